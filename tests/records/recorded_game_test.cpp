#include "records/recorded_game.h"

#include <gtest/gtest.h>

#include "engine/brave_rats/brave_rats.h"

namespace cheesemoon::records {
namespace {

using brave_rats::Action;
using brave_rats::BraveRats;
using brave_rats::Card;
using brave_rats::Variant;

TEST(RecordedGame, WritesARoundWhenBothHaveChosen) {
  RecordedGame<BraveRats> game({});
  EXPECT_EQ(game.apply(Seat::two, Action::play(Card::musician)), Applied::done);
  EXPECT_TRUE(game.record().actions.empty());
  EXPECT_EQ(game.apply(Seat::one, Action::play(Card::general)), Applied::done);
  EXPECT_EQ(game.record().actions, std::vector<std::string>{"6:0"});
}

TEST(RecordedGame, IsUnchangedByWhatIsRefused) {
  RecordedGame<BraveRats> game({});
  EXPECT_EQ(game.apply(Seat::chance, Action::draw(Card::musician)), Applied::not_acting);
  EXPECT_EQ(game.apply(Seat::one, Action::pick(Card::musician)), Applied::not_legal);
  EXPECT_EQ(game.state(), BraveRats::start({}));
}

TEST(RecordedGame, WritesTheResultWhenTheGameIsOver) {
  RecordedGame<BraveRats> game({});
  EXPECT_EQ(game.apply(Seat::one, Action::play(Card::princess)), Applied::done);
  EXPECT_FALSE(game.record().outcome.has_value());
  EXPECT_EQ(game.apply(Seat::two, Action::play(Card::prince)), Applied::done);
  ASSERT_TRUE(game.record().outcome.has_value());
  EXPECT_EQ(game.record().outcome->winner, Seat::one);
}

TEST(RecordedGame, NotesChanceInTheSetUp) {
  Random random(4);
  RecordedGame<BraveRats> game({Variant::deal});
  game.draw_chance(random);
  EXPECT_EQ(game.record().setup.hands[0], game.state().sides[0].hand);
  EXPECT_EQ(game.record().setup.hands[1], game.state().sides[1].hand);
  EXPECT_TRUE(game.record().actions.empty());
}

TEST(RecordedGame, BeginsAtThePositionOfItsOptions) {
  const auto position = BraveRats::read_position("p1-124-p2-057-w-21-g-10-s-00-h-01");
  RecordedGame<BraveRats> game({Variant::base, *position});
  EXPECT_EQ(game.state(), *position);
  EXPECT_EQ(game.record().options.position, *position);
}

}  // namespace
}  // namespace cheesemoon::records
