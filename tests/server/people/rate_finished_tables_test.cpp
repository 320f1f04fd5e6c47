#include "server/people/rate_finished_tables.h"

#include <gtest/gtest.h>

#include <map>
#include <thread>

#include "server/ratings/pair_weight.h"
#include "server/ratings/rate_game.h"
#include "server/ratings/rated_games.h"
#include "server/store/sqlite_database.h"
#include "server/store/store_fixture.h"
#include "server/store/watched_database.h"

namespace cheesemoon::server {
namespace {

/// Summaries are lists of people in the order of their places: `anna ben`; an empty one does not
/// count. `ben-` has left early.
std::optional<std::vector<PlacedPerson>> read_places(const Head& head) {
  std::istringstream words(head.summary);
  std::vector<PlacedPerson> people;
  for (std::string word; words >> word;) {
    const std::size_t name = word.find_last_not_of('-') + 1;
    people.push_back({.person = word.substr(0, name),
                      .place = static_cast<int>(people.size()) + 1,
                      .has_left_early = name < word.size()});
  }
  if (people.empty()) return std::nullopt;
  return people;
}

/// Of somebody who has played a while.
constexpr Rating known{1500, 80, 0.06};

class RateFinishedTablesTest : public testing::Test {
 protected:
  RateFinishedTablesTest() {
    for (const char* person : {"anna", "ben", "cleo"}) {
      add_account(person);
      EXPECT_TRUE(store_.fix_ratings(std::vector<PersonRating>{
          {person, "first-rat", known.rating, known.deviation, known.volatility, 0, 0}}));
    }
  }

  /// Somebody new.
  void add_account(const std::string& person) {
    Person account = guest(person);
    account.name_key = person;
    EXPECT_TRUE(store_.add_person(account));
  }

  [[nodiscard]] Store open() const {
    return value_of(open_store(folder_.file("store.sqlite"), std::chrono::seconds(60)));
  }

  void end_table(const std::string& table, std::int64_t updated, const std::string& places) {
    Head head = head_of(table, table::Status::over, updated);
    head.summary = places;
    append_surely(store_, append_with_head(head, 1));
  }

  std::size_t rate_all() { return value_of(rate_finished_tables(store_, read_places)); }

  std::optional<PersonRating> rating(const std::string& person) {
    const auto ratings = value_of(store_.ratings_of(person));
    return ratings.empty() ? std::nullopt : std::optional(ratings.front());
  }
  double value(const std::string& person) { return rating(person)->rating; }

  /// What should come out of games in this order, each the people by their places.
  static std::map<std::string, Rating> expected(
      const std::vector<std::vector<std::string>>& games) {
    std::map<std::string, Rating> ratings;
    std::map<std::pair<std::string, std::string>, int> met;
    for (const auto& people : games) {
      std::vector<Ranked> ranked;
      ranked.reserve(people.size());
      for (const auto& person : people) {
        ranked.push_back({ratings.try_emplace(person, known).first->second,
                          static_cast<int>(ranked.size()) + 1});
        for (const auto& other : people)
          ranked.back().weights.push_back(
              person == other ? 0 : pair_weight(between_people, met[std::pair(person, other)]++));
      }
      const auto after = rate_game(ranked);
      for (std::size_t place = 0; place < people.size(); ++place)
        ratings[people[place]] = after[place];
    }
    return ratings;
  }

