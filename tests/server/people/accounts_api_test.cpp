#include <fmt/format.h>

#include "server/identity/names.h"
#include "server/people/naming.h"
#include "server/people/people_fixture.h"

namespace cheesemoon::server {
namespace {

using AccountsTest = PeopleFixture;

const std::string annas_account = R"({"name":"Anna","password":"correct horse","label":"Laptop"})";

TEST_F(AccountsTest, AreLoggedInWhenTheyAreMade) {
  const Answer made = ask("POST", "/api/accounts", annas_account);
  EXPECT_EQ(made.status, 201U);
  EXPECT_EQ(made.text("/person/kind"), "account");
  EXPECT_EQ(ask("GET", "/api/me", "", made.token()).text("/name"), "Anna");
  EXPECT_EQ(ask("GET", "/api/sessions", "", made.token()).text("/sessions/0/label"), "Laptop");
}

TEST_F(AccountsTest, KeepNeitherPasswordsNorTokens) {
  const Answer made = ask("POST", "/api/accounts", annas_account);
  const auto kept = value_of(store_.export_person(made.text("/person/id")));
  ASSERT_TRUE(kept);
  EXPECT_TRUE(kept->person.password_hash->starts_with("$argon2id$"));
  EXPECT_EQ(made.token().find(kept->sessions.front().token_hash), std::string::npos);
}

TEST_F(AccountsTest, HaveNamesThatDifferInMoreThanCapitals) {
  EXPECT_FALSE(account_named("Anna").empty());
  const Answer taken =
      ask("POST", "/api/accounts", R"({"name":"aNNa","password":"another horse"})");
  EXPECT_EQ(taken.status, 409U);
  EXPECT_EQ(taken.reason(), "name_taken");
}

TEST_F(AccountsTest, HaveNamesThatLookUnlikeAllOthers) {
  account_named("coco");
  for (const char* name : {"сосо", "ｃｏｃｏ", "Coco", "c0c0", "Bot 8", "Greg", "Admin"}) {
    moment_ += std::chrono::minutes(1);
    EXPECT_EQ(ask("POST", "/api/accounts",
                  fmt::format(R"({{"name":"{}","password":"{}"}})", name, password))
                  .reason(),
              "name_taken")
        << name;
  }
  moment_ += std::chrono::minutes(1);
  EXPECT_EQ(
      ask("POST", "/api/accounts", R"({"name":"Аnna","password":"correct horse"})").sentence(),
      "name: expected letters of one alphabet");
}

TEST_F(AccountsTest, FromBeforeNamesHadLooksGetThem) {
  (void)account_named("Groß");
  Person person = *value_of(store_.person_of_name("gross"));
  person.name_key = "groß";
  person.name_look.reset();
  ASSERT_TRUE(store_.rename_person(person));
  EXPECT_TRUE(value_of(complete_names(store_)).empty());
  EXPECT_EQ(log_in("GROSS", password).status, 201U);
  EXPECT_EQ(value_of(store_.person(person.id))->name_look, name_look("Groß"));
}

TEST_F(AccountsTest, FromBeforeWhoseNameIsSomebodyElsesByNowGetANumber) {
  account_named("Weiss");
  const std::string token = account_named("Weib");
  Person person = *value_of(store_.person_of_name("weib"));
  person.name = "Weiß";
  person.name_key = "weiß";
  person.name_look.reset();
  ASSERT_TRUE(store_.rename_person(person));
  const auto renamings = value_of(complete_names(store_));
  ASSERT_EQ(renamings.size(), 1U);
  EXPECT_EQ(renamings.front().before, "Weiß");
  const std::string name = ask("GET", "/api/me", "", token).text("/name");
  EXPECT_EQ(renamings.front().after, name);
  EXPECT_EQ(name.substr(0, 6), "Weiß ");
  EXPECT_EQ(log_in(name, password).text("/person/id"), person.id);
  EXPECT_EQ(value_of(store_.person(person.id))->name_look, name_look(name));
  EXPECT_TRUE(value_of(complete_names(store_)).empty());
}

TEST_F(AccountsTest, FromBeforeThatOnlyLookLikeAnotherKeepTheirName) {
  account_named("Bill");
  account_named("Carl");
  Person person = *value_of(store_.person_of_name("carl"));
  person.name = "Bi11";
  person.name_key = "old key";
  person.name_look.reset();
  ASSERT_TRUE(store_.rename_person(person));
  EXPECT_TRUE(value_of(complete_names(store_)).empty());
  EXPECT_EQ(log_in("bi11", password).text("/person/id"), person.id);
}

TEST_F(AccountsTest, NeedAPasswordThatIsNotTriedFirst) {
  for (const char* text : {"password", "PASSWORD", "        ", "12345678"})
    EXPECT_EQ(
        ask("POST", "/api/accounts", fmt::format(R"({{"name":"Anna","password":"{}"}})", text))
            .sentence(),
        "password: this is one of the passwords that are tried first; choose another one");
  moment_ += std::chrono::hours(1);
  const std::string token = account_named("Anna");
  EXPECT_EQ(
      ask("PATCH", "/api/me", R"({"password":{"old":"correct horse","new":"password"}})", token)
          .status,
      400U);
}

TEST_F(AccountsTest, ThatAreMadeAtOnceUnderOneNameAreOne) {
  meanwhile_ = [&] { ASSERT_TRUE(store_.add_person({"faster", "Anna", "anna", "hash", 1, "{}"})); };
  const Answer slower = ask("POST", "/api/accounts", annas_account);
  EXPECT_EQ(slower.status, 409U);
  EXPECT_EQ(slower.reason(), "name_taken");
}

TEST_F(AccountsTest, MadeOfAGuestKeepIdAndTables) {
  const std::string guest = guest_named("Annie");
  const std::string id = ask("GET", "/api/me", "", guest).text("/id");
  Head head = head_of("bcdfghjkmn", table::Status::over, 7);
  head.summary = a_summary;
  head.seats = {{1, id}};
  append_surely(store_, append_with_head(head, 1));

  const Answer made = ask("POST", "/api/accounts", annas_account, guest);
  EXPECT_EQ(made.status, 201U);
  EXPECT_EQ(made.text("/person/id"), id);
  const Answer me = ask("GET", "/api/me", "", made.token());
  EXPECT_EQ(me.text("/name"), "Anna");
  EXPECT_EQ(ask("GET", "/api/me/tables", "", made.token()).text("/tables/0/id"), "bcdfghjkmn");
  // A guest's token cannot be taken back, so it must not open an account.
  EXPECT_EQ(ask("GET", "/api/me", "", guest).reason(), "token_invalid");
}

TEST_F(AccountsTest, AreNotMadeOfAnythingButAGuest) {
  const std::string token = account_named("Anna");
  const Answer again =
      ask("POST", "/api/accounts", R"({"name":"Ben","password":"correct horse"})", token);
  EXPECT_EQ(again.status, 409U);
  EXPECT_EQ(again.reason(), "already_an_account");
  EXPECT_EQ(ask("POST", "/api/accounts", R"({"name":"Ben","password":"correct horse"})", "nonsense")
                .reason(),
            "token_invalid");
}

TEST_F(AccountsTest, AreMadeOnceOfAGuestWhoAsksTwice) {
  const std::string guest = guest_named("Annie");
  meanwhile_ = [&] {
    const std::string id = ask("GET", "/api/me", "", guest).text("/id");
    Person person = *value_of(store_.person(id));
    person.name_key = "faster";
    person.password_hash = "hash";
    ASSERT_TRUE(store_.make_account(person));
  };
  EXPECT_EQ(ask("POST", "/api/accounts", annas_account, guest).reason(), "already_an_account");
}

TEST_F(AccountsTest, AreNotMadeOfAGuestWhoHasLeft) {
  const std::string guest = guest_named("Annie");
  meanwhile_ = [&] { EXPECT_EQ(ask("DELETE", "/api/me", "", guest).status, 204U); };
  EXPECT_EQ(ask("POST", "/api/accounts", annas_account, guest).reason(), "token_invalid");
}

TEST_F(AccountsTest, NeedAPasswordOfTheRightLength) {
  EXPECT_EQ(ask("POST", "/api/accounts", R"({"name":"Anna","password":"short"})").sentence(),
            "password: expected at least 8 characters");
  EXPECT_EQ(
      ask("POST", "/api/accounts", R"({"name":"Anna","password":")" + std::string(129, 'x') + "\"}")
          .sentence(),
      "password: expected at most 128 bytes");
  EXPECT_EQ(ask("POST", "/api/accounts", R"({"name":"Anna"})").sentence(),
            "\"password\" is missing");
}

TEST_F(AccountsTest, CannotBeMadeTooOften) {
  for (const char* name : {"a", "b", "c", "d", "e"}) EXPECT_FALSE(account_named(name).empty());
  const Answer refused = ask("POST", "/api/accounts", annas_account);
  EXPECT_EQ(refused.status, 429U);
  EXPECT_EQ(refused.header("Retry-After"), "20");
  moment_ += std::chrono::seconds(20);
  EXPECT_EQ(ask("POST", "/api/accounts", annas_account).status, 201U);
}

TEST_F(AccountsTest, WaitWhileTooManyPasswordsAreHashed) {
  accepts_heavy_work_ = false;
  const Answer answer = ask("POST", "/api/accounts", annas_account);
  EXPECT_EQ(answer.status, 503U);
  EXPECT_EQ(answer.reason(), "too_busy");
}

}  // namespace
}  // namespace cheesemoon::server
