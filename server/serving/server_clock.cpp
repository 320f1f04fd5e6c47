#include "server/serving/server_clock.h"

#include <utility>

namespace cheesemoon::server {

namespace {

/// Whoever asks for our health more often gets the same answer, and makes us write no more.
constexpr table::Time shortest_between_beats = 1'000;

template <class Clock>
table::Time milliseconds_of() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch())
      .count();
}

table::Time ran_at_start(const Heartbeat& last, bool is_alone, table::Time date) {
  constexpr table::Time longest_pause = 2 * ServerClock::between_beats.count();
  const table::Time pause = date - last.date;
  const bool is_served_by_others = !is_alone && pause >= 0 && pause <= longest_pause;
  return is_served_by_others ? last.ran + pause : last.ran;
}

}  // namespace

table::Time date_of_machine() {
  return milliseconds_of<std::chrono::system_clock>();
}

ServerClock::Sources ServerClock::of_this_machine() {
  return {.date = date_of_machine, .steady = milliseconds_of<std::chrono::steady_clock>};
}

ServerClock::ServerClock(Sources sources, const Heartbeat& last, bool is_alone)
    : sources_(std::move(sources)),
      ahead_(ran_at_start(last, is_alone, sources_.date()) - sources_.steady()) {}

table::Instant ServerClock::now() const {
  return {.date = sources_.date(), .ran = sources_.steady() + ahead_};
}

StoreResult<Done> ServerClock::beat(Store& store) {
  const table::Instant time = now();
  if (outcome_ && time.ran < beat_at_ + shortest_between_beats) return outcome_;
  const auto written = store.beat({time.ran, time.date});
  beat_at_ = time.ran;
  outcome_ = written ? StoreResult<Done>(Done{}) : StoreResult<Done>(Failure{written.error()});
  // Another process is ahead of us.
  if (written && written->ran > time.ran) ahead_ += written->ran - time.ran;
  return outcome_;
}

}  // namespace cheesemoon::server
