#include "server/people/administration.h"

#include "server/people/people_fixture.h"

namespace cheesemoon::server {
namespace {

class AdministrationTest : public PeopleFixture {
 protected:
  Person found(const std::string& who) {
    auto person = find_person(store_, who);
    EXPECT_TRUE(person) << person.error();
    return person ? std::move(*person) : Person{};
  }
};

TEST_F(AdministrationTest, FindsPeopleByIdAndAccountsByName) {
  account_named("Anna");
  const std::string guest = ask("GET", "/api/me", "", guest_named("Ben")).text("/id");
  EXPECT_EQ(found("ANNA").name, "Anna");
  EXPECT_EQ(found(guest).name, "Ben");
  EXPECT_FALSE(find_person(store_, "Ben")) << "guests share names";
  EXPECT_FALSE(find_person(store_, "bot-level1"));
}

TEST_F(AdministrationTest, KeepsSomebodyOutAndLetsHimInAgain) {
  const std::string token = account_named("Anna");
  ASSERT_TRUE(ban(store_, found("Anna"), now_));
  EXPECT_EQ(ask("GET", "/api/me", "", token).reason(), "banned");
  EXPECT_EQ(log_in("Anna", password).reason(), "banned");
  EXPECT_EQ(log_in("Anna", "wrong horse").reason(), "wrong_name_or_password");
  EXPECT_EQ(value_of(people_to_look_at(store_, changes_seen_)).size(), 1U);
  ASSERT_TRUE(unban(store_, found("Anna")));
  EXPECT_EQ(ask("GET", "/api/me", "", token).status, 200U);
}

TEST_F(AdministrationTest, GivesOtherNamesByTheSameRules) {
  account_named("Anna");
  account_named("Ben");
  EXPECT_EQ(*rename(store_, found("Anna"), " Cleo "), "Cleo");
  EXPECT_EQ(log_in("cleo", password).status, 201U);
  EXPECT_FALSE(rename(store_, found("Cleo"), "BEN"));
  EXPECT_FALSE(rename(store_, found("Cleo"), "Admin"));
  EXPECT_FALSE(rename(store_, found("Cleo"), ""));
}

TEST_F(AdministrationTest, GivesANewPasswordAndEndsAllSessions) {
  const std::string token = account_named("Anna");
  const auto fresh = reset_password(store_, found("Anna"));
  ASSERT_TRUE(fresh);
  EXPECT_EQ(ask("GET", "/api/me", "", token).status, 401U);
  EXPECT_EQ(log_in("Anna", password).status, 401U);
  EXPECT_EQ(log_in("Anna", *fresh).status, 201U);
  const std::string guest = ask("GET", "/api/me", "", guest_named("Ben")).text("/id");
  EXPECT_FALSE(reset_password(store_, found(guest)));
}

TEST_F(AdministrationTest, ListsWhoWasHereLastFirst) {
  account_named("Anna");
  now_ += 1'000;
  guest_named("Hanna");
  guest_named("Ben");
  const auto names = [&](const std::string& part, bool only_banned = false) {
    std::vector<std::string> list;
    for (const Person& person : value_of(store_.people_with(part, only_banned, 10)))
      list.push_back(person.name);
    return list;
  };
  EXPECT_EQ(names("ANNA"), (std::vector<std::string>{"Hanna", "Anna"}));
  EXPECT_EQ(names("").size(), 3U);
  ASSERT_TRUE(ban(store_, found("Anna"), now_));
  EXPECT_EQ(names("", true), std::vector<std::string>{"Anna"});
}

}  // namespace
}  // namespace cheesemoon::server
