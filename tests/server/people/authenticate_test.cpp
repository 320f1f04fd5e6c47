#include "server/people/authenticate.h"

#include "server/identity/ids.h"
#include "server/identity/session_tokens.h"
#include "server/people/people.h"
#include "server/people/people_fixture.h"

namespace cheesemoon::server {
namespace {

using std::chrono::milliseconds;

class AuthenticateTest : public PeopleFixture {
 protected:
  Result<Person, AuthenticationRefusal> enter(const std::string& token) {
    return authenticate(store_, people_->guest_keys, token, "192.0.2.7", now_);
  }
  void let_pass(milliseconds time) { now_ += time.count(); }
  std::int64_t last_seen(const std::string& token) {
    return value_of(store_.session(*session_token_hash(token)))->last_seen;
  }
};

TEST_F(AuthenticateTest, LetsAGuestInFor400Days) {
  const std::string token = guest_named("Anna");
  let_pass(guest_token_lifetime - std::chrono::seconds(1));
  ASSERT_TRUE(enter(token));
  EXPECT_EQ(enter(token)->name, "Anna");
  let_pass(std::chrono::seconds(1));
  ASSERT_FALSE(enter(token));
  EXPECT_EQ(enter(token).error().kind, AuthenticationRefusal::Kind::expired);
  EXPECT_EQ(ask("GET", "/api/me", "", token).reason(), "token_expired");
}

TEST_F(AuthenticateTest, LetsNobodyInWhoIsGone) {
  const std::string token = guest_named("Anna");
  ASSERT_TRUE(store_.delete_person(enter(token)->id));
  ASSERT_FALSE(enter(token));
  EXPECT_EQ(enter(token).error().kind, AuthenticationRefusal::Kind::invalid);
}

TEST_F(AuthenticateTest, LetsNobodyInWithATokenOfAnotherServer) {
  const std::string id = enter(guest_named("Anna"))->id;
  const std::vector<Secret> other_keys{Secret::random()};
  const std::string forged = issue_guest_token(other_keys, *value_of(store_.person(id)), now_);
  ASSERT_FALSE(enter(forged));
  EXPECT_EQ(enter(forged).error().kind, AuthenticationRefusal::Kind::invalid);
}

TEST_F(AuthenticateTest, LetsNobodyInWithATokenThatIsNone) {
  for (const char* token :
       {"", "s.", "nonsense", "s.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}) {
    ASSERT_FALSE(enter(token));
    EXPECT_EQ(enter(token).error().kind, AuthenticationRefusal::Kind::invalid);
  }
}

TEST_F(AuthenticateTest, SharesTheKeysOfGuestsWithOtherProcesses) {
  Store other = open();
  EXPECT_EQ(value_of(open_people(other, {}))->guest_keys, people_->guest_keys);
  ASSERT_TRUE(store_.put_secret(guest_keys_name, "nonsense"));
  EXPECT_FALSE(open_people(other, {}));
}

TEST_F(AuthenticateTest, ReadsOldKeysBehindTheNewOne) {
  const std::string token = guest_named("Anna");
  const std::string old_key = value_of(store_.secret_or(guest_keys_name, ""));
  ASSERT_TRUE(store_.put_secret(guest_keys_name, std::string(43, 'A') + " " + old_key));
  people_->guest_keys = value_of(open_people(store_, {}))->guest_keys;
  EXPECT_EQ(people_->guest_keys.size(), 2U);
  EXPECT_TRUE(enter(token));
}

TEST_F(AuthenticateTest, EndsASessionThatWasNotUsedFor90Days) {
  const std::string token = account_named("Anna");
  let_pass(session_patience);
  EXPECT_TRUE(enter(token));
  let_pass(session_patience);
  EXPECT_TRUE(enter(token));
  let_pass(session_patience + milliseconds(1));
  ASSERT_FALSE(enter(token));
  EXPECT_EQ(enter(token).error().kind, AuthenticationRefusal::Kind::expired);
  ASSERT_TRUE(delete_ended_sessions(store_, now_));
  EXPECT_EQ(enter(token).error().kind, AuthenticationRefusal::Kind::invalid);
}

TEST_F(AuthenticateTest, WritesDownAtMostOnceAnHourThatASessionIsUsed) {
  const std::string token = account_named("Anna");
  const std::int64_t begun = now_;
  let_pass(session_seen_interval - milliseconds(1));
  EXPECT_TRUE(enter(token));
  EXPECT_EQ(last_seen(token), begun);
  let_pass(milliseconds(1));
  EXPECT_TRUE(enter(token));
  EXPECT_EQ(last_seen(token), now_);
}

}  // namespace
}  // namespace cheesemoon::server
