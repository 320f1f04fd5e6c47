#include "engine/brave_rats/observation_notation.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "engine/brave_rats/positions.h"
#include "engine/core/chance.h"
#include "players/legal_actions.h"

namespace cheesemoon::brave_rats {
namespace {

std::string seen_text(const State& state, Seat seat) {
  return std::string(write_observation(observe(state, seat)).view());
}

/// Calls `visit(state, seat)` for everybody who has to choose in random games of all variants.
template <class Visit>
void for_each_choice(Visit visit) {
  for (const Variant variant : {Variant::base, Variant::traitor, Variant::draft, Variant::deal}) {
    for (std::uint64_t stream = 0; stream < 60; ++stream) {
      Random random(4, stream);
      State state = BraveRats::start({variant});
      while (!BraveRats::is_terminal(state)) {
        for (const Seat seat : both_seats) {
          if (BraveRats::actors(state).contains(seat)) visit(state, seat);
        }
        const auto move = draw_move<BraveRats>(state, random);
        ASSERT_EQ(BraveRats::apply(state, move.seat, move.action), Applied::done);
      }
    }
  }
}

TEST(ObservationNotation, IsReadAsItWasWritten) {
  int compared = 0;
  for_each_choice([&](const State& state, Seat seat) {
    const std::string text = seen_text(state, seat);
    const auto position = read_observation(text);
    ASSERT_TRUE(position) << text << ": " << position.error().part << ": expected "
                          << position.error().expected;
    EXPECT_EQ(position->viewer, seat);
    EXPECT_EQ(observe(position->state, seat), observe(state, seat)) << text;
    EXPECT_EQ(players::legal_actions<BraveRats>(position->state, seat),
              players::legal_actions<BraveRats>(state, seat));
    EXPECT_EQ(seen_text(position->state, seat), text);
    ++compared;
  });
  EXPECT_GT(compared, 2'000);
}

TEST(ObservationNotation, IsTheSameForPositionsThatLookTheSame) {
  // What was seen, and the different positions behind it.
  std::map<std::string, std::map<std::string, State>> behind;
  for_each_choice([&](const State& state, Seat seat) {
    for (const Card card : all_cards) {
      State other_state = state;
      // Another choice that waits, or another secret card of a draft.
      Side& opponent = side_of(other_state, other(seat));
      if (opponent.choice.made() && !is_revealed_round(state) && opponent.hand.contains(card))
        opponent.choice = card;
      if (state.phase == Phase::draft_pick && !opponent.secret.empty() &&
          undrawn(state).contains(card)) {
        const Card hidden = lowest(opponent.secret);
        opponent.secret.remove(hidden);
        opponent.hand.remove(hidden);
        opponent.secret.add(card);
        opponent.hand.add(card);
      }
      if (!(observe(other_state, seat) == observe(state, seat))) continue;
      behind[seen_text(state, seat)].emplace(text_of(other_state), other_state);
      EXPECT_EQ(seen_text(other_state, seat), seen_text(state, seat));
    }
  });
  const auto ambiguous = std::count_if(behind.begin(), behind.end(),
                                       [](const auto& seen) { return seen.second.size() > 1; });
  EXPECT_GT(ambiguous, 100);
}

TEST(ObservationNotation, SaysNothingOfAChoiceThatWaits) {
  const State state = at("p1-0017-p2-2346-w-10-g-01-s-00-h-00-c-7x");
  EXPECT_EQ(seen_text(state, blue), "seat-2-p1-0017-p2-2346-w-10-g-01-s-00-h-00");
}

TEST(ObservationNotation, SaysWhatWasShown) {
  const State state = at("p1-01-p2-67-w-00-g-00-s-10-h-00-c-x6");
  EXPECT_EQ(seen_text(state, red), "seat-1-p1-01-p2-67-w-00-g-00-s-10-h-00-c-x6");
}

TEST(ObservationNotation, OfADraftHasAMarkForEveryCardThatWasNotSeen) {
  const State state = at("draft-f-2-p1-16+3-p2-23+5-n-06");
  EXPECT_EQ(seen_text(state, red), "seat-1-draft-f-2-p1-136-p2-23?-n-06");
  const State passed_on = at("draft-f-2-p1-+-p2-+5-n-067");
  EXPECT_EQ(seen_text(passed_on, red), "seat-1-draft-f-2-p1--p2-?-n-067");
}

TEST(ObservationNotation, ErrorsAreAtTheirPlaceInTheWholeText) {
  EXPECT_EQ(read_observation("seat-3-p1-01").error().offset, 0U);
  EXPECT_EQ(read_observation("seat-1-p1-01-p2-678").error().offset, 18U) << "the card 8";
  EXPECT_EQ(read_observation("seat-1-draft-f-1-p1-?-p2--n-0134").error().offset, 20U)
      << "nobody's own cards are hidden from him";
  const auto too_long = read_observation("seat-1-draft-f-1-p1--p2--n-0134-");
  EXPECT_EQ(too_long.error().part, "end");
  EXPECT_EQ(too_long.error().offset, 31U);
}

TEST(ObservationNotation, RefusesWhatNobodyWhoHasToChooseCanSee) {
  const std::string far_too_many = "seat-1-draft-f-2-p1--p2-" + std::string(40, '?') + "-n-067";
  for (const std::string& text : std::vector<std::string>{
           far_too_many,
           "",
           "seat",
           "seat-3-p1-01-p2-67-w-00-g-00-s-00-h-00",
           "p1-01-p2-67-w-00-g-00-s-00-h-00",
           "seat-1-p1-01-p2-678-w-00-g-00-s-00-h-00",
           // A choice that waits, one that was made, and one that was not shown.
           "seat-2-p1-01-p2-67-w-00-g-00-s-00-h-00-c-0x",
           "seat-1-p1-01-p2-67-w-00-g-00-s-00-h-00-c-0x",
           "seat-2-p1-01-p2-67-w-00-g-00-s-10-h-00-c-x6",
           // Nobody, the other seat, or chance has to choose.
           "seat-1-p1--p2--w-00-g-00-s-00-h-00-r-0",
           "seat-1-p1-01-p2-67-w-00-g-00-s-10-h-00",
           "seat-1-deal-p1-01-p2--n-01223344556677",
           "seat-2-draft-f-1-p1--p2--n-0134",
           // Not a draft that can be.
           "seat-1-draft-f-0-p1--p2--n-0134",
           "seat-1-draft-f-1-p1--p2--n-013",
           "seat-1-draft-f-1-p1--p2-?-n-0134",
           "seat-1-draft-f-1-p1-?-p2--n-0134",
           "seat-1-draft-f-1-p1-0011-p2-00112-n-0011",
           "seat-1-draft-f-1-p1--p2--n-0134 ",
       }) {
    const auto position = read_observation(text);
    ASSERT_FALSE(position) << text;
    EXPECT_FALSE(position.error().expected.empty()) << text;
    EXPECT_LE(position.error().offset, std::max<std::size_t>(7, text.size())) << text;
  }
}

}  // namespace
}  // namespace cheesemoon::brave_rats
