#pragma once

#include <cstdint>
#include <optional>

namespace cheesemoon::table {

/// Milliseconds.
using Time = std::int64_t;

/// When something happens: a date for people, and a time for clocks, which runs only while a host
/// does and knows nothing of dates. So nobody loses time because a server was down, or because
/// somebody has set the clock of its machine.
struct Instant {
  /// Since 1970.
  Time date = 0;
  /// How long the table's hosts have run.
  Time ran = 0;

  bool operator==(const Instant&) const = default;
};

/// The date of another moment, for those who know what time it is now.
constexpr Time date_of(Time ran, Instant now) {
  return now.date - (now.ran - ran);
}

/// How long people may think: `seconds` for each turn, or `seconds` for the whole game with an
/// `increment` after every turn. Days are many seconds.
struct ClockOptions {
  enum class Kind : std::uint8_t { turn, game };

  Kind kind = Kind::turn;
  std::int64_t seconds = 0;
  std::int64_t increment = 0;

  bool operator==(const ClockOptions&) const = default;
};

/// The clock of one seat: what is left, less the time since it runs, by how long hosts have run.
struct SeatClock {
  Time left = 0;
  std::optional<Time> since;

  [[nodiscard]] std::optional<Time> deadline() const {
    if (!since) return std::nullopt;
    return *since + left;
  }
  bool operator==(const SeatClock&) const = default;
};

SeatClock full_clock(const ClockOptions& options);
/// The turn of the seat begins or ends.
void start_clock(SeatClock& clock, const ClockOptions& options, Time now);
void stop_clock(SeatClock& clock, const ClockOptions& options, Time now);

}  // namespace cheesemoon::table
