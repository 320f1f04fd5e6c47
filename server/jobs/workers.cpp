#include "server/jobs/workers.h"

#include <sys/resource.h>

#include <algorithm>
#include <ctime>
#include <utility>

namespace cheesemoon::server {

namespace {

constexpr int low_priority = 10;

std::size_t rest_of(std::size_t threads) {
  // With one, everybody would wait for whoever asks for something long.
  return std::max<std::size_t>(threads, 2);
}

/// Of a core half a second a second for an address, and a minute of it at once; for a person half
/// of that.
constexpr Rate allowance_of_address{.interval = std::chrono::microseconds(2), .burst = 60'000'000};
constexpr Rate allowance_of_person{.interval = std::chrono::microseconds(4), .burst = 30'000'000};

ScheduleLimits limits_for(std::size_t threads, bool has_limits) {
  const int turns = static_cast<int>(threads);
  const int rest = static_cast<int>(rest_of(threads));
  // Whoever is not let in now waits at the table, and is asked again.
  constexpr int turns_waiting = 5'000;
  ScheduleLimits limits{
      .of_kind = {{
          {.at_once = turns,
           .waiting = turns_waiting,
           .waiting_of_address = turns_waiting / 5,
           .waiting_of_person = turns_waiting / 20},
          // Each takes 64 MiB.
          {.at_once = 2, .waiting = 32, .waiting_of_address = 16, .waiting_of_person = 4},
          {.at_once = rest, .waiting = 100, .waiting_of_address = 20, .waiting_of_person = 5},
          // An answer has to be there within a minute.
          {.at_once = rest / 2, .waiting = 12, .waiting_of_address = 4, .waiting_of_person = 1},
          {.at_once = rest,
           .waiting = turns_waiting,
           .waiting_of_address = turns_waiting / 5,
           .waiting_of_person = turns_waiting / 20},
      }},
      .of_address = allowance_of_address,
      .of_person = allowance_of_person};
  if (has_limits) return limits;
  limits.of_address = no_limit;
  limits.of_person = no_limit;
  for (JobLimits& kind : limits.of_kind)
    kind.waiting_of_address = kind.waiting_of_person = kind.waiting;
  return limits;
}

Moment now() {
  return std::chrono::steady_clock::now();
}

/// Of this thread, so far.
std::chrono::nanoseconds processor_time() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

Crew crew_of(JobKind kind) {
  return kind == JobKind::watched_turn ? Crew::for_watched_turns : Crew::for_the_rest;
}

}  // namespace

Workers::Workers(std::size_t threads, bool has_limits)
    : schedule_(limits_for(threads, has_limits)) {
  threads_.reserve(threads + rest_of(threads));
  for (std::size_t thread = 0; thread < threads; ++thread)
    threads_.emplace_back([this] { work(Crew::for_watched_turns); });
  for (std::size_t thread = 0; thread < rest_of(threads); ++thread)
    threads_.emplace_back([this] {
      // On Linux this is about the thread alone.
      (void)setpriority(PRIO_PROCESS, 0, low_priority);
      work(Crew::for_the_rest);
    });
}

Workers::~Workers() {
  stop();
}

std::optional<JobRefusal> Workers::take(Job job) {
  const Crew crew = crew_of(job.kind);
  {
    const std::lock_guard lock(mutex_);
    if (auto refusal = schedule_.add(std::move(job), now())) return refusal;
  }
  wake(crew);
  return std::nullopt;
}

void Workers::hurry(const JobOwner& owner, const std::string& table, const JobOwner& watcher) {
  {
    const std::lock_guard lock(mutex_);
    schedule_.hurry(owner, table, watcher);
  }
  wake(Crew::for_watched_turns);
}

AllJobFigures Workers::figures() {
  const std::lock_guard lock(mutex_);
  return schedule_.figures();
}

void Workers::stop() {
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
  }
  for (std::condition_variable& changed : changed_) changed.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void Workers::wake(Crew crew) {
  changed_[static_cast<std::size_t>(crew)].notify_one();
}

void Workers::wait(std::unique_lock<std::mutex>& lock, Crew crew) {
  std::condition_variable& changed = changed_[static_cast<std::size_t>(crew)];
  const auto refill =
      crew == Crew::for_the_rest ? schedule_.next_refill(now()) : std::optional<Moment>();
  if (refill) {
    changed.wait_until(lock, *refill);
  } else {
    changed.wait(lock);
  }
}

void Workers::work(Crew crew) {
  std::unique_lock lock(mutex_);
  while (!is_stopping_) {
    auto job = schedule_.begin(crew, now());
    if (!job) {
      wait(lock, crew);
      continue;
    }
    lock.unlock();
    const auto before = processor_time();
    job->work();
    // What it holds goes before others are let in.
    job->work = nullptr;
    const auto took = processor_time() - before;
    lock.lock();
    schedule_.end(job->kind, job->owner, took, now());
    // Another may begin what could not begin beside this one.
    wake(crew);
  }
}

}  // namespace cheesemoon::server
