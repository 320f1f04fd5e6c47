#pragma once

#include <fmt/format.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/result.h"
#include "tools/light_sockets.h"
#include "tools/load.h"

namespace cheesemoon::tools {

/// The share of one thread in a load: people who sit at tables in pairs, 0 against 1, 2 against 3
/// and so on. Whoever has a choice is ready; an act that is due is that of any of them.
class LoadPlayers final : public LightSocketHandler {
 public:
  using Clock = std::chrono::steady_clock;

  /// An even number of people.
  static Result<std::unique_ptr<LoadPlayers>, std::string> make(
      std::span<const server::Url> processes, const LoadOptions& options, std::size_t people,
      std::uint64_t share);

  // One after the other. An error says what did not work.
  std::optional<std::string> connect();
  std::optional<std::string> make_tables();
  void play(double rate, std::chrono::seconds seconds);

  /// Since the last call.
  LoadFigures take_figures();

  void connected(std::size_t number) override;
  void answered(std::size_t number, int status, std::string_view body) override;
  void received(std::size_t number, std::string_view line) override;
  void closed(std::size_t number) override;

 private:
  static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

  struct Person {
    std::string token;
    /// Of the server.
    std::size_t process = 0;
    std::string table;
    int seat = 1;
    /// Of the last update, and one of its choices, if there were any.
    std::uint32_t sequence = 0;
    std::string choice;
    /// The last act, while it is not answered.
    bool waits = false;
    std::uint32_t request = 0;
    Clock::time_point sent{};
    /// Where in the list of those who are ready.
    std::size_t place = nowhere;
  };

  LoadPlayers(LightSockets sockets, const LoadOptions& options, std::size_t people,
              std::uint64_t share);

  void come_in(std::size_t number);

  /// Lets things happen until so many have; false if it takes too long.
  bool wait_until(const std::size_t& count, std::size_t wanted);
  void take_guest(std::size_t number, int status, std::string_view body);
  void take_table(std::size_t number, int status, std::string_view body);
  void ask_for_table(std::size_t number);
  /// A table of its maker on that seat, and his opponent.
  void begin(std::size_t maker, std::string_view table, int seat);
  void sit_down(std::size_t number);
  void watch(std::size_t number);
  void take_update(std::size_t number, std::string_view line);
  void take_done(std::size_t number, std::string_view line);
  void take_refusal(std::size_t number, std::string_view line);
  void take_rematch(std::size_t number, std::string_view line);
  void end_table(std::size_t number);
  void set_ready(std::size_t number);
  void set_unready(std::size_t number);
  void act(Clock::time_point due);

  /// Into `message_`, which keeps its room.
  template <class... Values>
  void write(fmt::format_string<const Values&...> words, const Values&... values) {
    message_.clear();
    fmt::format_to(std::back_inserter(message_), words, values...);
  }

  LightSockets sockets_;
  std::size_t processes_;
  std::string game_;
  std::vector<Person> people_;
  std::vector<std::size_t> ready_;
  Random random_;
  /// By clerk the maker of the table that is being made.
  std::vector<std::size_t> asked_for_;
  LoadFigures figures_;
  std::string message_;
  std::string error_;
  // What has been reached so far.
  bool has_found_server_ = false;
  std::size_t connections_begun_ = 0;
  std::size_t welcomed_ = 0;
  std::size_t tables_asked_ = 0;
  std::size_t playing_ = 0;
  std::uint64_t rematches_ = 0;
};

}  // namespace cheesemoon::tools
