#include <gtest/gtest.h>

#include <limits>
#include <thread>

#include "server/store/store_fixture.h"

namespace cheesemoon::server {
namespace {

class RatingsTest : public StoreFixture {
 protected:
  static PersonRating rating_of(const std::string& name, double value, std::int64_t version) {
    return {"id of " + name, "first-rat", value, 200.1, 0.0599999999, version + 1, version};
  }

  /// A store with Anna, Ben and tables that are over.
  [[nodiscard]] Store open_with_tables() const {
    Store store = open();
    for (const char* name : {"Anna", "Ben"}) EXPECT_TRUE(store.add_person(person_named(name)));
    for (const char* table : {"a", "b"})
      append_surely(store, append_with_head(head_of(table, table::Status::over, table[0]), 1));
    append_surely(store, append_with_head(head_of("going on", table::Status::playing, 1), 1));
    return store;
  }

  static RatingOutcome put(Store& store, const std::string& table,
                           const std::vector<PersonRating>& ratings) {
    return value_of(store.put_ratings(table, ratings));
  }

  static double value(Store& store, const std::string& name) {
    return value_of(store.ratings_of("id of " + name)).front().rating;
  }
};
INSTANTIATE_TEST_SUITE_P(Store, RatingsTest, both_back_ends(), back_end_name);

TEST_P(RatingsTest, ComeBackAsTheyWereInTheirNextVersion) {
  Store store = open_with_tables();
  PersonRating rating = rating_of("Anna", 1'500.0 + 1.0 / 3, 0);
  EXPECT_EQ(put(store, "a", {rating}), RatingOutcome::rated);
  rating.version = 1;
  EXPECT_EQ(value_of(store.ratings_of("id of Anna")), std::vector{rating});
  rating.rating = 1e-7;
  EXPECT_EQ(put(store, "b", {rating}), RatingOutcome::rated);
  rating.version = 2;
  EXPECT_EQ(value_of(store.ratings_of("id of Anna")), std::vector{rating});
}

TEST_P(RatingsTest, OfATableAreStoredOnce) {
  Store store = open_with_tables();
  EXPECT_EQ(put(store, "a", {rating_of("Anna", 1'510, 0), rating_of("Ben", 1'490, 0)}),
            RatingOutcome::rated);
  Store restarted = open();
  EXPECT_EQ(put(restarted, "a", {rating_of("Anna", 1'520, 1), rating_of("Ben", 1'480, 1)}),
            RatingOutcome::rated_before);
  EXPECT_EQ(value(store, "Anna"), 1'510);
  EXPECT_EQ(value(store, "Ben"), 1'490);
}

TEST_P(RatingsTest, AreNotAwaitedOfTablesThatDoNotCount) {
  Store store = open();
  Head head = head_of("c", table::Status::playing, 1);
  head.is_rated = false;
  append_surely(store, append_with_head(head, 1));
  head.status = table::Status::over;
  append_surely(store, append_with_head(head, 2));
  EXPECT_TRUE(value_of(store.heads_to_rate()).empty());
  EXPECT_EQ(put(store, "c", {}), RatingOutcome::rated_before);
}

TEST_P(RatingsTest, AreNotForgottenIfTheServerCrashesBeforeThem) {
  Store store = open_with_tables();
  EXPECT_EQ(value_of(store.heads_to_rate()).size(), 2U);
  EXPECT_EQ(put(store, "a", {rating_of("Anna", 1'510, 0)}), RatingOutcome::rated);
  ASSERT_EQ(value_of(store.heads_to_rate()).size(), 1U);
  EXPECT_EQ(value_of(store.heads_to_rate()).front().id, "b");
  // A game that does not count is done with, too.
  EXPECT_EQ(put(store, "b", {}), RatingOutcome::rated);
  EXPECT_TRUE(value_of(store.heads_to_rate()).empty());
  // What is said about a table after its end does not have it rated again.
  append_surely(store, append_with_head(head_of("a", table::Status::over, 99), 2));
  EXPECT_TRUE(value_of(store.heads_to_rate()).empty());
}

TEST_P(RatingsTest, AreAllStoredOrNone) {
  Store store = open_with_tables();
  EXPECT_EQ(put(store, "a", {rating_of("Ben", 1'490, 0)}), RatingOutcome::rated);
  // Anna's would be right, Ben's was read before the other table ended.
  const auto outdated =
      store.put_ratings("b", std::vector{rating_of("Anna", 1'510, 0), rating_of("Ben", 1'480, 0)});
  ASSERT_FALSE(outdated);
  EXPECT_EQ(outdated.error().kind, StoreError::Kind::outdated);
  EXPECT_TRUE(value_of(store.ratings_of("id of Anna")).empty());
  EXPECT_EQ(value(store, "Ben"), 1'490);
  EXPECT_EQ(put(store, "b", {rating_of("Anna", 1'510, 0), rating_of("Ben", 1'480, 1)}),
            RatingOutcome::rated);
  EXPECT_EQ(value(store, "Ben"), 1'480);
}

TEST_P(RatingsTest, AreRefusedForTablesThatAreNotOver) {
  Store store = open_with_tables();
  const auto early = store.put_ratings("going on", {});
  ASSERT_FALSE(early);
  EXPECT_EQ(early.error().kind, StoreError::Kind::refused);
  const auto nowhere = store.put_ratings("nowhere", {});
  ASSERT_FALSE(nowhere);
  EXPECT_EQ(nowhere.error().kind, StoreError::Kind::missing);
}

TEST_P(RatingsTest, AreRefusedIfTheyAreNoNumbers) {
  Store store = open_with_tables();
  for (const double number :
       {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
    const auto put = store.put_ratings("a", std::vector{rating_of("Anna", number, 0)});
    ASSERT_FALSE(put);
    EXPECT_EQ(put.error().kind, StoreError::Kind::refused);
  }
  EXPECT_EQ(value_of(store.heads_to_rate()).size(), 2U);
}

TEST_P(RatingsTest, LeaveOutSomebodyWhoIsGone) {
  Store store = open_with_tables();
  EXPECT_EQ(put(store, "a", {rating_of("Anna", 1'510, 0), rating_of("Ben", 1'490, 0)}),
            RatingOutcome::rated);
  ASSERT_TRUE(store.delete_person("id of Anna"));
  EXPECT_EQ(put(store, "b", {rating_of("Anna", 1'520, 1), rating_of("Ben", 1'480, 1)}),
            RatingOutcome::rated);
  EXPECT_EQ(value(store, "Ben"), 1'480);
  EXPECT_TRUE(value_of(store.ratings_of("id of Anna")).empty());
}

TEST_P(RatingsTest, AreStoredByOneOfTwoServersAtOnce) {
  Store store = open_with_tables();
  std::vector<RatingOutcome> outcomes(2);
  const auto rate = [&](std::size_t server) {
    Store own = open();
    outcomes[server] = put(
        own, "a",
        {rating_of("Anna", 1'500.0 + static_cast<double>(server), 0), rating_of("Ben", 1'400, 0)});
  };
  {
    const std::jthread first(rate, 0);
    const std::jthread second(rate, 1);
  }
  EXPECT_NE(outcomes[0], outcomes[1]);
  const std::size_t winner = outcomes[0] == RatingOutcome::rated ? 0 : 1;
  EXPECT_EQ(value(store, "Anna"), 1'500.0 + static_cast<double>(winner));
}

TEST_P(RatingsTest, ComeWithWhoDidWhatAgainstWhom) {
  Store store = open_with_tables();
  const PersonResult won{"a", "id of Anna", "id of Ben", "first-rat", 97, 1, 0.5, 1, false};
  const PersonResult lost{"a", "id of Ben", "id of Anna", "first-rat", 97, 0, 0.5, 0, true};
  PersonResult of_nobody = won;
  of_nobody.person = "gone";
  EXPECT_EQ(value_of(store.put_ratings("a", {}, std::vector{won, lost, of_nobody})),
            RatingOutcome::rated);
  EXPECT_EQ(value_of(store.results_since(97)), (std::vector{won, lost}));
  EXPECT_TRUE(value_of(store.results_since(98)).empty());
  EXPECT_EQ(value_of(store.count_results("id of Anna", "id of Ben", "first-rat", 97)), 1);
  EXPECT_EQ(value_of(store.count_results("id of Anna", "id of Ben", "first-rat", 98)), 0);
  EXPECT_EQ(value_of(store.count_results("id of Anna", "id of Ben", "brave-rats", 0)), 0);
  EXPECT_EQ(value_of(store.count_results("id of Ben", "id of Anna", "first-rat", 0)), 0)
      << "what did not count is not among it";
  ASSERT_TRUE(store.delete_person("id of Ben"));
  EXPECT_EQ(value_of(store.results_since(0)), std::vector{won});
}

TEST_P(RatingsTest, ThatAreNotPlayedForAreFixed) {
  Store store = open_with_tables();
  EXPECT_EQ(put(store, "a", {rating_of("Anna", 2'000, 0)}), RatingOutcome::rated);
  PersonRating fixed = rating_of("Anna", 1'420, 0);
  ASSERT_TRUE(store.fix_ratings(std::vector{fixed, rating_of("Ben", 1'500, 0)}));
  EXPECT_EQ(value(store, "Anna"), 1'420);
  EXPECT_EQ(value(store, "Ben"), 1'500);
}

TEST_P(RatingsTest, MakeALeaderboard) {
  Store store = open_with_tables();
  ASSERT_TRUE(store.add_person(guest("guest")));
  ASSERT_TRUE(store.add_person(person_named("Carla")));
  PersonRating other_game = rating_of("Carla", 3'000, 0);
  other_game.game = "brave-rats";
  PersonRating of_a_guest = rating_of("", 2'000, 0);
  of_a_guest.person = "guest";
  PersonRating unsure = rating_of("Carla", 1'900, 0);
  unsure.deviation = 350;
  PersonRating seasoned = rating_of("Ben", 1'600, 0);
  seasoned.games = 50;
  EXPECT_EQ(put(store, "a", {rating_of("Anna", 1'700, 0), seasoned, unsure, of_a_guest}),
            RatingOutcome::rated);
  EXPECT_EQ(put(store, "b", {other_game}), RatingOutcome::rated);

  const auto names = [&](const LeaderboardQuery& query) {
    std::vector<std::string> found;
    for (const LeaderboardLine& line : value_of(store.leaderboard(query)))
      found.push_back(line.name);
    return found;
  };
  using Names = std::vector<std::string>;
  EXPECT_EQ(names({"first-rat"}), (Names{"Carla", "Anna", "Ben"}));
  EXPECT_EQ(names({.game = "first-rat", .limit = 2}), (Names{"Carla", "Anna"}));
  EXPECT_EQ(names({.game = "first-rat", .largest_deviation = 300}), (Names{"Anna", "Ben"}));
  EXPECT_EQ(names({.game = "first-rat", .least_games = 10}), Names{"Ben"});
  EXPECT_EQ(names({"chess"}), Names());
  seasoned.version = 1;
  EXPECT_EQ(value_of(store.leaderboard({"first-rat"})).back(), (LeaderboardLine{"Ben", seasoned}));
}

}  // namespace
}  // namespace cheesemoon::server
