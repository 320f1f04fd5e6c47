#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/core/result.h"
#include "engine/core/seat.h"

/// What is said to an engine, a line each.
namespace cheesemoon::protocol {

struct Identify {};
struct IsReady {};
struct SetOption {
  std::string name;
  std::string value;
};
/// The rest of the line, which `read_position` understands.
struct SetPosition {
  std::string text;
};
struct Go {
  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{0};
  bool infinite = false;
  /// For whom to choose, where several seats choose at once.
  std::optional<Seat> seat;
};
struct Stop {};
struct Wait {};
struct Quit {};
using Command = std::variant<Identify, IsReady, SetOption, SetPosition, Go, Stop, Wait, Quit>;

/// The error is a sentence that says what was expected.
Result<Command, std::string> read_command(std::string_view line);

/// The line of a `go`.
std::string write_go(const Go& go);

}  // namespace cheesemoon::protocol
