#include "server/bus/nats_connection.h"

#include <fmt/format.h>

#include <cstdint>
#include <vector>

namespace cheesemoon::server {

namespace {

constexpr const char* subject = "cheesemoon.tables";

/// A server that does not answer for so long, in milliseconds, is taken to be gone.
constexpr std::int64_t connect_limit = 5'000;
constexpr std::int64_t write_limit = 10'000;
constexpr std::int64_t ping_interval = 10'000;
constexpr int most_pings_without_answer = 2;
constexpr std::int64_t wait_before_reconnection = 500;
constexpr int for_ever = -1;

struct FreeOptions {
  void operator()(natsOptions* options) const { natsOptions_Destroy(options); }
};
struct FreeMessage {
  void operator()(natsMsg* message) const { natsMsg_Destroy(message); }
};

/// Does one step after another until one fails.
template <class... Steps>
natsStatus in_turn(Steps... steps) {
  natsStatus status = NATS_OK;
  (void)(((status = steps()) == NATS_OK) && ...);
  return status;
}

}  // namespace

Result<std::unique_ptr<NatsConnection>, std::string> NatsConnection::connect(
    const NatsAddress& address, NatsEvents events) {
  std::unique_ptr<NatsConnection> connection(new NatsConnection(std::move(events)));
  const natsStatus status = connection->open(address);
  if (status != NATS_OK)
    return Failure{
        fmt::format("cannot use the bus at {}: {}", address.shown(), natsStatus_GetText(status))};
  return connection;
}

natsStatus NatsConnection::apply(natsOptions* options, const NatsAddress& address) {
  std::vector<const char*> urls;
  urls.reserve(address.urls.size());
  for (const std::string& url : address.urls) urls.push_back(url.c_str());
  return in_turn(
      [&] { return natsOptions_SetServers(options, urls.data(), static_cast<int>(urls.size())); },
      [&] { return natsOptions_SetSecure(options, address.is_secure); },
      [&] { return natsOptions_SetName(options, "cheesemoon"); },
      [&] { return natsOptions_SetTimeout(options, connect_limit); },
      [&] { return natsOptions_SetWriteDeadline(options, write_limit); },
      [&] { return natsOptions_SetPingInterval(options, ping_interval); },
      [&] { return natsOptions_SetMaxPingsOut(options, most_pings_without_answer); },
      [&] { return natsOptions_SetMaxReconnect(options, for_ever); },
      [&] { return natsOptions_SetReconnectWait(options, wait_before_reconnection); },
      // Without one the library writes to standard error.
      [&] {
        return natsOptions_SetErrorHandler(
            options,
            [](natsConnection* /*connection*/, natsSubscription* /*subscription*/,
               natsStatus /*error*/, void* /*closure*/) {},
            nullptr);
      },
      [&] {
        return natsOptions_SetDisconnectedCB(
            options,
            [](natsConnection* /*connection*/, void* self) {
              static_cast<NatsConnection*>(self)->events_.disconnected();
            },
            this);
      },
      [&] {
        return natsOptions_SetReconnectedCB(
            options,
            [](natsConnection* /*connection*/, void* self) {
              static_cast<NatsConnection*>(self)->events_.reconnected();
            },
            this);
      },
      [&] {
        return natsOptions_SetClosedCB(
            options,
            [](natsConnection* /*connection*/, void* self) {
              static_cast<NatsConnection*>(self)->note_closed();
            },
            this);
      });
}

natsStatus NatsConnection::open(const NatsAddress& address) {
  natsOptions* made = nullptr;
  natsStatus status = natsOptions_Create(&made);
  if (status != NATS_OK) return status;
  const std::unique_ptr<natsOptions, FreeOptions> options(made);
  status =
      in_turn([&] { return apply(options.get(), address); },
              [&] { return natsConnection_Connect(&connection_, options.get()); },
              [&] { return natsConnection_SubscribeSync(&subscription_, connection_, subject); },
              // Only now it is certain that nothing is missed, and that the server allows it.
              [&] { return natsConnection_FlushTimeout(connection_, connect_limit); },
              [&] {
                const char* sentence = nullptr;
                return natsConnection_GetLastError(connection_, &sentence);
              });
  if (status == NATS_OK) receiver_ = std::thread([this] { receive_until_closed(); });
  return status;
}

NatsConnection::~NatsConnection() {
  if (connection_ != nullptr) {
    natsConnection_Close(connection_);
    // The last thing that the library says of a connection.
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return is_closed_; });
  }
  if (receiver_.joinable()) receiver_.join();
  natsSubscription_Destroy(subscription_);
  natsConnection_Destroy(connection_);
}

void NatsConnection::note_closed() {
  events_.closed();
  const std::lock_guard lock(mutex_);
  is_closed_ = true;
  // Under the mutex: afterwards all this may be gone.
  changed_.notify_all();
}

bool NatsConnection::publish(const std::string& text) {
  return natsConnection_Publish(connection_, subject, text.data(), static_cast<int>(text.size())) ==
         NATS_OK;
}

bool NatsConnection::make_round_trip(std::chrono::milliseconds limit) {
  return natsConnection_FlushTimeout(connection_, limit.count()) == NATS_OK;
}

void NatsConnection::receive_until_closed() {
  constexpr std::int64_t long_enough = 60'000;
  std::int64_t lost = 0;
  while (true) {
    natsMsg* received = nullptr;
    const natsStatus status = natsSubscription_NextMsg(&received, subscription_, long_enough);
    const std::unique_ptr<natsMsg, FreeMessage> message(received);
    // A message is lost only while others wait, so whoever looks after each of them sees it.
    std::int64_t lost_by_now = lost;
    (void)natsSubscription_GetDropped(subscription_, &lost_by_now);
    if (lost_by_now != lost) events_.overrun();
    lost = lost_by_now;
    if (message) {
      events_.received({natsMsg_GetData(message.get()),
                        static_cast<std::size_t>(natsMsg_GetDataLength(message.get()))});
    } else if (status != NATS_TIMEOUT && status != NATS_SLOW_CONSUMER) {
      return;
    }
  }
}

}  // namespace cheesemoon::server
