#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/people/people_fixture.h"

namespace cheesemoon::server {
namespace {

class MeTest : public PeopleFixture {
 protected:
  std::string id_of(const std::string& token) {
    return ask("GET", "/api/me", "", token).text("/id");
  }

  void seat(const std::string& table, std::int64_t updated, const std::string& person) {
    Head head = head_of(table, table::Status::playing, updated);
    head.summary = a_summary;
    head.seats = {{1, person}, {2, std::nullopt}};
    append_surely(store_, append_with_head(head, 1));
  }
};

TEST_F(MeTest, ChangesANameOfAGuest) {
  const std::string token = guest_named("Anna");
  const Answer changed = ask("PATCH", "/api/me", R"({"name":"Ben"})", token);
  EXPECT_EQ(changed.status, 200U);
  EXPECT_EQ(changed.text("/name"), "Ben");
  EXPECT_EQ(changed.text("/kind"), "guest");
}

TEST_F(MeTest, ChangesANameOfAnAccountToOneThatIsFree) {
  const std::string token = account_named("Anna");
  account_named("Ben");
  EXPECT_EQ(ask("PATCH", "/api/me", R"({"name":"BEN"})", token).reason(), "name_taken");
  EXPECT_EQ(ask("PATCH", "/api/me", R"({"name":"ANNA"})", token).text("/name"), "ANNA");
  EXPECT_EQ(ask("PATCH", "/api/me", R"({"name":"Cleo"})", token).text("/name"), "Cleo");
  EXPECT_EQ(log_in("cleo", password).status, 201U);
  EXPECT_EQ(log_in("Anna", password).status, 401U);
}

TEST_F(MeTest, KeepsSettingsAsTheyAre) {
  const std::string token = guest_named("Anna");
  EXPECT_EQ(boost::json::serialize(ask("GET", "/api/me", "", token).body.at("settings")), "{}");
  const std::string settings = R"({"colour":"blue","list":[1,2.5,null,{"a":"\u0000"}]})";
  ask("PATCH", "/api/me", R"({"settings":)" + settings + "}", token);
  EXPECT_EQ(ask("GET", "/api/me", "", token).body.at("settings"), boost::json::parse(settings));
}

TEST_F(MeTest, RefusesSettingsThatAreTooLongOrNone) {
  const std::string token = guest_named("Anna");
  const auto with_letters = [](std::size_t count) {
    return R"({"settings":{"a":")" + std::string(count, 'x') + "\"}}";
  };
  constexpr std::size_t frame = 8;
  EXPECT_EQ(ask("PATCH", "/api/me", with_letters(4096 - frame), token).status, 200U);
  EXPECT_EQ(ask("PATCH", "/api/me", with_letters(4097 - frame), token).sentence(),
            "settings: expected at most 4096 bytes, found 4097");
  EXPECT_EQ(ask("PATCH", "/api/me", R"({"settings":[]})", token).sentence(),
            "settings: expected an object {...}, found a list");
  EXPECT_EQ(ask("PATCH", "/api/me", R"({"id":"x"})", token).sentence(),
            "unknown member \"id\"; expected name, settings, password");
}

TEST_F(MeTest, LeavesWhatIsNotGivenAsItIs) {
  const std::string token = account_named("Anna");
  const Answer before = ask("GET", "/api/me", "", token);
  EXPECT_EQ(ask("PATCH", "/api/me", "{}", token).body, before.body);
}

TEST_F(MeTest, ChangesThePasswordAndEndsAllOtherSessions) {
  const std::string token = account_named("Anna");
  const std::string other = log_in("Anna", password).token();
  const Answer changed =
      ask("PATCH", "/api/me",
          R"({"name":"Ann","password":{"old":"correct horse","new":"battery staple"}})", token);
  EXPECT_EQ(changed.status, 200U);
  EXPECT_EQ(changed.text("/name"), "Ann");
  EXPECT_EQ(ask("GET", "/api/me", "", token).status, 200U);
  EXPECT_EQ(ask("GET", "/api/me", "", other).status, 401U);
  EXPECT_EQ(log_in("Ann", password).status, 401U);
  EXPECT_EQ(log_in("Ann", "battery staple").status, 201U);
}

TEST_F(MeTest, ChangesNothingIfTheOldPasswordIsWrong) {
  const std::string token = account_named("Anna");
  const Answer refused =
      ask("PATCH", "/api/me",
          R"({"name":"Ann","password":{"old":"wrong horse","new":"battery staple"}})", token);
  EXPECT_EQ(refused.status, 403U);
  EXPECT_EQ(refused.reason(), "wrong_password");
  EXPECT_EQ(ask("GET", "/api/me", "", token).text("/name"), "Anna");
  EXPECT_EQ(log_in("Anna", password).status, 201U);
  EXPECT_EQ(ask("PATCH", "/api/me", R"({"password":{"new":"battery staple"}})", token).sentence(),
            "password: \"old\" is missing");
}

TEST_F(MeTest, KeepsWhatElseIsChangedWhileThePasswordIs) {
  const std::string token = account_named("Anna");
  meanwhile_ = [&] {
    EXPECT_EQ(ask("PATCH", "/api/me", R"({"settings":{"a":1}})", token).status, 200U);
  };
  ask("PATCH", "/api/me", R"({"password":{"old":"correct horse","new":"battery staple"}})", token);
  EXPECT_EQ(boost::json::serialize(ask("GET", "/api/me", "", token).body.at("settings")),
            R"({"a":1})");
}

TEST_F(MeTest, LimitsHowOftenThePasswordIsTried) {
  const std::string token = account_named("Anna");
  const std::string change = R"({"password":{"old":"wrong horse","new":"battery staple"}})";
  for (int attempt = 0; attempt < 10; ++attempt)
    EXPECT_EQ(ask("PATCH", "/api/me", change, token).status, 403U);
  EXPECT_EQ(ask("PATCH", "/api/me", change, token).status, 429U);
  EXPECT_EQ(ask("DELETE", "/api/me", R"({"password":"correct horse"})", token).status, 429U);
}

TEST_F(MeTest, HasNoPasswordAsAGuest) {
  const std::string token = guest_named("Anna");
  EXPECT_EQ(ask("PATCH", "/api/me",
                R"({"password":{"old":"correct horse","new":"battery staple"}})", token)
                .reason(),
            "not_an_account");
  EXPECT_EQ(ask("DELETE", "/api/me", R"({"password":"12345678"})", token).reason(),
            "not_an_account");
}

TEST_F(MeTest, IsDeletedAsAGuestWithoutMore) {
  const std::string token = guest_named("Anna");
  const std::string id = id_of(token);
  EXPECT_EQ(ask("DELETE", "/api/me", "", token).status, 204U);
  EXPECT_EQ(ask("GET", "/api/me", "", token).status, 401U);
  EXPECT_EQ(ask("GET", "/api/people/" + id).status, 404U);
}

TEST_F(MeTest, IsDeletedAsAnAccountWithThePassword) {
  const std::string token = account_named("Anna");
  seat("bcdfghjkmn", 7, id_of(token));
  EXPECT_EQ(ask("DELETE", "/api/me", "", token).sentence(), "\"password\" is missing");
  EXPECT_EQ(ask("DELETE", "/api/me", R"({"password":"wrong horse"})", token).reason(),
            "wrong_password");
  EXPECT_EQ(ask("DELETE", "/api/me", R"({"password":"correct horse"})", token).status, 204U);
  EXPECT_EQ(ask("GET", "/api/me", "", token).status, 401U);
  EXPECT_FALSE(value_of(store_.head("bcdfghjkmn"))->seats.front().person);
  EXPECT_FALSE(account_named("Anna").empty());
}

TEST_F(MeTest, GetsEverythingThatIsKept) {
  const std::string token = account_named("Anna");
  const std::string id = id_of(token);
  ask("PATCH", "/api/me", R"({"settings":{"a":1}})", token);
  Head over = head_of("over", table::Status::over, 5);
  append_surely(store_, append_with_head(over, 1));
  ASSERT_TRUE(store_.put_ratings(
      "over", std::vector<PersonRating>{{id, "first-rat", 1'600.5, 99, 0.06, 3, 0}},
      std::vector<PersonResult>{{"over", id, "ben", "first-rat", 5, 1, 0.5, 0.8, false}}));
  seat("bcdfghjkmn", 7, id);
  const Answer everything = ask("GET", "/api/me/export", "", token);
  EXPECT_EQ(everything.text("/person/name"), "Anna");
  EXPECT_EQ(everything.body.at_pointer("/person/settings/a").as_int64(), 1);
  EXPECT_EQ(everything.body.at("sessions").as_array().size(), 1U);
  EXPECT_EQ(everything.body.at_pointer("/ratings/0/rating").as_double(), 1'600.5);
  EXPECT_EQ(everything.body.at_pointer("/ratings/0/volatility").as_double(), 0.06);
  EXPECT_EQ(everything.text("/results/0/opponent"), "ben");
  EXPECT_EQ(everything.body.at_pointer("/results/0/weight").as_double(), 0.8);
  EXPECT_EQ(everything.body.at_pointer("/tables/0/table/round").as_int64(), 3);
  const std::string text = boost::json::serialize(everything.body);
  EXPECT_EQ(text.find("argon2"), std::string::npos);
  EXPECT_EQ(text.find(value_of(store_.sessions_of(id)).front().token_hash), std::string::npos);
}

TEST_F(MeTest, GetsItOnlyWhenThereIsTime) {
  const std::string token = guest_named("Anna");
  accepts_heavy_work_ = false;
  const Answer refused = ask("GET", "/api/me/export", "", token);
  EXPECT_EQ(refused.status, 429U);
  EXPECT_EQ(refused.header("Retry-After"), "5");
}

TEST_F(MeTest, ListsItsTablesTheNewestFirst) {
  const std::string token = guest_named("Anna");
  const std::string id = id_of(token);
  seat("a", 1, id);
  seat("b", 3, id);
  seat("c", 2, id);
  seat("of somebody else", 4, id_of(guest_named("Ben")));
  const Answer all = ask("GET", "/api/me/tables", "", token);
  ASSERT_EQ(all.body.at("tables").as_array().size(), 3U);
  EXPECT_EQ(all.text("/tables/0/id"), "b");
  EXPECT_EQ(all.text("/tables/0/status"), "playing");
  EXPECT_EQ(all.text("/tables/0/seats/0/person"), id);
  EXPECT_TRUE(all.body.at_pointer("/tables/0/seats/1/person").is_null());
  EXPECT_EQ(all.body.at_pointer("/tables/0/table/round").as_int64(), 3);
  EXPECT_EQ(all.text("/tables/2/id"), "a");
  EXPECT_EQ(ask("GET", "/api/me/tables?limit=1", "", token).body.at("tables").as_array().size(),
            1U);
}

TEST_F(MeTest, IsToldWhomItsTablesWaitForWhereThatIsKnown) {
  const std::string token = guest_named("Anna");
  seat("a", 1, id_of(token));
  seat("b", 2, id_of(token));
  awaited_ = {{"a", {1, 3}}};
  const Answer all = ask("GET", "/api/me/tables", "", token);
  EXPECT_EQ(all.body.at_pointer("/tables/1/awaited"), boost::json::parse("[1,3]"));
  EXPECT_FALSE(all.body.at_pointer("/tables/0").as_object().contains("awaited"));
}

TEST_F(MeTest, ListsNoMoreThanIsAllowed) {
  const std::string token = guest_named("Anna");
  EXPECT_EQ(ask("GET", "/api/me/tables?limit=100", "", token).status, 200U);
  for (const char* limit : {"0", "101", "-1", "x", "1x", "", "99999999999999999999"})
    EXPECT_EQ(ask("GET", std::string("/api/me/tables?limit=") + limit, "", token).sentence(),
              "limit: expected a whole number from 1 to 100");
}

}  // namespace
}  // namespace cheesemoon::server
