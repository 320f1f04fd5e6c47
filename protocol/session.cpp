#include "protocol/session.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <atomic>
#include <cstdint>
#include <exception>
#include <istream>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <ostream>
#include <span>
#include <string_view>
#include <thread>
#include <type_traits>

#include "cores/workers.h"
#include "engine/core/random.h"
#include "engine/core/read_number.h"
#include "engine/core/words.h"
#include "players/by_name.h"
#include "players/legal_actions.h"
#include "protocol/command.h"
#include "protocol/position.h"
#include "protocol/quotation.h"
#include "protocol/reply.h"

namespace cheesemoon::protocol {

namespace {

using brave_rats::BraveRats;
using first_rat::FirstRat;

constexpr unsigned most_threads = 1'024;
constexpr std::uint64_t most_seed = std::numeric_limits<std::uint64_t>::max();

template <Game G>
constexpr std::string_view usual_player = std::is_same_v<G, FirstRat> ? "search" : "perfect";

template <class Number>
bool set_number(Number& number, std::string_view text, Number least, Number most) {
  const auto read = read_number<Number>(text, least, most);
  number = read.value_or(number);
  return read.has_value();
}

/// What can be set, and the players that follow from it.
struct Settings {
  bool is_brave_rats = false;
  std::string player{usual_player<FirstRat>};
  std::uint64_t seed = 1;
  unsigned threads = cores::all_cores();

  [[nodiscard]] std::string_view game() const {
    return is_brave_rats ? BraveRats::name : FirstRat::name;
  }
  [[nodiscard]] std::span<const std::string_view> player_names() const {
    return is_brave_rats ? players::player_names<BraveRats>() : players::player_names<FirstRat>();
  }
  [[nodiscard]] bool has_player(std::string_view name) const {
    return is_brave_rats ? players::make_player<BraveRats>(name, Random(1)) != nullptr
                         : players::make_player<FirstRat>(name, Random(1)) != nullptr;
  }
};

class Session {
 public:
  Session(std::ostream& out, const Identity& identity) : out_(out), identity_(identity) {}
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  ~Session() { stop_and_finish(); }

  /// Carries out the command of a line; false if it was the last one.
  bool obey(std::string_view line) {
    if (without_blanks(line).empty()) return true;
    const auto command = read_command(line);
    if (!command) {
      complain(command.error());
      return true;
    }
    if (std::holds_alternative<Quit>(*command)) return false;
    std::visit([this](const auto& order) { carry_out(order); }, *command);
    return true;
  }

 private:
  void say(std::string_view line) {
    if (line.empty()) return;
    const std::lock_guard lock(saying_);
    out_ << line << '\n' << std::flush;
  }
  void complain(std::string_view what) { say(fmt::format("error {}", what)); }

  void carry_out(const Identify& /*order*/);
  void carry_out(const IsReady& /*order*/) { say("ready"); }
  void carry_out(const SetOption& order);
  void carry_out(const SetPosition& order);
  void carry_out(const Go& order);
  void carry_out(const Stop& /*order*/) { stop(); }
  void carry_out(const Wait& /*order*/);
  void carry_out(const Quit& /*order*/) {}

  void stop() {
    stop_.store(true);
    stop_.notify_all();
  }
  void finish() {
    if (thinker_.joinable()) thinker_.join();
  }
  void stop_and_finish() {
    stop();
    finish();
  }
  /// Nothing can be changed while a choice is thought about; one that was told to stop is waited
  /// for.
  bool is_free_for(std::string_view command) {
    if (is_thinking_.load() && !stop_.load()) {
      complain(fmt::format("{}: thinking; say stop first", command));
      return false;
    }
    finish();
    return true;
  }

  std::string set(const std::string& name, const std::string& value);
  template <Game G>
  std::unique_ptr<players::Player<G>>& player() {
    if constexpr (std::is_same_v<G, FirstRat>) {
      return first_rat_player_;
    } else {
      return brave_rats_player_;
    }
  }
  template <Game G>
  void go(const Position<G>& position, const Go& order);
  template <Game G>
  void think(const typename G::State& state, Seat seat, const Go& order);

