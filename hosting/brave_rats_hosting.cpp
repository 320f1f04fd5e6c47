#include "hosting/brave_rats_hosting.h"

#include <algorithm>
#include <utility>

#include "hosting/brave_rats_events.h"
#include "hosting/kind_of.h"
#include "players/perfect_player.h"
#include "records/brave_rats_json.h"
#include "study/brave_rats_json.h"
#include "study/review.h"

namespace cheesemoon::hosting {

using namespace brave_rats;

static_assert(Hosting<BraveRatsHosting>);

BraveRatsSight BraveRatsHosting::see(const State& state, Viewer viewer) {
  if (viewer) return sight_of(observe(state, *viewer));
  return common_sight(observe(state, red), observe(state, blue));
}

BraveRatsSight BraveRatsHosting::see_all(const State& state) {
  return open_sight(observe(state, red), observe(state, blue));
}

Applied BraveRatsHosting::play(State& state, const Move<Action>& move, Happened& happened) {
  happened.before = state;
  const Applied applied = BraveRats::apply(state, move.seat, move.action);
  happened.after = state;
  return applied;
}

Viewer BraveRatsHosting::insider(const Move<Action>& move, const Happened& happened) {
  const auto& [before, after] = happened;
  if (before.phase == Phase::draft_pick) return move.seat;
  if (before.phase == Phase::draft_draw && after.phase == Phase::draft_pick)
    return batch_drawer(after);
  return spectator;
}

Actors BraveRatsHosting::actors_seen(const Sight& sight) {
  return brave_rats_actors_seen(sight);
}

int BraveRatsHosting::place(const Outcome& outcome, Seat seat) {
  return !outcome.winner || *outcome.winner == seat ? 1 : 2;
}

void BraveRatsHosting::write_board(JsonWriter& writer, const Options& /*options*/,
                                   const Sight& /*sight*/) {
  writer.member("rounds_to_win", rounds_to_win);
  writer.array("cards", [&] {
    for (const Card card : all_cards) writer.value(english_name(card));
  });
}

void BraveRatsHosting::write_view(JsonWriter& writer, const Sight& sight) {
  write_brave_rats_view(writer, sight);
}

void BraveRatsHosting::write_choice(JsonWriter& writer, const Sight& /*sight*/,
                                    const Action& action) {
  writer.member("card", number(action.card()));
}

void BraveRatsHosting::write_events(JsonWriter& writer, const State& /*state*/,
                                    const Move<Action>& move, const Happened& happened,
                                    Viewer viewer) {
  write_brave_rats_events(writer, happened.before, move, happened.after, viewer);
}

bool BraveRatsHosting::may_take_back(const State& before, Seat seat, const State& after) {
  return side_of(after, seat).choice.made() && !is_revealed_round(before);
}

void BraveRatsHosting::write_hint(JsonWriter& writer, const Decision<BraveRats>& decision) {
  study::write_hint(writer, decision.seen, decision.offered);
}

void BraveRatsHosting::write_advice(JsonWriter& writer, const State& state) {
  study::write_position_advice(writer, state);
}

std::string BraveRatsHosting::position_text(const State& state) {
  State open = position_seen(observe(state, red));
  if (open.phase != Phase::play || open == BraveRats::start({})) return {};
  const auto text = [](const State& position) {
    return std::string(BraveRats::write_position(position).view());
  };
  const std::string seen = text(open);
  std::swap(open.sides[0], open.sides[1]);
  // The solution knows a position and its mirror image as one.
  return std::min(seen, text(open));
}

void BraveRatsHosting::warm_up() {
  players::prepare_perfect_play();
}

void BraveRatsHosting::write_review(JsonWriter& writer, const records::Replayed<BraveRats>& game) {
  study::write_review(writer, game);
}

std::unique_ptr<GameKind> brave_rats_kind() {
  return std::make_unique<KindOf<BraveRatsHosting>>();
}

}  // namespace cheesemoon::hosting
