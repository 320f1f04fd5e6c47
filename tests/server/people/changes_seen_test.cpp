#include "server/people/changes_seen.h"

#include "server/people/people_fixture.h"

namespace cheesemoon::server {
namespace {

class ChangesSeenTest : public PeopleFixture {
 protected:
  /// Who is to be looked at again after a request; the server is told to do so at once.
  std::set<std::string> changed_by(const std::string& method, const std::string& path,
                                   const std::string& body, const std::string& token) {
    (void)value_of(people_to_look_at(store_, changes_seen_));
    changes_told_ = false;
    EXPECT_LT(ask(method, path, body, token).status, 300U);
    auto changed = value_of(people_to_look_at(store_, changes_seen_));
    EXPECT_EQ(changes_told_, !changed.empty());
    return changed;
  }
  std::string id_of(const std::string& token) {
    return ask("GET", "/api/me", "", token).text("/id");
  }
};

TEST_F(ChangesSeenTest, AreThoseThatEndASessionOrChangeAName) {
  const std::string guest = guest_named("Anna");
  const std::set<std::string> anna{id_of(guest)};
  EXPECT_EQ(changed_by("PATCH", "/api/me", R"({"name":"Ann"})", guest), anna);
  EXPECT_EQ(
      changed_by("POST", "/api/accounts", R"({"name":"Ann","password":"correct horse"})", guest),
      anna);
  const std::string token = log_in("Ann", password).token();
  (void)log_in("Ann", password);
  EXPECT_EQ(changed_by("PATCH", "/api/me",
                       R"({"password":{"old":"correct horse","new":"battery staple"}})", token),
            anna);
  EXPECT_EQ(changed_by("DELETE", "/api/sessions", "", token), anna);
  const std::string again = log_in("Ann", "battery staple").token();
  EXPECT_EQ(changed_by("DELETE", "/api/me", R"({"password":"battery staple"})", again), anna);
}

TEST_F(ChangesSeenTest, AreNoOthers) {
  const std::string token = account_named("Anna");
  EXPECT_TRUE(changed_by("PATCH", "/api/me", R"({"settings":{"a":1}})", token).empty());
  EXPECT_TRUE(
      changed_by("POST", "/api/sessions", R"({"name":"Anna","password":"correct horse"})", "")
          .empty());
}

TEST_F(ChangesSeenTest, AreToldOnceAlsoIfTheyShowUpLate) {
  const std::string guest = guest_named("Anna");
  ask("PATCH", "/api/me", R"({"name":"Ann"})", guest);
  constexpr std::int64_t ahead = 50;
  ChangesSeen seen{ahead, {}};
  EXPECT_EQ(value_of(people_to_look_at(store_, seen)), std::set<std::string>{id_of(guest)});
  EXPECT_TRUE(value_of(people_to_look_at(store_, seen)).empty());
  EXPECT_EQ(seen.last, ahead);
}

}  // namespace
}  // namespace cheesemoon::server
