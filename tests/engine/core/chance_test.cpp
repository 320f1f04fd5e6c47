#include "engine/core/chance.h"

#include <gtest/gtest.h>

#include "engine/brave_rats/brave_rats.h"

namespace cheesemoon {
namespace {

using brave_rats::BraveRats;

// Records keep what was drawn, but a server promises its random numbers before the game: which
// number stands for which outcome must never change.
TEST(Chance, DrawsOneTicketForEachOutcomeByItsWeight) {
  auto state = BraveRats::start({brave_rats::Variant::deal});
  const auto musician = brave_rats::Action::draw(brave_rats::Card::musician);
  ASSERT_EQ(BraveRats::apply(state, Seat::chance, musician), Applied::done);
  // Fifteen cards are left: one Musician and two of each other kind.
  for (std::uint64_t stream = 0; stream < 200; ++stream) {
    Random random(7, stream);
    Random same(7, stream);
    const std::uint32_t ticket = same.below(15);
    EXPECT_EQ(draw_chance<BraveRats>(state, random).what, (ticket + 1) / 2) << ticket;
    EXPECT_EQ(random.taken(), same.taken());
  }
}

TEST(Chance, DrawsOneTicketForEachActionOfAPlayer) {
  const auto state = BraveRats::start({});
  for (std::uint64_t stream = 0; stream < 200; ++stream) {
    Random random(7, stream);
    Random same(7, stream);
    const auto move = draw_move<BraveRats>(state, random);
    EXPECT_EQ(move.seat, Seat::one) << "the first of those who choose at once";
    EXPECT_EQ(move.action.what, same.below(8));
  }
}

}  // namespace
}  // namespace cheesemoon
