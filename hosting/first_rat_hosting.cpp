#include "hosting/first_rat_hosting.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/first_rat/challenges.h"
#include "engine/first_rat/names.h"
#include "engine/first_rat/turn.h"
#include "hosting/first_rat_board.h"
#include "hosting/first_rat_view.h"
#include "hosting/kind_of.h"
#include "players/first_rat/hints.h"
#include "players/first_rat/turns.h"
#include "study/first_rat_json.h"
#include "study/review.h"

namespace cheesemoon::hosting {

using namespace first_rat;

static_assert(Hosting<FirstRatHosting>);

Applied FirstRatHosting::play(State& state, const Move<Action>& move, Happened& happened) {
  const bool is_set_up = FirstRat::is_setting_up(state);
  Chronicle chronicle;
  const Applied applied = FirstRat::apply(state, move.seat, move.action, chronicle);
  if (!is_set_up) happened.assign(chronicle.events.begin(), chronicle.events.end());
  return applied;
}

bool FirstRatHosting::PlacesTold::adds(const Action& action) {
  if (action.deed != Deed::move) return false;
  bool is_new = false;
  unsigned moving = 0;
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    const Route route = action.routes[rat];
    if (!route.moves()) continue;
    ++moving;
    const std::uint32_t place = std::uint32_t{1} << route.target();
    is_new = is_new || (places_[rat] & place) == 0;
    places_[rat] |= place;
  }
  return is_new || moving == 1;
}

Actors FirstRatHosting::actors_seen(const Sight& sight) {
  return first_rat_actors_seen(sight);
}

int FirstRatHosting::place(const Outcome& outcome, Seat seat) {
  if (outcome.wins(index(seat))) return 1;
  int better = 0;
  for (std::size_t team = 0; team < outcome.breakdown.size(); ++team)
    if (outcome.rank(team) > outcome.rank(index(seat))) ++better;
  // As many points as Greg are not enough.
  return std::max(better, 1) + 1;
}

void FirstRatHosting::write_board(JsonWriter& writer, const Options& options, const Sight& sight) {
  write_first_rat_board(writer, options, sight);
}

void FirstRatHosting::write_view(JsonWriter& writer, const Sight& sight) {
  write_first_rat_view(writer, sight);
}

void FirstRatHosting::write_choice(JsonWriter& writer, const Sight& sight, const Action& action) {
  const auto witness = [&](const Event& event) {
    records::write_first_rat_event(writer, sight.table, event);
  };
  Table after = sight.table;
  writer.array("events", [&] { decide(after, action, witness); });
}

void FirstRatHosting::write_events(JsonWriter& writer, const State& state, const Move<Action>& move,
                                   const Happened& happened, Viewer /*viewer*/) {
  records::write_first_rat_events(writer, state.table, move, happened);
}

bool FirstRatHosting::may_take_back(const State& before, Seat seat, const State& after) {
  return FirstRat::actors(after) == Actors{seat} && is_same_turn(before, after);
}

bool FirstRatHosting::is_same_turn(const State& before, const State& after) {
  // In the next round it can be his turn again at once, if the others had no choice.
  return before.table.round == after.table.round;
}

std::optional<SoloResult> FirstRatHosting::solo_result(const Options& options, const State& state) {
  if (!options.solo) return std::nullopt;
  const Outcome outcome = outcome_of(state.table);
  SoloResult result{.difficulty = std::string(difficulty_name(*options.solo)),
                    .won = outcome.wins(0),
                    .points = outcome.breakdown[0].total(),
                    .challenges = {}};
  for (std::size_t place = 0; place < challenge_count; ++place) {
    const auto challenge = static_cast<Challenge>(place);
    if (is_met(state.table, challenge)) result.challenges.emplace_back(challenge_name(challenge));
  }
  return result;
}

namespace {

void write_best_turns(JsonWriter& writer, const Table& table) {
  constexpr std::size_t most_hints = 3;
  study::write_hints(writer, table, players::hints_for(table, {}, most_hints));
}

}  // namespace

void FirstRatHosting::write_hint(JsonWriter& writer, const Decision<FirstRat>& decision) {
  write_best_turns(writer, decision.seen.table);
}

void FirstRatHosting::write_advice(JsonWriter& writer, const State& state) {
  const Actors acting = FirstRat::actors(state);
  if (acting.empty() || acting.contains(Seat::chance)) return writer.value(nullptr);
  write_best_turns(writer, state.table);
}

void FirstRatHosting::write_review(JsonWriter& writer, const records::Replayed<FirstRat>& game) {
  study::write_review(writer, game);
}

std::string FirstRatHosting::position_text(const State& state) {
  const Table& table = state.table;
  const bool is_first_turn = table.round == 1 && table.turn.team == 0;
  if (FirstRat::is_setting_up(state) || FirstRat::is_terminal(state) || is_first_turn) return {};
  return fmt::format("{:016x}", players::hash_of(table));
}

std::unique_ptr<GameKind> first_rat_kind() {
  return std::make_unique<KindOf<FirstRatHosting>>();
}

}  // namespace cheesemoon::hosting
