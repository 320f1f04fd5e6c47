#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>

#include "server/jobs/job.h"
#include "server/limits/bucket.h"

namespace cheesemoon::server {

/// How many jobs of a kind there may be.
struct JobLimits {
  int at_once = 1;
  int waiting = 1;
  /// Of these, so that nobody has all the places.
  int waiting_of_address = 1;
  int waiting_of_person = 1;
};

struct ScheduleLimits {
  /// By the order of their enumeration.
  std::array<JobLimits, job_kinds> of_kind{};
  /// The allowances: tokens are microseconds of processor time.
  Rate of_address;
  Rate of_person;
};

/// Who does the jobs. Turns at watched tables have threads of their own, because nothing that has
/// begun can be interrupted: however long it takes, no such turn waits for it.
enum class Crew : std::uint8_t { for_watched_turns, for_the_rest };

/// Which job is next. Plain data: no threads, no clock.
///
/// Everybody has an allowance of processor time that fills again, and so has every address. Next
/// is whose address has used least of it, among those of an address who has himself, and then who
/// has waited longest. So whoever asks for much waits for himself, however many names he has. Of
/// each owner one job of a kind is done at a time. When an allowance is used up, answers are
/// refused until it has filled again, and turns that nobody looks at wait; these come last anyway.
class Schedule {
 public:
  explicit Schedule(const ScheduleLimits& limits) : limits_(limits) {}

  /// Takes a job, or says why not.
  std::optional<JobRefusal> add(Job job, Moment now);

  /// The next job for one of a crew, if there is one that may begin.
  std::optional<Job> begin(Crew crew, Moment now);

  /// A job that was begun has taken so much of a processor.
  void end(JobKind kind, const JobOwner& owner, std::chrono::nanoseconds processor_time,
           Moment now);

  /// Somebody has come to a table: turns there that wait are his now, and watched.
  void hurry(const JobOwner& owner, const std::string& table, const JobOwner& watcher);

  /// When the first allowance that a turn waits for is there again.
  [[nodiscard]] std::optional<Moment> next_refill(Moment now) const;

  [[nodiscard]] const AllJobFigures& figures() const { return figures_; }
  /// How many owners are remembered.
  [[nodiscard]] std::size_t size() const { return addresses_.size() + people_.size(); }

 private:
  struct Account {
    Bucket allowance{};
    std::array<int, job_kinds> waiting{};
  };
  using Accounts = std::map<std::string, Account>;

  struct Waiting {
    Job job;
    Moment since{};
  };

  /// The least comes first.
  using Standing = std::tuple<Moment, Moment, Moment>;

  struct Candidate {
    JobKind kind = JobKind::answer;
    const JobOwner* owner = nullptr;
    Standing standing{};
  };

  void push(Job job, Moment since);
  Job pop(JobKind kind, const JobOwner& owner);
  void count(JobKind kind, const JobOwner& owner, int change);
  void consider(JobKind kind, Moment now, std::optional<Candidate>& best) const;
  [[nodiscard]] std::optional<JobRefusal> why_not(JobKind kind, const JobOwner& owner,
                                                  Moment now) const;
  [[nodiscard]] std::chrono::nanoseconds debt_of(const JobOwner& owner, Moment now) const;
  void forget_full(Moment now);

  ScheduleLimits limits_;
  // By kind:
  std::array<std::map<JobOwner, std::deque<Waiting>>, job_kinds> waiting_;
  AllJobFigures figures_{};
  /// For whom one is being done.
  std::array<std::set<JobOwner>, job_kinds> served_;
  /// Those who wait, and whose allowances are not full. The latter have had processors work for
  /// them as long as they are remembered, more or less: there cannot be many.
  Accounts addresses_;
  Accounts people_;
};

}  // namespace cheesemoon::server
