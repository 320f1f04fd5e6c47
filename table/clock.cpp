#include "table/clock.h"

#include <algorithm>

namespace cheesemoon::table {

namespace {

constexpr std::int64_t milliseconds = 1000;

}  // namespace

SeatClock full_clock(const ClockOptions& options) {
  return {.left = options.seconds * milliseconds, .since = std::nullopt};
}

void start_clock(SeatClock& clock, const ClockOptions& options, Time now) {
  if (options.kind == ClockOptions::Kind::turn) clock = full_clock(options);
  clock.since = now;
}

void stop_clock(SeatClock& clock, const ClockOptions& options, Time now) {
  if (clock.since) {
    // A host that was killed forgets the last seconds that it ran.
    clock.left = std::max<Time>(clock.left - std::max<Time>(now - *clock.since, 0), 0);
    if (options.kind == ClockOptions::Kind::game) clock.left += options.increment * milliseconds;
  }
  clock.since.reset();
}

}  // namespace cheesemoon::table
