#include "hosting/brave_rats_events.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace cheesemoon::hosting {

using namespace brave_rats;

namespace {

/// By the order of the enumeration.
constexpr std::array<std::string_view, 6> reason_names{
    "musician", "princess_meets_prince", "prince", "lower_value", "higher_value", "equal_values"};

void write_card_event(JsonWriter& writer, std::string_view kind, Seat seat, Choice card) {
  writer.object([&] {
    writer.member("kind", kind);
    writer.member("seat", number(seat));
    writer.key("card");
    if (card.made()) {
      writer.value(number(card.card()));
    } else {
      writer.value(nullptr);
    }
  });
}

/// The two cards of the round that a choice has completed, red's and blue's.
std::array<Card, 2> cards_of_round(const State& before, const Move<Action>& move) {
  const Card others = side_of(before, other(move.seat)).choice.card();
  return move.seat == red ? std::array{move.action.card(), others}
                          : std::array{others, move.action.card()};
}

void write_round(JsonWriter& writer, const State& before, const Move<Action>& move) {
  const std::array<Card, 2> cards = cards_of_round(before, move);
  const std::array<Played, 2> played = cards_played(before, cards[0], cards[1]);
  writer.object([&] {
    writer.member("kind", "round_played");
    writer.array("cards", [&] {
      for (const Card card : cards) writer.value(number(card));
    });
    writer.array("values", [&] {
      for (const Played& card : played) writer.value(value(card));
    });
    const RoundOutcome& outcome = decide(played[0], played[1]);
    writer.member("reason", reason_names[static_cast<std::size_t>(outcome.reason)]);
    writer.array("worth", [&] {
      for (const std::uint8_t rounds : outcome.worth) writer.value(int{rounds});
    });
  });
}

void write_what_follows(JsonWriter& writer, const State& before, const State& after) {
  bool is_won = winner(after).has_value();
  for (const Seat seat : both_seats) {
    const int total = side_of(after, seat).standing.won;
    const int rounds = total - side_of(before, seat).standing.won;
    if (rounds == 0) continue;
    is_won = true;
    writer.object([&] {
      writer.member("kind", "round_won");
      writer.member("seat", number(seat));
      writer.member("rounds", rounds);
      writer.member("total", total);
    });
  }
  if (!is_won) {
    writer.object([&] {
      writer.member("kind", "round_undecided");
      writer.array("on_table", [&] {
        for (const Side& side : after.sides) writer.value(int{side.standing.on_table});
      });
    });
  }
  for (const Seat seat : both_seats) {
    const Standing standing = side_of(after, seat).standing;
    if (standing.bonus == 0 && standing.sees_first == 0) continue;
    writer.object([&] {
      writer.member("kind", "advantage");
      writer.member("seat", number(seat));
      writer.member("bonus", standing.bonus != 0);
      writer.member("sees_first", standing.sees_first != 0);
    });
  }
}

void write_play(JsonWriter& writer, const State& before, const Move<Action>& move,
                const State& after, Viewer viewer) {
  if (!side_of(after, move.seat).choice.made()) {
    write_round(writer, before, move);
    write_what_follows(writer, before, after);
  } else if (is_revealed_round(before)) {
    write_card_event(writer, "card_shown", move.seat, move.action.card());
  } else if (viewer == move.seat) {
    write_card_event(writer, "card_chosen", move.seat, move.action.card());
  }
}

/// The first card that is kept of a batch is a secret.
void write_pick(JsonWriter& writer, const State& before, const Move<Action>& move,
                const State& after, Viewer viewer) {
  const bool is_secret = cards_kept(before) % batch_size == 0 && viewer != move.seat;
  write_card_event(writer, "card_kept", move.seat,
                   is_secret ? Choice() : Choice(move.action.card()));
  if (after.phase == Phase::draft_pick) return;
  // The last card of a batch goes to the other without being asked for.
  Hand last = before.pool;
  last.remove(move.action.card());
  write_card_event(writer, "card_kept", other(move.seat), lowest(last));
}

void write_batch(JsonWriter& writer, const State& after, Viewer viewer) {
  const Seat drawer = batch_drawer(after);
  const HandText batch = write_hand(after.pool);
  writer.object([&] {
    writer.member("kind", "batch_drawn");
    writer.member("seat", number(drawer));
    writer.key("batch");
    if (viewer == drawer) {
      writer.value(batch.view());
    } else {
      writer.value(nullptr);
    }
  });
}

void write_hands(JsonWriter& writer, const State& after) {
  writer.object([&] {
    writer.member("kind", "hands_known");
    writer.array("hands", [&] {
      for (const Side& side : after.sides) {
        const HandText hand = write_hand(side.hand);
        writer.value(hand.view());
      }
    });
  });
}

}  // namespace

void write_brave_rats_events(JsonWriter& writer, const State& before, const Move<Action>& move,
                             const State& after, Viewer viewer) {
  switch (move.action.deed) {
    case Deed::first:
      writer.object([&] {
        writer.member("kind", "draft_begins");
        writer.member("seat", number(move.action.seat()));
      });
      break;
    case Deed::draw:
      if (after.phase == Phase::draft_pick) write_batch(writer, after, viewer);
      break;
    case Deed::pick:
      write_pick(writer, before, move, after, viewer);
      break;
    case Deed::play:
      write_play(writer, before, move, after, viewer);
      break;
  }
  if (before.phase != Phase::play && after.phase == Phase::play) write_hands(writer, after);
  if (after.phase == Phase::over) {
    const auto won = winner(after);
    writer.object([&] {
      writer.member("kind", "game_over");
      writer.member("winner", won ? number(*won) : 0);
    });
  }
}

}  // namespace cheesemoon::hosting
