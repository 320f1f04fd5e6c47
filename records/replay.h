#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/result.h"
#include "json/error.h"
#include "records/record.h"

namespace cheesemoon::records {

/// One entry of a record with the states around it.
template <Game G>
struct Step {
  typename G::State before;
  typename G::Entry entry;
  typename G::State after;
};

template <Game G>
struct Replayed {
  /// The state before the first entry.
  typename G::State first;
  std::vector<Step<G>> steps;

  [[nodiscard]] const typename G::State& last() const {
    return steps.empty() ? first : steps.back().after;
  }
};

/// Lets the chance events happen that the set-up prescribes, up to one that it does not.
template <Game G>
void settle(const typename G::Setup& setup, typename G::State& state) {
  while (G::is_setting_up(state)) {
    const auto outcome = G::chance_in_setup(setup, state);
    if (!outcome || G::apply(state, Seat::chance, *outcome) != Applied::done) return;
  }
}

namespace detail {

inline std::string actor_name(Seat seat) {
  return seat == Seat::chance ? "chance" : fmt::format("player {}", number(seat));
}

template <Game G>
std::string list_legal(const typename G::State& state, Seat seat) {
  std::string list;
  G::for_each_legal(state, seat, [&](const typename G::Action& action) {
    if (!list.empty()) list += ", ";
    list += G::write_action(action).view();
  });
  return list;
}

template <Game G>
std::string forfeit_fault(const Record<G>& record, const typename G::State& last) {
  if (!record.forfeit) return "";
  if (record.outcome) return "a result is stated, but the game was forfeited";
  return G::is_terminal(last) ? "the game is over, nobody can forfeit it" : "";
}

template <Game G>
std::string result_fault(const Record<G>& record, const typename G::State& last) {
  if (!G::is_terminal(last))
    return record.outcome ? "a result is stated, but the game is not over" : "";
  if (!record.outcome) return "the game is over, but no result is stated";
  if (*record.outcome == G::outcome(last)) return "";
  std::string fault = "the stated result is not how the game ended";
  if constexpr (WritesPositions<G>) fault += fmt::format(": {}", G::write_position(last).view());
  return fault;
}

}  // namespace detail

/// Plays one entry of a record; the error is a sentence.
template <Game G>
Result<Step<G>, std::string> replay_entry(const typename G::State& before, std::string_view text) {
  if (G::is_terminal(before)) return Failure{std::string("the game is over before this action")};
  if (G::is_setting_up(before)) {
    return Failure{std::string("the set-up does not say what was drawn before this action")};
  }
  const auto entry = G::read_entry(before, text);
  if (!entry) {
    return Failure{fmt::format("\"{}\": expected {} at character {}", text, entry.error().expected,
                               entry.error().offset + 1)};
  }
  Step<G> step{before, *entry, before};
  for (const auto& move : *entry) {
    if (G::apply(step.after, move.seat, move.action) == Applied::done) continue;
    return Failure{fmt::format("\"{}\": {} cannot {}; legal: {}", text,
                               detail::actor_name(move.seat), G::write_action(move.action).view(),
                               detail::list_legal<G>(step.after, move.seat))};
  }
  return step;
}

/// Plays a record's actions from its set-up, as far as they are legal.
template <Game G>
Result<Replayed<G>, JsonError> replay_actions(const Record<G>& record) {
  Replayed<G> game{G::start(record.options), {}};
  settle<G>(record.setup, game.first);
  for (const std::string& text : record.actions) {
    auto step = replay_entry<G>(game.last(), text);
    if (!step)
      return Failure{JsonError{fmt::format("actions[{}]", game.steps.size()), step.error()}};
    settle<G>(record.setup, step->after);
    game.steps.push_back(*step);
  }
  return game;
}

/// Plays a whole record and compares how it ended.
template <Game G>
Result<Replayed<G>, JsonError> replay(const Record<G>& record) {
  auto game = replay_actions(record);
  if (!game) return game;
  const std::string forfeit_fault = detail::forfeit_fault<G>(record, game->last());
  if (!forfeit_fault.empty()) return Failure{JsonError{"forfeit", forfeit_fault}};
  const std::string fault = detail::result_fault<G>(record, game->last());
  if (!fault.empty()) return Failure{JsonError{"result", fault}};
  return game;
}

}  // namespace cheesemoon::records
