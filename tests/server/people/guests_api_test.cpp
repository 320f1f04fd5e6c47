#include <fmt/format.h>

#include <regex>

#include "server/people/people_fixture.h"
#include "server/store/sqlite_database.h"

namespace cheesemoon::server {
namespace {

using GuestsTest = PeopleFixture;

TEST_F(GuestsTest, GetATokenThatLetsThemIn) {
  const Answer guest = ask("POST", "/api/guests", R"({"name":"  Anna  B "})");
  EXPECT_EQ(guest.status, 201U);
  EXPECT_EQ(guest.text("/person/name"), "Anna B");
  EXPECT_EQ(guest.text("/person/kind"), "guest");
  const Answer me = ask("GET", "/api/me", "", guest.token());
  EXPECT_EQ(me.status, 200U);
  EXPECT_EQ(me.text("/id"), guest.text("/person/id"));
}

TEST_F(GuestsTest, AtHomeWithoutTlsHaveATokenThatIsWorthNothingAtOtherDevices) {
  HttpRequest request;
  request.method = "POST";
  request.path = "/api/guests";
  request.body = R"({"name":"Anna"})";
  const auto token_is_valid_at = [&](const std::string& address) {
    HttpRequest me;
    me.method = "GET";
    me.path = "/api/me";
    me.token = ask(request).token();
    me.address_group = address;
    return ask(me).status == 200;
  };
  request.address_group = "192.168.1.7";
  request.can_be_overheard = true;
  EXPECT_TRUE(token_is_valid_at("192.168.1.7"));
  EXPECT_FALSE(token_is_valid_at("192.168.1.8"));
  request.can_be_overheard = false;
  EXPECT_TRUE(token_is_valid_at("192.168.1.8"));
  // On the internet people come from a new address whenever they leave the house.
  request.address_group = "198.51.100.1";
  request.can_be_overheard = true;
  EXPECT_TRUE(token_is_valid_at("203.0.113.9"));
}

TEST_F(GuestsTest, MayHaveTheSameName) {
  EXPECT_FALSE(guest_named("Anna").empty());
  EXPECT_FALSE(guest_named("Anna").empty());
}

TEST_F(GuestsTest, HaveANumberBehindTheNameOfAnAccount) {
  account_named("Anna");
  for (const char* name : {"ANNA", "Ａnna"}) {
    const Answer made = ask("POST", "/api/guests", fmt::format(R"({{"name":"{}"}})", name));
    EXPECT_EQ(made.status, 201U);
    EXPECT_TRUE(std::regex_match(made.text("/person/name"), std::regex("(ANNA|Anna) [0-9]{3}")))
        << made.text("/person/name");
    EXPECT_EQ(ask("PATCH", "/api/me", R"({"name":"Anna"})", made.token()).reason(), "name_taken");
  }
  EXPECT_EQ(ask("POST", "/api/guests", R"({"name":"Bot 8"})").reason(), "name_taken");
}

TEST_F(GuestsTest, AreRefusedWithASentenceThatNamesWhatIsWrong) {
  const auto sentence = [&](const std::string& body) {
    const Answer answer = ask("POST", "/api/guests", body);
    EXPECT_EQ(answer.status, 400U) << body;
    EXPECT_EQ(answer.reason(), "bad_request");
    return answer.sentence();
  };
  EXPECT_EQ(sentence(R"({})"), "\"name\" is missing");
  EXPECT_EQ(sentence(R"({"name":7})"), "name: expected a text, found 7");
  EXPECT_EQ(sentence(R"({"name":" "})"), "name: expected at least one character");
  EXPECT_EQ(sentence(R"({"name":"abcdefghijklmnopqrstu"})"),
            "name: expected at most 20 characters");
  EXPECT_EQ(sentence(R"({"name":"a\u0000"})"), "name: a character in it is not allowed in names");
  EXPECT_EQ(sentence(R"({"name":"a","nome":"b"})"), "unknown member \"nome\"; expected name");
  EXPECT_EQ(sentence("[]"), "expected an object {...}, found a list");
  EXPECT_NE(sentence("").find("not JSON"), std::string::npos);
  EXPECT_NE(sentence("{\"name\":\"\xFF\"}").find("not JSON"), std::string::npos);
  EXPECT_NE(sentence(std::string(1'000, '[')).find("not JSON"), std::string::npos);
}

TEST_F(GuestsTest, CannotBeMadeTooOften) {
  for (int guest = 0; guest < 20; ++guest) EXPECT_FALSE(guest_named("Anna").empty());
  const Answer refused = ask("POST", "/api/guests", R"({"name":"Anna"})");
  EXPECT_EQ(refused.status, 429U);
  EXPECT_EQ(refused.reason(), "too_many");
  EXPECT_EQ(refused.header("Retry-After"), "6");
  moment_ += std::chrono::seconds(6);
  EXPECT_FALSE(guest_named("Anna").empty());
  HttpRequest elsewhere;
  elsewhere.method = "POST";
  elsewhere.path = "/api/guests";
  elsewhere.body = R"({"name":"Anna"})";
  elsewhere.address_group = "198.51.100.1";
  EXPECT_EQ(ask(elsewhere).status, 201U);
}

TEST_F(GuestsTest, AreTurnedAwayWhileTheStoreIsLocked) {
  Store impatient = value_of(open_store(place(), std::chrono::milliseconds(0)));
  std::swap(store_, impatient);
  auto other = value_of(SqliteDatabase::open(place(), std::chrono::seconds(1)));
  ASSERT_TRUE(other->begin(Transaction::writing));
  const Answer answer = ask("POST", "/api/guests", R"({"name":"Anna"})");
  EXPECT_EQ(answer.status, 503U);
  EXPECT_EQ(answer.reason(), "unavailable");
  ASSERT_EQ(reported_.size(), 1U);
  EXPECT_EQ(reported_.front().kind, StoreError::Kind::busy);
  other->roll_back();
  EXPECT_FALSE(guest_named("Anna").empty());
}

}  // namespace
}  // namespace cheesemoon::server
