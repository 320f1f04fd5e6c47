#pragma once

#include <cstdint>
#include <optional>

namespace cheesemoon::table {

/// Milliseconds since 1970, like all times of a table.
using Time = std::int64_t;

/// How long people may think: `seconds` for each turn, or `seconds` for the whole game with an
/// `increment` after every turn. Days are many seconds.
struct ClockOptions {
  enum class Kind : std::uint8_t { turn, game };

  Kind kind = Kind::turn;
  std::int64_t seconds = 0;
  std::int64_t increment = 0;

  bool operator==(const ClockOptions&) const = default;
};

/// The clock of one seat: what is left, less the time since it runs.
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
