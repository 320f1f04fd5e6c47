#include "server/heads/summary.h"

#include <gtest/gtest.h>

#include "table/played_table.h"

namespace cheesemoon::server {
namespace {

using table::ann;
using table::bob;
using table::duel;
using table::PlayedTable;
using table::race;

const std::string and_rated = R"(,"rated":true)";

TEST(Summary, HasWhoSitsWhereForTheStore) {
  PlayedTable played(duel(R"(,"public":true)"));
  const Head head = head_of(played.table);
  EXPECT_EQ(head.id, played.table.id);
  EXPECT_EQ(head.game, "brave-rats");
  EXPECT_EQ(head.status, table::Status::open);
  EXPECT_TRUE(head.is_public);
  EXPECT_EQ(head.seats, (std::vector<SeatedPerson>{{1, ann}, {2, std::nullopt}}));
}

TEST(Summary, ChangesWithoutMoves) {
  PlayedTable played(duel());
  EXPECT_TRUE(changes_head({{}, table::Sat{}, {}}, played.table));
  EXPECT_FALSE(changes_head({{}, table::Acted{}, {}}, played.table));
  EXPECT_FALSE(changes_head({{}, table::Undone{}, {}}, played.table));
  EXPECT_FALSE(changes_head({{}, table::Said{}, {}}, played.table));
  EXPECT_FALSE(changes_head({{}, table::Readied{}, {}}, played.table));
  EXPECT_FALSE(changes_head({{}, table::Called{}, {}}, played.table));
  EXPECT_FALSE(changes_head({{}, table::CameBack{}, {}}, played.table));
  EXPECT_FALSE(changes_head({{}, table::Hinted{}, {}}, played.table));
  played.perform_for(ann, table::Close{});
  EXPECT_TRUE(changes_head({{}, table::Acted{}, {}}, played.table));
  EXPECT_FALSE(changes_head({{}, table::Said{}, {}}, played.table));
  EXPECT_FALSE(changes_head({{}, table::Rematched{}, {}}, played.table));
}

TEST(Summary, TellsWhichTablesGoOnWithoutTheirPeople) {
  const auto begun = [](const std::string& options) {
    PlayedTable played(options);
    played.perform_for(bob, table::SitDown{Seat::two});
    return head_of(played.table);
  };
  EXPECT_FALSE(needs_host(begun(duel())));
  EXPECT_TRUE(needs_host(begun(duel(R"(,"clock":{"kind":"turn","seconds":60})"))));
  const PlayedTable with_bot(R"({"game":"brave-rats","options":{"variant":"base"},)"
                             R"("seats":["person","level3"]})");
  EXPECT_TRUE(needs_host(head_of(with_bot.table)));
  const PlayedTable waiting(duel(R"(,"clock":{"kind":"turn","seconds":60})"));
  EXPECT_FALSE(needs_host(head_of(waiting.table))) << "nothing runs before the game";
}

TEST(PlacesThatCount, AreThoseOfARatedGame) {
  PlayedTable played(duel(and_rated));
  played.perform_for(bob, table::SitDown{Seat::two});
  EXPECT_FALSE(places_that_count(head_of(played.table)));
  played.act(ann, Seat::one, "play 1");
  played.act(bob, Seat::two, "play 7");
  EXPECT_EQ(places_that_count(head_of(played.table)),
            (std::vector<PlacedPerson>{{ann, 1}, {bob, 2}}));
}

TEST(PlacesThatCount, NameBotsAsPeople) {
  PlayedTable played(R"({"game":"brave-rats","options":{"variant":"base"},)"
                     R"("seats":["person","level3"],"rated":true})");
  played.perform_for(ann, table::Resign{Seat::one});
  EXPECT_EQ(places_that_count(head_of(played.table)),
            (std::vector<PlacedPerson>{{ann, 2, true}, {"bot-level3", 1}}))
      << "against a bot an early end is a loss";
}

TEST(PlacesThatCount, AreNoneOfAGameThatHasNotTakenPlace) {
  PlayedTable played(duel(and_rated));
  played.perform_for(bob, table::SitDown{Seat::two});
  played.perform_for(bob, table::Resign{Seat::two});
  EXPECT_FALSE(places_that_count(head_of(played.table)));
}

TEST(PlacesThatCount, TellWhoHasLeftBeforeHeHadPlayedEnough) {
  const auto given_up_after = [](int rounds) {
    PlayedTable played(duel(and_rated));
    played.perform_for(bob, table::SitDown{Seat::two});
    for (const char* card : {"play 3", "play 4"}) {
      if (rounds-- == 0) break;
      played.act(ann, Seat::one, card);
      played.act(bob, Seat::two, card);
    }
    played.perform_for(bob, table::Resign{Seat::two});
    return places_that_count(head_of(played.table));
  };
  EXPECT_EQ(given_up_after(1), (std::vector<PlacedPerson>{{ann, 1}, {bob, 2, true}}));
  EXPECT_EQ(given_up_after(2), (std::vector<PlacedPerson>{{ann, 1}, {bob, 2}}));
}

TEST(PlacesThatCount, AreNoneWhereNothingIsRatedOrSomebodyPlaysAgainstHimself) {
  PlayedTable for_fun(duel());
  for_fun.perform_for(bob, table::SitDown{Seat::two});
  for_fun.perform_for(bob, table::Resign{Seat::two});
  EXPECT_FALSE(places_that_count(head_of(for_fun.table)));

  PlayedTable one_device(R"({"game":"brave-rats","options":{"variant":"base"},)"
                         R"("seats":["person","person"],"rated":true})");
  one_device.perform_for(ann, table::Resign{Seat::one});
  EXPECT_FALSE(places_that_count(head_of(one_device.table)));

  PlayedTable agreed(duel(and_rated));
  agreed.perform_for(bob, table::SitDown{Seat::two});
  agreed.perform_for(ann, table::OfferEnd{Seat::one, true});
  agreed.perform_for(bob, table::OfferEnd{Seat::two, true});
  EXPECT_FALSE(places_that_count(head_of(agreed.table)));

  PlayedTable alone(race(1, and_rated));
  alone.perform_for(ann, table::Resign{Seat::one});
  EXPECT_FALSE(places_that_count(head_of(alone.table)));
}

TEST(SoloGame, IsWhatTheTableShowsAtItsEnd) {
  Random random(1);
  PlayedTable played(race(1));
  EXPECT_FALSE(solo_game(head_of(played.table)));
  while (is_in_play(played.table))
    played.act(ann, Seat::one, random_choice(played.table, Seat::one, random));
  const auto game = solo_game(head_of(played.table));
  ASSERT_TRUE(game);
  const auto view = boost::json::parse(played.table.game->view(hosting::spectator));
  EXPECT_EQ(game->result.difficulty, "easy");
  EXPECT_EQ(game->result.points, view.at("result").at("points").at(0).as_int64());
  EXPECT_EQ(game->result.won, view.at("result").at("winners") == boost::json::parse("[1]"));
  EXPECT_EQ(game->result.challenges.size(), view.at("greg").at("challenges").as_array().size());
}

TEST(SoloGame, SaysWhetherHintsWereUsed) {
  Random random(1);
  for (const bool is_hinted : {false, true}) {
    PlayedTable played(race(1));
    if (is_hinted) played.write(note_hint(played.table, Seat::one, played.instant()));
    while (is_in_play(played.table))
      played.act(ann, Seat::one, random_choice(played.table, Seat::one, random));
    EXPECT_EQ(solo_game(head_of(played.table))->is_hinted, is_hinted);
  }
}

TEST(SoloGame, IsNoneOfAGameThatWasGivenUpOrIsNotGregs) {
  PlayedTable given_up(race(1));
  given_up.perform_for(ann, table::Resign{Seat::one});
  EXPECT_FALSE(solo_game(head_of(given_up.table)));
  PlayedTable of_two(duel());
  of_two.perform_for(bob, table::SitDown{Seat::two});
  of_two.act(ann, Seat::one, "play 1");
  of_two.act(bob, Seat::two, "play 7");
  EXPECT_FALSE(solo_game(head_of(of_two.table)));
}

TEST(PlacesThatCount, AreNoneOfASummaryThatCannotBeRead) {
  Head head;
  for (const char* summary : {"", "{", "[]", "{}", R"({"made_with":{"rated":true}})"}) {
    head.summary = summary;
    EXPECT_FALSE(places_that_count(head)) << summary;
  }
}

}  // namespace
}  // namespace cheesemoon::server
