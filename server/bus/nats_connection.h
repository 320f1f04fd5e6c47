#pragma once

#include <nats/nats.h>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "engine/core/result.h"
#include "server/bus/nats_address.h"

namespace cheesemoon::server {

/// What happens on a connection, told on threads that are not the caller's.
struct NatsEvents {
  std::function<void(std::string_view text)> received;
  /// Messages came faster than they were taken, and some are gone.
  std::function<void()> overrun;
  std::function<void()> disconnected;
  std::function<void()> reconnected;
  /// For good: there will be no reconnection. Also told at the end of the connection.
  std::function<void()> closed;
};

/// A connection to NATS that publishes on one subject and hears everything there. It comes back by
/// itself when it is lost, unless the server refuses it.
class NatsConnection {
 public:
  static Result<std::unique_ptr<NatsConnection>, std::string> connect(const NatsAddress& address,
                                                                      NatsEvents events);
  NatsConnection(const NatsConnection&) = delete;
  NatsConnection& operator=(const NatsConnection&) = delete;
  /// Afterwards there are no more events.
  ~NatsConnection();

  /// Waits while the server does not read. Whether it was taken, which does not mean that it
  /// arrives.
  bool publish(const std::string& text);
  /// Waits until the server has seen everything, publications and the subscription. Whether it has.
  bool make_round_trip(std::chrono::milliseconds limit);

 private:
  explicit NatsConnection(NatsEvents events) : events_(std::move(events)) {}
  /// OK, or why not.
  natsStatus open(const NatsAddress& address);
  natsStatus apply(natsOptions* options, const NatsAddress& address);
  void receive_until_closed();
  void note_closed();

  NatsEvents events_;
  natsConnection* connection_ = nullptr;
  natsSubscription* subscription_ = nullptr;
  std::mutex mutex_;
  std::condition_variable changed_;
  /// Under the mutex.
  bool is_closed_ = false;
  std::thread receiver_;
};

}  // namespace cheesemoon::server
