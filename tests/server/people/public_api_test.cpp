#include "server/people/bots.h"
#include "server/people/people_fixture.h"
#include "server/people/person_kind.h"

namespace cheesemoon::server {
namespace {

class PublicTest : public PeopleFixture {
 protected:
  std::string id_of(const std::string& token) {
    return ask("GET", "/api/me", "", token).text("/id");
  }

  void rate(const std::string& person, double rating, double deviation = 80,
            std::int64_t version = 0) {
    const std::string table = "table of " + person;
    append_surely(store_, append_with_head(head_of(table, table::Status::over, 1), 1));
    ASSERT_TRUE(store_.put_ratings(
        table,
        std::vector<PersonRating>{{person, "first-rat", rating, deviation, 0.06, 5, version}}));
  }
  void add_bots(const std::string& name = "Mouse") {
    ASSERT_TRUE(
        ensure_bots(store_, std::vector<BotLevel>{{"level1", name}, {"level2", "Rat"}}, now_));
  }
};

TEST_F(PublicTest, ShowsSomebodyToEverybody) {
  const std::string id = id_of(account_named("Anna"));
  rate(id, 1'612.25);
  const Answer answer = ask("GET", "/api/people/" + id);
  EXPECT_EQ(answer.text("/name"), "Anna");
  EXPECT_EQ(answer.text("/kind"), "account");
  EXPECT_EQ(answer.text("/ratings/0/game"), "first-rat");
  EXPECT_EQ(answer.body.at_pointer("/ratings/0/rating").as_double(), 1'612.25);
  EXPECT_EQ(answer.body.as_object().if_contains("settings"), nullptr);
}

TEST_F(PublicTest, KnowsNobodyOfAnIdThatIsNone) {
  for (const std::string& id : {std::string("nobody"), std::string("a\0b", 3), std::string("\xFF"),
                                std::string(1'000, 'a')}) {
    HttpRequest request;
    request.method = "GET";
    request.path = "/api/people/" + id;
    EXPECT_EQ(ask(request).status, 404U);
  }
  EXPECT_TRUE(reported_.empty());
}

TEST_F(PublicTest, HasALeaderboardOfAccountsAndBots) {
  add_bots();
  const std::string anna = id_of(account_named("Anna"));
  const std::string guest = id_of(guest_named("Guest"));
  rate(anna, 1'700);
  rate(guest, 1'900);
  const Answer board = ask("GET", "/api/leaderboard?game=first-rat");
  ASSERT_EQ(board.body.at("lines").as_array().size(), 3U);
  EXPECT_EQ(board.text("/lines/0/person/id"), anna);
  EXPECT_EQ(board.text("/lines/0/person/kind"), "account");
  EXPECT_EQ(board.body.at_pointer("/lines/0/rating").as_double(), 1'700);
  EXPECT_EQ(board.body.at_pointer("/lines/1/rank").as_int64(), 2);
  EXPECT_EQ(board.text("/lines/1/person/name"), "Rat");
  EXPECT_EQ(board.text("/lines/1/person/kind"), "bot");
  EXPECT_EQ(board.text("/lines/2/person/id"), "bot-level1");
  EXPECT_EQ(
      ask("GET", "/api/leaderboard?game=first-rat&limit=1").body.at("lines").as_array().size(), 1U);
  EXPECT_EQ(ask("GET", "/api/leaderboard?game=brave-rats").body.at("lines").as_array().size(), 2U);
}

TEST_F(PublicTest, HasNobodyOnTheLeaderboardOfWhomLittleIsKnown) {
  const std::string anna = id_of(account_named("Anna"));
  const std::string ben = id_of(account_named("Ben"));
  rate(anna, 1'700);
  rate(ben, 2'300, 200);
  const Answer board = ask("GET", "/api/leaderboard?game=first-rat");
  ASSERT_EQ(board.body.at("lines").as_array().size(), 1U);
  EXPECT_EQ(board.text("/lines/0/person/id"), anna);
}

TEST_F(PublicTest, PutsBotsBackWhereTheyWereMeasured) {
  add_bots();
  rate("bot-level1", 2'162, 80, 1);
  add_bots();
  const Answer board = ask("GET", "/api/leaderboard?game=first-rat");
  EXPECT_EQ(board.text("/lines/1/person/id"), "bot-level1");
  EXPECT_LT(board.body.at_pointer("/lines/1/rating").to_number<double>(), 1'000);
}

TEST_F(PublicTest, HasALeaderboardForEachGame) {
  EXPECT_EQ(ask("GET", "/api/leaderboard").sentence(), "game: is missing");
  EXPECT_EQ(ask("GET", "/api/leaderboard?game=First!").status, 400U);
  EXPECT_EQ(ask("GET", "/api/leaderboard?game=first-rat&limit=0").status, 400U);
}

TEST_F(PublicTest, AnswersWhatIsNotThereAsARouterDoes) {
  EXPECT_EQ(ask("GET", "/api/nothing").status, 404U);
  const Answer answer = ask("PUT", "/api/me");
  EXPECT_EQ(answer.status, 405U);
  EXPECT_EQ(answer.header("Allow"), "GET, PATCH, DELETE");
}

TEST_F(PublicTest, AddsBotsOnceAndGivesThemTheirPresentName) {
  add_bots();
  add_bots("Shrew");
  const Answer bot = ask("GET", "/api/people/bot-level1");
  EXPECT_EQ(bot.text("/name"), "Shrew");
  EXPECT_EQ(bot.text("/kind"), "bot");
  EXPECT_EQ(bot.body.at("ratings").as_array().size(), 2U);
}

TEST_F(PublicTest, HasBotsThatTakeNobodysNameAndCannotLogIn) {
  add_bots();
  EXPECT_FALSE(account_named("Mouse").empty());
  for (const char* name : {"BOT level1", "bot-level1", "bot level1"})
    EXPECT_EQ(log_in(name, password).status, 401U);
  EXPECT_FALSE(account_named("BOT level1").empty());
}

TEST(PersonKind, IsToldByTheIdEvenOfPeopleWhoseIdBeginsLikeABots) {
  EXPECT_TRUE(is_bot_id("bot-level1"));
  EXPECT_FALSE(is_bot_id("bot-AAAAAAAAAAAAAAAAAA"));
  EXPECT_FALSE(is_bot_id("level1"));
}

}  // namespace
}  // namespace cheesemoon::server
