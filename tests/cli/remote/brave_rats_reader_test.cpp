#include "cli/remote/brave_rats_reader.h"

#include <gtest/gtest.h>

#include "hosting/hosted_games.h"
#include "json/writer.h"

namespace cheesemoon::cli {
namespace {

namespace json = boost::json;

TEST(BraveRatsReader, ReadsEveryViewOfWholeGames) {
  for (const char* variant : {"base", "traitor", "draft", "deal"}) {
    SCOPED_TRACE(variant);
    Random random(44);
    const auto game = hosting::host(hosting::brave_rats_kind(variant));
    (void)game->draw_chance(random);
    while (!game->is_over()) {
      for (const hosting::Viewer viewer : hosting::viewers_of(*game)) {
        json::value view = json::parse(game->view(viewer));
        const auto sight = read_brave_rats_view(view, viewer);
        ASSERT_TRUE(sight) << sight.error();
        view.as_object().erase("result");
        JsonWriter writer;
        writer.object([&] { hosting::write_brave_rats_view(writer, *sight); });
        ASSERT_EQ(json::parse(writer.text()), view);
      }
      const hosting::Chosen chosen = hosting::choose_at_random(*game, random);
      hosting::do_move(*game, chosen.seat, chosen.action);
      (void)game->draw_chance(random);
    }
  }
}

/// The events of a base game of these rounds, all at once.
json::value events_of(const std::vector<std::pair<int, int>>& rounds) {
  const auto game = hosting::host(hosting::brave_rats_kind("base"));
  for (const auto& [red, blue] : rounds) {
    hosting::do_move(*game, Seat::one, "play " + std::to_string(red));
    hosting::do_move(*game, Seat::two, "play " + std::to_string(blue));
  }
  return json::parse(game->events(hosting::spectator, 0));
}

TEST(BraveRatsReader, TellsWhoWonARoundAndWhatLayOnTheTable) {
  const auto read = read_brave_rats_events(events_of({{0, 4}, {7, 6}, {3, 2}}), false);
  ASSERT_TRUE(read) << read.error();
  ASSERT_EQ(read->size(), 3U);
  const auto& undecided = std::get<RoundTold>((*read)[0]);
  EXPECT_FALSE(undecided.winner);
  const auto& second = std::get<RoundTold>((*read)[1]);
  EXPECT_EQ(second.winner, Seat::one);
  EXPECT_TRUE(second.takes_table);
  const auto& third = std::get<RoundTold>((*read)[2]);
  EXPECT_EQ(third.values, (std::array{3, 4}));
  EXPECT_EQ(third.reason, brave_rats::Reason::lower_value);
  EXPECT_FALSE(third.takes_table);
}

TEST(BraveRatsReader, KnowsThatThePrincessWinsTheGame) {
  const auto read = read_brave_rats_events(events_of({{7, 1}}), false);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(std::get<RoundTold>(read->front()).winner, Seat::two);
}

TEST(BraveRatsReader, NamesTheMemberThatIsWrong) {
  const auto game = hosting::host(hosting::brave_rats_kind("base"));
  json::value view = json::parse(game->view(hosting::spectator));
  view.at("players").at(0).at("hand") = "89";
  const auto sight = read_brave_rats_view(view, hosting::spectator);
  ASSERT_FALSE(sight);
  EXPECT_EQ(sight.error().find("players[0].hand"), 0U) << sight.error();
}

}  // namespace
}  // namespace cheesemoon::cli