  std::ostream& out_;
  std::mutex saying_;
  const Identity& identity_;
  Settings settings_;
  std::optional<AnyPosition> position_;
  /// Players are kept from choice to choice, so that they can go on with what they thought.
  std::unique_ptr<players::Player<FirstRat>> first_rat_player_;
  std::unique_ptr<players::Player<BraveRats>> brave_rats_player_;
  std::atomic<bool> stop_ = false;
  std::atomic<bool> is_thinking_ = false;
  bool is_infinite_ = false;
  std::thread thinker_;
};

void Session::carry_out(const Identify& /*order*/) {
  say(fmt::format("id name {}", identity_.name));
  say(fmt::format("id version {}", identity_.version));
  say(fmt::format("option name game type choice default {} values {} {}", settings_.game(),
                  FirstRat::name, BraveRats::name));
  say(fmt::format("option name player type choice default {} values {}", settings_.player,
                  fmt::join(settings_.player_names(), " ")));
  say(fmt::format("option name seed type number default {} from 0 to {}", settings_.seed,
                  most_seed));
  say(fmt::format("option name threads type number default {} from 1 to {}", settings_.threads,
                  most_threads));
  say("identified");
}

/// The complaint, if any.
std::string Session::set(const std::string& name, const std::string& value) {
  if (name == "game") {
    if (value != FirstRat::name && value != BraveRats::name)
      return fmt::format("expected {} or {}, found {}", FirstRat::name, BraveRats::name,
                         quotation(value));
    settings_.is_brave_rats = value == BraveRats::name;
    settings_.player = settings_.is_brave_rats ? usual_player<BraveRats> : usual_player<FirstRat>;
    position_.reset();
    return {};
  }
  if (name == "player") {
    if (!settings_.has_player(value))
      return fmt::format("expected {}, found {}", fmt::join(settings_.player_names(), ", "),
                         quotation(value));
    settings_.player = value;
    return {};
  }
  if (name == "seed") {
    if (set_number(settings_.seed, value, std::uint64_t{0}, most_seed)) return {};
    return fmt::format("expected a number from 0 to {}, found {}", most_seed, quotation(value));
  }
  if (name == "threads") {
    if (set_number(settings_.threads, value, 1U, most_threads)) return {};
    return fmt::format("expected a number from 1 to {}, found {}", most_threads, quotation(value));
  }
  return "there is no such option; expected game, player, seed or threads";
}

void Session::carry_out(const SetOption& order) {
  if (!is_free_for("option")) return;
  const std::string complaint = set(order.name, order.value);
  if (!complaint.empty()) {
    complain(fmt::format("option {}: {}", order.name, complaint));
    return;
  }
  // How many threads there are changes no choice.
  if (order.name == "threads") return;
  first_rat_player_.reset();
  brave_rats_player_.reset();
}

void Session::carry_out(const SetPosition& order) {
  if (!is_free_for("position")) return;
  auto position = read_position(order.text);
  if (!position) {
    complain(fmt::format("position: {}", position.error()));
    return;
  }
  const bool is_brave_rats = std::holds_alternative<Position<BraveRats>>(*position);
  if (is_brave_rats != settings_.is_brave_rats) {
    complain(fmt::format("position: expected one of {}; option game says which game is played",
                         settings_.game()));
    return;
  }
  position_ = *position;
}

void Session::carry_out(const Go& order) {
  if (!is_free_for("go")) return;
  if (!position_) {
    complain("go: expected a position before");
    return;
  }
  std::visit([&](const auto& position) { go(position, order); }, *position_);
}

void Session::carry_out(const Wait& /*order*/) {
  if (is_thinking_.load() && is_infinite_ && !stop_.load()) {
    complain("wait: thinking without end; say stop first");
    return;
  }
  finish();
}

template <Game G>
void Session::go(const Position<G>& position, const Go& order) {
  const Actors actors = G::actors(position.state);
  if (actors.empty()) return complain("go: the game is over");
  if (actors.contains(Seat::chance)) return complain("go: it is for chance to act");
  const Seat seat = order.seat.value_or(position.viewer.value_or(actors.first()));
  const bool is_hidden = position.viewer && *position.viewer != seat;
  if (is_hidden || !actors.contains(seat))
    return complain(fmt::format("go seat {}: this seat cannot choose here", number(seat)));
  if (player<G>() == nullptr)
    player<G>() = players::make_player<G>(settings_.player, Random(settings_.seed));
  stop_.store(false);
  is_thinking_.store(true);
  is_infinite_ = order.infinite;
  thinker_ = std::thread([this, state = position.state, seat, order] {
    try {
      think<G>(state, seat, order);
    } catch (const std::exception& error) {
      is_thinking_.store(false);
      complain(fmt::format("go: {}", error.what()));
    }
  });
}

template <Game G>
void Session::think(const typename G::State& state, Seat seat, const Go& order) {
  players::Budget budget;
  budget.nodes = order.infinite ? std::numeric_limits<std::uint64_t>::max() : order.nodes;
  budget.time = order.time;
  budget.stop = &stop_;
  budget.threads = settings_.threads;
  player<G>()->listen([this](const players::Progress<G>& progress) {
    say(write_info<G>(progress));
    say(write_strategy<G>(progress));
  });
  const auto choice =
      player<G>()->choose(G::observe(state, seat), players::legal_actions<G>(state, seat), budget);
  if (order.infinite) stop_.wait(false);
  is_thinking_.store(false);
  if (choice) {
    say(fmt::format("bestaction {}", G::write_action(*choice).view()));
  } else {
    complain(fmt::format("go: the player {}", choice.error().reason));
  }
}

}  // namespace

void run_session(std::istream& in, std::ostream& out, const Identity& identity) {
  Session session(out, identity);
  std::string line;
  while (std::getline(in, line)) {
    if (!session.obey(line)) return;
  }
}

}  // namespace cheesemoon::protocol
