#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <set>
#include <string>

#include "server/hall/services.h"
#include "server/http/http.h"

namespace cheesemoon::server {

struct DeskLimits {
  /// So that threads are left for bots.
  std::size_t most_at_once = 1;
  std::size_t most_waiting = 1;
  /// Of these, so that nobody fills the desk alone.
  std::size_t most_waiting_of_one = 1;
};

/// Answers that take long, worked out on other threads: a few at once, for everybody one after the
/// other, and no more waiting than there is patience for. Used on the thread of the hall.
class Desk {
 public:
  using Work = std::function<HttpResponse()>;

  /// The services outlive the desk, and it outlives all work on their other threads.
  Desk(HallServices& services, DeskLimits limits) : services_(services), limits_(limits) {}
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  /// `who` is a person or an address group. If too many wait it is not done, and the answer is
  /// that.
  void take(const std::string& who, Work work, HttpReply reply);

 private:
  struct Job {
    std::string who;
    Work work;
    HttpReply reply;
  };

  [[nodiscard]] bool is_full_for(const std::string& who) const;
  void start_what_may();
  void start(Job job);

  HallServices& services_;
  DeskLimits limits_;
  std::deque<Job> waiting_;
  /// For whom something is being done.
  std::set<std::string> served_;
};

}  // namespace cheesemoon::server
