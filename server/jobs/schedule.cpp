#include "server/jobs/schedule.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cheesemoon::server {

namespace {

constexpr std::chrono::seconds soon{5};

std::size_t place_of(JobKind kind) {
  return static_cast<std::size_t>(kind);
}

bool is_answer(JobKind kind) {
  return kind == JobKind::answer || kind == JobKind::long_answer;
}

}  // namespace

std::optional<JobRefusal> Schedule::add(Job job, Moment now) {
  if (auto refusal = why_not(job.kind, job.owner, now)) {
    ++figures_[place_of(job.kind)].refused;
    return refusal;
  }
  push(std::move(job), now);
  return std::nullopt;
}

std::optional<JobRefusal> Schedule::why_not(JobKind kind, const JobOwner& owner, Moment now) const {
  const JobLimits& limits = limits_.of_kind[place_of(kind)];
  const auto has_enough = [&](const Accounts& accounts, const std::string& key, int most) {
    const auto found = accounts.find(key);
    return found != accounts.end() && found->second.waiting[place_of(kind)] >= most;
  };
  if (const auto debt = debt_of(owner, now); is_answer(kind) && debt.count() > 0)
    return JobRefusal{.is_owners_fault = true, .retry_after = debt};
  if (has_enough(addresses_, owner.address, limits.waiting_of_address) ||
      has_enough(people_, owner.person, limits.waiting_of_person))
    return JobRefusal{.is_owners_fault = true, .retry_after = soon};
  if (figures_[place_of(kind)].waiting >= limits.waiting)
    return JobRefusal{.is_owners_fault = false, .retry_after = soon};
  return std::nullopt;
}

void Schedule::push(Job job, Moment since) {
  count(job.kind, job.owner, 1);
  auto& queue = waiting_[place_of(job.kind)][job.owner];
  queue.push_back({std::move(job), since});
}

Job Schedule::pop(JobKind kind, const JobOwner& owner) {
  const auto found = waiting_[place_of(kind)].find(owner);
  Job job = std::move(found->second.front().job);
  found->second.pop_front();
  if (found->second.empty()) waiting_[place_of(kind)].erase(found);
  count(kind, job.owner, -1);
  return job;
}

void Schedule::count(JobKind kind, const JobOwner& owner, int change) {
  figures_[place_of(kind)].waiting += change;
  addresses_[owner.address].waiting[place_of(kind)] += change;
  if (!owner.person.empty()) people_[owner.person].waiting[place_of(kind)] += change;
}

std::optional<Job> Schedule::begin(Crew crew, Moment now) {
  std::optional<Candidate> best;
  if (crew == Crew::for_watched_turns) {
    consider(JobKind::watched_turn, now, best);
  } else {
    for (const JobKind kind : {JobKind::password, JobKind::answer, JobKind::long_answer})
      consider(kind, now, best);
    if (!best) consider(JobKind::unwatched_turn, now, best);
  }
  if (!best) return std::nullopt;
  Job job = pop(best->kind, *best->owner);
  served_[place_of(job.kind)].insert(job.owner);
  return job;
}

void Schedule::consider(JobKind kind, Moment now, std::optional<Candidate>& best) const {
  const auto& served = served_[place_of(kind)];
  if (std::ssize(served) >= limits_.of_kind[place_of(kind)].at_once) return;
  const auto used_up_to = [now](const Accounts& accounts, const std::string& key) {
    const auto found = accounts.find(key);
    return found == accounts.end() ? now : std::max(found->second.allowance.full_at, now);
  };
  for (const auto& [owner, queue] : waiting_[place_of(kind)]) {
    if (served.contains(owner)) continue;
    if (kind == JobKind::unwatched_turn && debt_of(owner, now).count() > 0) continue;
    const Standing standing{used_up_to(addresses_, owner.address),
                            used_up_to(people_, owner.person), queue.front().since};
    if (!best || standing < best->standing) best = {kind, &owner, standing};
  }
}

void Schedule::end(JobKind kind, const JobOwner& owner, std::chrono::nanoseconds processor_time,
                   Moment now) {
  served_[place_of(kind)].erase(owner);
  ++figures_[place_of(kind)].done;
  figures_[place_of(kind)].processor_time += processor_time;
  const auto tokens = std::chrono::ceil<std::chrono::microseconds>(processor_time).count();
  charge(addresses_[owner.address].allowance, limits_.of_address, now, tokens);
  if (!owner.person.empty())
    charge(people_[owner.person].allowance, limits_.of_person, now, tokens);
  forget_full(now);
}

void Schedule::hurry(const JobOwner& owner, const std::string& table, const JobOwner& watcher) {
  auto taken = waiting_[place_of(JobKind::unwatched_turn)].extract(owner);
  if (taken.empty()) return;
  for (Waiting& one : taken.mapped()) {
    count(JobKind::unwatched_turn, owner, -1);
    if (one.job.table == table) {
      one.job.kind = JobKind::watched_turn;
      one.job.owner = watcher;
    }
    push(std::move(one.job), one.since);
  }
}

std::optional<Moment> Schedule::next_refill(Moment now) const {
  std::optional<Moment> next;
  for (const auto& [owner, queue] : waiting_[place_of(JobKind::unwatched_turn)]) {
    const auto debt = debt_of(owner, now);
    if (debt.count() > 0 && (!next || now + debt < *next)) next = now + debt;
  }
  return next;
}

std::chrono::nanoseconds Schedule::debt_of(const JobOwner& owner, Moment now) const {
  const auto debt_in = [now](const Accounts& accounts, const std::string& key, const Rate& rate) {
    const auto found = accounts.find(key);
    return found == accounts.end() ? std::chrono::nanoseconds(0)
                                   : debt(found->second.allowance, rate, now);
  };
  return std::max(debt_in(addresses_, owner.address, limits_.of_address),
                  debt_in(people_, owner.person, limits_.of_person));
}

void Schedule::forget_full(Moment now) {
  const auto is_forgotten = [now](const auto& entry) {
    const Account& account = entry.second;
    return account.allowance.is_full(now) &&
           std::all_of(account.waiting.begin(), account.waiting.end(),
                       [](int waiting) { return waiting == 0; });
  };
  std::erase_if(addresses_, is_forgotten);
  std::erase_if(people_, is_forgotten);
}

}  // namespace cheesemoon::server
