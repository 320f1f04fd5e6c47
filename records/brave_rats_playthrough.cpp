#include <fmt/format.h>

#include <array>
#include <iterator>
#include <string_view>

#include "records/playthrough.h"

namespace cheesemoon::records {

namespace {

using namespace brave_rats;

using Out = std::back_insert_iterator<std::string>;

std::string_view reason_text(Reason reason) {
  constexpr std::array<std::string_view, 6> texts{
      "the Musician",           "Princess against Prince", "the Prince",
      "the lower value counts", "the higher value counts", "equal values"};
  return texts[static_cast<std::size_t>(reason)];
}

std::string_view verdict_text(Verdict verdict) {
  constexpr std::array<std::string_view, 5> texts{
      "undecided", "player 1 wins the round", "player 2 wins the round", "player 1 wins the game",
      "player 2 wins the game"};
  return texts[static_cast<std::size_t>(verdict)];
}

void write_view(Out out, const State& state, Seat seat) {
  const Observation seen = observe(state, seat);
  fmt::format_to(out, "  player {} sees own {} opponent {}", number(seat),
                 write_hand(seen.own).view(), write_hand(seen.opponent).view());
  for (unsigned hidden = 0; hidden < seen.opponent_hidden; ++hidden) fmt::format_to(out, "?");
  if (!seen.batch.empty()) fmt::format_to(out, " batch {}", write_hand(seen.batch).view());
  if (BraveRats::actors(state).contains(seat))
    fmt::format_to(out, "; may {}", state.phase == Phase::draft_pick ? "pick" : "play");
  BraveRats::for_each_legal(state, seat, [&](const Action& action) {
    fmt::format_to(out, " {}", letter(action.card()));
  });
  fmt::format_to(out, "\n");
}

void write_position_block(Out out, const State& state) {
  fmt::format_to(out, "{}\n", write_position(state).view());
  for (const Seat seat : both_seats) write_view(out, state, seat);
}

void write_round(Out out, const Step<BraveRats>& step) {
  const bool red_first = step.entry[0].seat == red;
  const Card red_card = step.entry[red_first ? 0 : 1].action.card();
  const Card blue_card = step.entry[red_first ? 1 : 0].action.card();
  const auto played = cards_played(step.before, red_card, blue_card);
  const RoundOutcome& outcome = decide(played[0], played[1]);
  if (is_revealed_round(step.before))
    fmt::format_to(out, "  player {} shows first\n", number(step.entry[0].seat));
  fmt::format_to(out, "{}  {}{} against {}{}: {} ({})\n", write_entry(step.entry).view(),
                 english_name(red_card), played[0].bonus ? " +2" : "", english_name(blue_card),
                 played[1].bonus ? " +2" : "", verdict_text(outcome.verdict),
                 reason_text(outcome.reason));
}

}  // namespace

std::string playthrough(const Replayed<BraveRats>& game) {
  std::string text;
  const Out out(text);
  write_position_block(out, game.first);
  for (const Step<BraveRats>& step : game.steps) {
    if (step.entry.size() == 1) {
      fmt::format_to(out, "{}  player {}\n", write_entry(step.entry).view(),
                     number(step.entry[0].seat));
    } else {
      write_round(out, step);
    }
    write_position_block(out, step.after);
  }
  if (!BraveRats::is_terminal(game.last())) {
    fmt::format_to(out, "not finished\n");
  } else if (const auto won = winner(game.last())) {
    fmt::format_to(out, "player {} wins\n", number(*won));
  } else {
    fmt::format_to(out, "a draw\n");
  }
  return text;
}

}  // namespace cheesemoon::records
