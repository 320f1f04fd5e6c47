#include "protocol/command.h"

#include <fmt/format.h>

#include "engine/core/read_number.h"
#include "engine/core/words.h"
#include "protocol/quotation.h"

namespace cheesemoon::protocol {

namespace {

using ReadCommand = Result<Command, std::string>;

ReadCommand read_go(std::string_view rest) {
  constexpr std::uint64_t most_nodes = std::uint64_t{1} << 62U;
  constexpr std::uint64_t most_milliseconds = 1'000'000'000;
  constexpr std::uint64_t most_seats = 5;
  Go go;
  while (!rest.empty()) {
    const std::string_view word = take_word(rest);
    if (word == "infinite") {
      go.infinite = true;
      continue;
    }
    if (word != "nodes" && word != "time" && word != "seat")
      return Failure{
          fmt::format("go: expected nodes, time, seat or infinite, found {}", quotation(word))};
    const std::string_view value = take_word(rest);
    const std::uint64_t most = word == "nodes"  ? most_nodes
                               : word == "time" ? most_milliseconds
                                                : most_seats;
    const auto number = read_number<std::uint64_t>(value, 1, most);
    if (!number)
      return Failure{fmt::format("go {}: expected a number from 1 to {}, found {}", word, most,
                                 quotation(value))};
    if (word == "nodes") go.nodes = *number;
    if (word == "time") go.time = std::chrono::milliseconds(*number);
    if (word == "seat") go.seat = static_cast<Seat>(*number - 1);
  }
  if (go.infinite && (go.nodes > 0 || go.time.count() > 0))
    return Failure{std::string("go: infinite has no other limit")};
  return Command(go);
}

}  // namespace

ReadCommand read_command(std::string_view line) {
  std::string_view rest = line;
  const std::string_view word = take_word(rest);
  if (word == "option") {
    const std::string_view name = take_word(rest);
    if (name.empty() || rest.empty())
      return Failure{std::string("option: expected a name and a value")};
    return Command(SetOption{std::string(name), std::string(rest)});
  }
  if (word == "position") return Command(SetPosition{std::string(rest)});
  if (word == "go") return read_go(rest);
  const auto alone = [&](const Command& command) -> ReadCommand {
    if (rest.empty()) return command;
    return Failure{fmt::format("{}: expected nothing more, found {}", word, quotation(rest))};
  };
  if (word == "identify") return alone(Identify{});
  if (word == "isready") return alone(IsReady{});
  if (word == "stop") return alone(Stop{});
  if (word == "wait") return alone(Wait{});
  if (word == "quit") return alone(Quit{});
  return Failure{fmt::format(
      "unknown command {}: expected identify, isready, option, position, go, stop, wait or quit",
      quotation(word))};
}

std::string write_go(const Go& go) {
  std::string line = "go";
  if (go.nodes > 0) line += fmt::format(" nodes {}", go.nodes);
  if (go.time.count() > 0) line += fmt::format(" time {}", go.time.count());
  if (go.infinite) line += " infinite";
  if (go.seat) line += fmt::format(" seat {}", number(*go.seat));
  return line;
}

}  // namespace cheesemoon::protocol
