#pragma once

#include <condition_variable>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "server/bus/bus.h"
#include "server/bus/nats_address.h"
#include "server/bus/nats_connection.h"

namespace cheesemoon::server {

/// The bus over NATS. The library writes to the network in the thread that publishes, and holds a
/// lock meanwhile that everybody needs: so announcements wait in a queue for a thread of the bus.
class NatsBus final : public Bus {
 public:
  static Result<std::unique_ptr<Bus>, std::string> open(const NatsAddress& address, Hear hear,
                                                        Missed missed);
  NatsBus(const NatsBus&) = delete;
  NatsBus& operator=(const NatsBus&) = delete;
  /// Sends what is in the queue, if the server is there.
  ~NatsBus() override;

  void announce(const Announcement& announcement) override;
  [[nodiscard]] Figures figures() const override;

  /// More than these do not wait: the queue is dropped, and the others are told.
  static constexpr std::size_t most_waiting = 65'536;

 private:
  /// What the thread has to do.
  struct Work {
    std::vector<Announcement> queue;
    /// Announcements got lost on the way out.
    bool others_missed = false;
    /// The connection was lost for a while: both sides may have missed something.
    bool came_back = false;
    /// The connection is lost for good.
    bool is_closed = false;
    bool is_stopping = false;
  };

  NatsBus(NatsAddress address, Hear hear, Missed missed);
  /// Nothing, or why not.
  std::optional<std::string> connect();
  void work_until_stopped();
  Work take_work();
  [[nodiscard]] bool is_connected() const;
  /// Makes a new connection, however long it takes.
  void replace_connection();
  void catch_up();
  void send(const std::vector<Announcement>& queue);
  void tell_others_that_they_missed();
  void drop(std::size_t announcements);
  /// Before something is tried again. Whether there is still time for it.
  bool pause();
  void receive(std::string_view text);
  void tell_missed();

  NatsAddress address_;
  std::string process_;
  /// One call at a time.
  std::mutex telling_;
  Hear hear_;
  Missed missed_;

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  // Under the mutex:
  Work work_;
  Figures figures_;

  /// The thread's alone, once that runs.
  std::unique_ptr<NatsConnection> connection_;
  std::thread thread_;
};

}  // namespace cheesemoon::server
