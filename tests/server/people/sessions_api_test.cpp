#include <fmt/format.h>

#include "server/people/people_fixture.h"

namespace cheesemoon::server {
namespace {

using SessionsTest = PeopleFixture;

TEST_F(SessionsTest, BeginWithNameAndPassword) {
  account_named("Anna");
  const Answer answer = log_in("ANNA", password);
  EXPECT_EQ(answer.status, 201U);
  EXPECT_EQ(answer.text("/person/name"), "Anna");
  EXPECT_EQ(ask("GET", "/api/me", "", answer.token()).status, 200U);
}

TEST_F(SessionsTest, AnswerAWrongPasswordLikeAWrongName) {
  account_named("Anna");
  const Answer wrong_password = log_in("Anna", "wrong horse");
  const Answer wrong_name = log_in("Ben", password);
  EXPECT_EQ(wrong_password.status, 401U);
  EXPECT_EQ(wrong_password.reason(), "wrong_name_or_password");
  EXPECT_EQ(wrong_name.status, 401U);
  EXPECT_EQ(wrong_name.body, wrong_password.body);
}

TEST_F(SessionsTest, CheckAPasswordEvenForNamesOfNobody) {
  bool is_checked = false;
  meanwhile_ = [&] { is_checked = true; };
  EXPECT_EQ(log_in("Nobody", password).status, 401U);
  EXPECT_TRUE(is_checked);
  EXPECT_FALSE(needs_rehash(people_->nobodys_hash, people_->hooks.hash_cost));
}

TEST_F(SessionsTest, DoNotBeginIfThePasswordIsChangedMeanwhile) {
  account_named("Anna");
  meanwhile_ = [&] {
    ASSERT_TRUE(store_.set_password(value_of(store_.person_of_name("anna"))->id, "another"));
  };
  EXPECT_EQ(log_in("Anna", password).status, 401U);
}

TEST_F(SessionsTest, MakeHashesOfAnotherCostAnew) {
  account_named("Anna");
  Person person = *value_of(store_.person_of_name("anna"));
  std::string text = password;
  person.password_hash = hash_password(*Password::take(text), HashCost::interactive);
  ASSERT_TRUE(store_.set_password(person.id, *person.password_hash));
  EXPECT_EQ(log_in("Anna", password).status, 201U);
  const auto hash = value_of(store_.person_of_name("anna"))->password_hash;
  EXPECT_NE(hash, person.password_hash);
  EXPECT_FALSE(needs_rehash(*hash, HashCost::least));
  EXPECT_EQ(log_in("Anna", password).status, 201U);
  EXPECT_EQ(value_of(store_.person_of_name("anna"))->password_hash, hash);
}

TEST_F(SessionsTest, CannotBeTriedTooOftenFromOneAddress) {
  for (int attempt = 0; attempt < 40; ++attempt)
    EXPECT_EQ(log_in(fmt::format("name {}", attempt), password).status, 401U);
  const Answer refused = log_in("Anna", password);
  EXPECT_EQ(refused.status, 429U);
  EXPECT_EQ(refused.header("Retry-After"), "12");
  moment_ += std::chrono::seconds(12);
  EXPECT_EQ(log_in("Anna", password).status, 401U);
}

TEST_F(SessionsTest, OfOneNameAreNotLockedByAStranger) {
  account_named("Anna");
  HttpRequest request;
  request.method = "POST";
  request.path = "/api/sessions";
  request.address_group = "198.51.100.1";
  request.body = R"({"name":"Anna","password":"wrong horse"})";
  for (int attempt = 0; attempt <= 10; ++attempt)
    EXPECT_EQ(ask(request).status, attempt < 10 ? 401U : 429U);
  EXPECT_EQ(log_in("Anna", password).status, 201U) << "from her own address";
}

TEST_F(SessionsTest, CannotBeTriedTooOftenForOneName) {
  HttpRequest request;
  request.method = "POST";
  request.path = "/api/sessions";
  for (int address = 0; address <= 100; ++address) {
    request.body =
        fmt::format(R"({{"name":"{}","password":"12345678"}})", address % 2 == 0 ? "Anna" : "ANNA");
    request.address_group = fmt::format("192.0.2.{}", address);
    EXPECT_EQ(ask(request).status, address < 100 ? 401U : 429U);
  }
}

TEST_F(SessionsTest, AreListedWithoutTheirTokens) {
  const std::string first = account_named("Anna");
  now_ += 1'000;
  (void)ask("POST", "/api/sessions",
            R"({"name":"Anna","password":"correct horse","label":"Telefon \u00fc"})");
  const Answer list = ask("GET", "/api/sessions", "", first);
  ASSERT_EQ(list.body.at("sessions").as_array().size(), 2U);
  EXPECT_EQ(list.text("/sessions/0/label"), "Telefon ü");
  EXPECT_FALSE(list.body.at_pointer("/sessions/0/current").as_bool());
  EXPECT_TRUE(list.body.at_pointer("/sessions/1/current").as_bool());
  EXPECT_EQ(list.body.at_pointer("/sessions/0/created").as_int64(), now_);
}

TEST_F(SessionsTest, EndOneByOne) {
  const std::string first = account_named("Anna");
  const std::string second = log_in("Anna", password).token();
  const Answer list = ask("GET", "/api/sessions", "", second);
  const bool first_is_first = !list.body.at_pointer("/sessions/0/current").as_bool();
  const std::string id = list.text(first_is_first ? "/sessions/0/id" : "/sessions/1/id");
  EXPECT_EQ(ask("DELETE", "/api/sessions/" + id, "", second).status, 204U);
  EXPECT_EQ(ask("GET", "/api/me", "", first).reason(), "token_invalid");
  EXPECT_EQ(ask("GET", "/api/me", "", second).status, 200U);
  EXPECT_EQ(ask("DELETE", "/api/sessions/" + id, "", second).status, 404U);
}

TEST_F(SessionsTest, OfOthersCannotBeEnded) {
  const std::string anna = account_named("Anna");
  const std::string ben = account_named("Ben");
  const std::string id = ask("GET", "/api/sessions", "", anna).text("/sessions/0/id");
  EXPECT_EQ(ask("DELETE", "/api/sessions/" + id, "", ben).status, 404U);
  EXPECT_EQ(ask("GET", "/api/me", "", anna).status, 200U);
}

TEST_F(SessionsTest, EndAllAtOnce) {
  const std::string first = account_named("Anna");
  const std::string second = log_in("Anna", password).token();
  EXPECT_EQ(ask("DELETE", "/api/sessions", "", second).status, 204U);
  EXPECT_EQ(ask("GET", "/api/me", "", first).status, 401U);
  EXPECT_EQ(ask("GET", "/api/me", "", second).status, 401U);
}

TEST_F(SessionsTest, AreNotForGuests) {
  const Answer list = ask("GET", "/api/sessions", "", guest_named("Anna"));
  EXPECT_EQ(list.status, 200U);
  EXPECT_TRUE(list.body.at("sessions").as_array().empty());
}

TEST_F(SessionsTest, NeedALabelThatCanBeShown) {
  const auto sentence = [&](const std::string& label) {
    return ask("POST", "/api/sessions",
               fmt::format(R"({{"name":"Anna","password":"12345678","label":"{}"}})", label))
        .sentence();
  };
  EXPECT_EQ(sentence(std::string(81, 'x')), "label: expected at most 80 bytes");
  EXPECT_EQ(sentence("a\\u0000"), "label: control characters are not allowed");
}

TEST_F(SessionsTest, NeedAToken) {
  for (const auto& [method, path] : {std::pair("GET", "/api/sessions"),
                                     {"DELETE", "/api/sessions"},
                                     {"DELETE", "/api/sessions/0123456789abcdef"},
                                     {"GET", "/api/me"},
                                     {"PATCH", "/api/me"},
                                     {"DELETE", "/api/me"},
                                     {"GET", "/api/me/export"},
                                     {"GET", "/api/me/tables"}}) {
    const Answer answer = ask(method, path);
    EXPECT_EQ(answer.status, 401U) << path;
    EXPECT_EQ(answer.reason(), "token_missing");
    EXPECT_EQ(answer.header("WWW-Authenticate"), "Bearer");
  }
}

}  // namespace
}  // namespace cheesemoon::server