  TemporaryFolder folder_;
  Store store_ = open();
};

TEST_F(RateFinishedTablesTest, RatesEachTableInTheOrderOfTheirEnds) {
  end_table("second", 2, "ben anna");
  end_table("third", 3, "cleo ben anna");
  end_table("first", 1, "anna ben");
  EXPECT_EQ(rate_all(), 3U);
  const auto ratings = expected({{"anna", "ben"}, {"ben", "anna"}, {"cleo", "ben", "anna"}});
  for (const auto& [person, after] : ratings) {
    EXPECT_EQ(value(person), after.rating);
    EXPECT_EQ(rating(person)->deviation, after.deviation);
    EXPECT_EQ(rating(person)->volatility, after.volatility);
  }
  EXPECT_EQ(rating("anna")->games, 3);
  EXPECT_EQ(rating("cleo")->games, 1);
}

TEST_F(RateFinishedTablesTest, RatesATableOnceHoweverOftenItIsCalled) {
  end_table("first", 1, "anna ben");
  EXPECT_EQ(rate_all(), 1U);
  const auto before = rating("anna");
  EXPECT_EQ(rate_all(), 0U);
  Store restarted = open();
  EXPECT_EQ(value_of(rate_finished_tables(restarted, read_places)), 0U);
  EXPECT_EQ(rating("anna"), before);
}

TEST_F(RateFinishedTablesTest, GoesOnAfterACrashWhereItStopped) {
  end_table("first", 1, "anna ben");
  end_table("second", 2, "ben anna");
  struct Crash : std::exception {};
  const auto crash_at_the_second = [](const Head& head) {
    if (head.id == "second") throw Crash{};
    return read_places(head);
  };
  EXPECT_THROW(static_cast<void>(rate_finished_tables(store_, crash_at_the_second)), Crash);
  Store restarted = open();
  EXPECT_EQ(value_of(rate_finished_tables(restarted, read_places)), 1U);
  EXPECT_EQ(value("anna"), expected({{"anna", "ben"}, {"ben", "anna"}})["anna"].rating);
}

TEST_F(RateFinishedTablesTest, IsDoneWithGamesThatDoNotCount) {
  end_table("without a result", 1, "");
  end_table("alone", 2, "anna");
  end_table("against oneself", 3, "anna anna");
  EXPECT_EQ(rate_all(), 3U);
  EXPECT_TRUE(value_of(store_.heads_to_rate()).empty());
  EXPECT_EQ(value("anna"), known.rating);
  EXPECT_EQ(rating("anna")->games, 0);
}

TEST_F(RateFinishedTablesTest, RatesNobodyWherePeopleWithoutAnAccountPlay) {
  ASSERT_TRUE(store_.add_person(guest("gast")));
  end_table("first", 1, "anna gast");
  end_table("second", 2, "gast anna bot-level1");
  EXPECT_EQ(rate_all(), 2U);
  EXPECT_EQ(value("anna"), known.rating);
  EXPECT_FALSE(rating("gast"));
}

TEST_F(RateFinishedTablesTest, LetsNobodyRiseByThoseOfWhomNothingIsKnown) {
  for (int sock = 0; sock < 60; ++sock) {
    add_account("sock" + std::to_string(sock));
    end_table("table " + std::to_string(sock), sock, "anna sock" + std::to_string(sock));
  }
  EXPECT_EQ(rate_all(), 60U);
  EXPECT_EQ(value("anna"), known.rating) << "fresh accounts that lose are worth nothing";
  EXPECT_LT(value("sock0"), 1500) << "but whoever is new learns from those who are known";
}

TEST_F(RateFinishedTablesTest, LetsWhoeverLeavesEarlyLoseAndNobodyWin) {
  end_table("first", 1, "anna ben-");
  EXPECT_EQ(rate_all(), 1U);
  EXPECT_EQ(value("anna"), known.rating);
  EXPECT_EQ(value("ben"), expected({{"anna", "ben"}})["ben"].rating);
}

TEST_F(RateFinishedTablesTest, CountsTheSamePairLessAndLess) {
  std::vector<double> gained;
  for (int game = 0; game < 40; ++game) {
    const double before = value("anna");
    end_table("table " + std::to_string(game), game, "anna ben");
    EXPECT_EQ(rate_all(), 1U);
    gained.push_back(value("anna") - before);
    if (game > 0) {
      EXPECT_LT(gained[static_cast<std::size_t>(game)], gained[static_cast<std::size_t>(game) - 1]);
    }
  }
  EXPECT_LT(value("anna") - known.rating, 2 * gained.front());
  // After a while they may have changed.
  const double before = value("anna");
  constexpr auto later = std::chrono::duration_cast<std::chrono::milliseconds>(between_people.span);
  end_table("later", later.count() + 100, "anna ben");
  EXPECT_EQ(rate_all(), 1U);
  EXPECT_GT(value("anna") - before, gained[5]);
}

TEST_F(RateFinishedTablesTest, HoldsPeopleAgainstBotsWhoseRatingsAreFixed) {
  end_table("first", 1, "anna bot-level8");
  end_table("second", 2, "bot-level1 ben");
  EXPECT_EQ(rate_all(), 2U);
  const std::vector<Encounter> won{{*rating_of_bot("first-rat", "level8"), 1}};
  EXPECT_EQ(value("anna"), rate(known, won).rating);
  EXPECT_LT(value("ben"), known.rating);
  EXPECT_FALSE(rating("bot-level8")) << "nobody plays a bot up or down";
}

TEST_F(RateFinishedTablesTest, KeepsWhoDidWhatAgainstWhom) {
  end_table("first", 7, "anna ben-");
  EXPECT_EQ(rate_all(), 1U);
  EXPECT_EQ(value_of(store_.results_since(0)),
            (std::vector<PersonResult>{{"first", "anna", "ben", "first-rat", 7, 1, 0.5, 0, true},
                                       {"first", "ben", "anna", "first-rat", 7, 0, 0.5, 1, true}}));
}

TEST_F(RateFinishedTablesTest, LeavesTablesThatGoOnAlone) {
  append_surely(store_, append_with_head(head_of("going on", table::Status::playing, 1), 1));
  EXPECT_EQ(rate_all(), 0U);
}

TEST_F(RateFinishedTablesTest, TakesSomebodyWhoIsGoneForANewcomer) {
  end_table("first", 1, "anna gone");
  end_table("second", 2, "ben gone cleo");
  EXPECT_EQ(rate_all(), 2U);
  EXPECT_EQ(value("anna"), known.rating);
  EXPECT_EQ(value("ben"), expected({{"ben", "cleo"}})["ben"].rating);
  EXPECT_FALSE(rating("gone"));
}

TEST_F(RateFinishedTablesTest, ComputesAnewWhatAnotherProcessHasChangedMeanwhile) {
  end_table("second", 2, "ben anna");
  auto database = std::make_unique<WatchedDatabase>(
      value_of(SqliteDatabase::open(folder_.file("store.sqlite"), std::chrono::seconds(60))));
  WatchedDatabase& line = *database;
  Store watched = value_of(Store::open(std::move(database)));
  // Just before our ratings of the second table are written the other process ends and rates one
  // of the same people.
  int changes = 0;
  const auto read = [&](const Head& head) {
    line.before_begin = [&] {
      if (++changes > 1) return;
      end_table("first", 1, "anna ben");
      ASSERT_TRUE(store_.put_ratings(
          "first", std::vector<PersonRating>{{"anna", "first-rat", 1'700, 100, 0.06, 1, 1}}));
    };
    return read_places(head);
  };
  EXPECT_EQ(value_of(rate_finished_tables(watched, read)), 1U);
  EXPECT_EQ(changes, 2);
  const auto after = rate_game(std::vector<Ranked>{{known, 1}, {{1'700, 100, 0.06}, 2}});
  EXPECT_EQ(value("ben"), after[0].rating);
  EXPECT_EQ(value("anna"), after[1].rating);
  EXPECT_EQ(rating("anna")->games, 2);
}

TEST_F(RateFinishedTablesTest, RatesEachTableOnceWhenTwoProcessesDoItAtOnce) {
  std::vector<std::vector<std::string>> games;
  for (int table = 0; table < 40; ++table) {
    const bool is_annas = table % 3 == 0;
    games.push_back(is_annas ? std::vector<std::string>{"anna", "ben"}
                             : std::vector<std::string>{"ben", "anna"});
    end_table("table " + std::to_string(table), table, is_annas ? "anna ben" : "ben anna");
  }
  std::size_t rated = 0;
  std::size_t rated_by_other = 0;
  std::thread other([&] {
    Store store = open();
    rated_by_other = value_of(rate_finished_tables(store, read_places));
  });
  rated = rate_all();
  other.join();
  EXPECT_EQ(rated + rated_by_other, 40U);
  EXPECT_EQ(rating("anna")->games, 40);
  EXPECT_EQ(rating("ben")->games, 40);
  EXPECT_EQ(value("anna"), expected(games)["anna"].rating);
}

}  // namespace
}  // namespace cheesemoon::server
