#include "server/bus/nats_bus.h"

#include <cassert>
#include <chrono>
#include <utility>

#include "server/bus/message.h"

namespace cheesemoon::server {

namespace {

constexpr std::chrono::seconds round_trip_limit(5);
/// At the end nobody waits long for a server that does not answer.
constexpr std::chrono::seconds last_round_trip_limit(1);
constexpr std::chrono::seconds wait_before_another_try(1);

}  // namespace

Result<std::unique_ptr<Bus>, std::string> NatsBus::open(const NatsAddress& address, Hear hear,
                                                        Missed missed) {
  std::unique_ptr<NatsBus> bus(new NatsBus(address, std::move(hear), std::move(missed)));
  if (const auto fault = bus->connect()) return Failure{*fault};
  bus->thread_ = std::thread([working = bus.get()] { working->work_until_stopped(); });
  return std::unique_ptr<Bus>(std::move(bus));
}

NatsBus::NatsBus(NatsAddress address, Hear hear, Missed missed)
    : address_(std::move(address)),
      process_(random_process()),
      hear_(std::move(hear)),
      missed_(std::move(missed)) {}

NatsBus::~NatsBus() {
  {
    const std::lock_guard lock(mutex_);
    work_.is_stopping = true;
    changed_.notify_all();
  }
  if (thread_.joinable()) thread_.join();
}

std::optional<std::string> NatsBus::connect() {
  // What takes long is left to the thread of the bus.
  const auto note = [this](bool is_connected, bool Work::*what) {
    return [this, is_connected, what] {
      const std::lock_guard lock(mutex_);
      figures_.is_connected = is_connected;
      if (what != nullptr) work_.*what = true;
      changed_.notify_all();
    };
  };
  NatsEvents events;
  events.received = [this](std::string_view text) { receive(text); };
  events.overrun = [this] { tell_missed(); };
  events.disconnected = note(false, nullptr);
  events.reconnected = note(true, &Work::came_back);
  events.closed = note(false, &Work::is_closed);
  {
    // Before there are events that know better.
    const std::lock_guard lock(mutex_);
    work_.is_closed = false;
    figures_.is_connected = true;
  }
  auto connection = NatsConnection::connect(address_, std::move(events));
  if (connection) {
    connection_ = std::move(*connection);
    return std::nullopt;
  }
  const std::lock_guard lock(mutex_);
  work_.is_closed = false;
  figures_.is_connected = false;
  return connection.error();
}

void NatsBus::announce(const Announcement& announcement) {
  assert(is_announcement(announcement));
  const std::lock_guard lock(mutex_);
  ++figures_.announced;
  if (work_.queue.size() >= most_waiting) {
    figures_.dropped += work_.queue.size();
    work_.queue.clear();
    work_.others_missed = true;
  }
  work_.queue.push_back(announcement);
  if (work_.queue.size() == 1) changed_.notify_all();
}

Bus::Figures NatsBus::figures() const {
  const std::lock_guard lock(mutex_);
  return figures_;
}

NatsBus::Work NatsBus::take_work() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] {
    return !work_.queue.empty() || work_.others_missed || work_.came_back || work_.is_closed ||
           work_.is_stopping;
  });
  Work taken;
  std::swap(taken, work_);
  work_.is_stopping = taken.is_stopping;
  return taken;
}

bool NatsBus::is_connected() const {
  const std::lock_guard lock(mutex_);
  return figures_.is_connected;
}

void NatsBus::work_until_stopped() {
  while (true) {
    const Work work = take_work();
    if (work.is_closed && !work.is_stopping) replace_connection();
    if (work.came_back) catch_up();
    if (work.others_missed) tell_others_that_they_missed();
    send(work.queue);
    if (!work.is_stopping) continue;
    if (is_connected()) (void)connection_->make_round_trip(last_round_trip_limit);
    connection_.reset();
    return;
  }
}

void NatsBus::replace_connection() {
  connection_.reset();
  while (connect()) {
    if (!pause()) return;
    std::size_t waiting = 0;
    {
      const std::lock_guard lock(mutex_);
      waiting = work_.queue.size();
      work_.queue.clear();
    }
    drop(waiting);
  }
  const std::lock_guard lock(mutex_);
  work_.came_back = true;
}

void NatsBus::catch_up() {
  // Whoever is lost again will come back again.
  if (!is_connected()) return;
  // What others announce from now on is heard; what they did before is in the journals by now.
  if (connection_->make_round_trip(round_trip_limit)) {
    tell_others_that_they_missed();
    tell_missed();
  } else if (pause()) {
    const std::lock_guard lock(mutex_);
    work_.came_back = true;
  }
}

void NatsBus::tell_others_that_they_missed() {
  // Without a connection there will be a new one, and then they are told.
  if (!is_connected() || connection_->publish(write_message({std::nullopt, process_}))) return;
  if (!pause()) return;
  const std::lock_guard lock(mutex_);
  work_.others_missed = true;
}

void NatsBus::send(const std::vector<Announcement>& queue) {
  std::size_t sent = 0;
  if (is_connected()) {
    while (sent < queue.size() && connection_->publish(write_message({queue[sent], process_})))
      ++sent;
  }
  if (sent < queue.size()) drop(queue.size() - sent);
}

void NatsBus::drop(std::size_t announcements) {
  const std::lock_guard lock(mutex_);
  figures_.dropped += announcements;
  work_.others_missed = work_.others_missed || figures_.is_connected;
}

bool NatsBus::pause() {
  std::unique_lock lock(mutex_);
  return !changed_.wait_for(lock, wait_before_another_try, [&] { return work_.is_stopping; });
}

void NatsBus::receive(std::string_view text) {
  const auto message = read_message(text);
  if (message && message->process == process_) return;
  {
    const std::lock_guard lock(mutex_);
    if (!message) ++figures_.unreadable;
    if (message && message->announcement) ++figures_.heard;
  }
  if (!message) return;
  if (!message->announcement) {
    tell_missed();
    return;
  }
  const std::lock_guard lock(telling_);
  hear_(*message->announcement);
}

void NatsBus::tell_missed() {
  {
    const std::lock_guard lock(mutex_);
    ++figures_.missed;
  }
  const std::lock_guard lock(telling_);
  missed_();
}

}  // namespace cheesemoon::server
