#include "server/people/delete_old_guests.h"

#include "server/people/people_fixture.h"

namespace cheesemoon::server {
namespace {

class DeleteOldGuestsTest : public PeopleFixture {
 protected:
  std::string id_of(const std::string& token) {
    return ask("GET", "/api/me", "", token).text("/id");
  }
  void seat(const std::string& table, const std::string& one, const std::string& other) {
    Head head = head_of(table, table::Status::over, now_);
    head.seats = {{1, one}, {2, other}};
    append_surely(store_, append_with_head(head, 1));
  }
  void delete_all() {
    while (value_of(delete_old_guests(store_, now_, std::chrono::days(30)))) {
    }
  }
  void pass(int days) { now_ += std::chrono::milliseconds(std::chrono::days(days)).count(); }
};

TEST_F(DeleteOldGuestsTest, DeletesGuestsWhoDoNotComeAndKeepsAllOthers) {
  const std::string gone = id_of(guest_named("Gone"));
  const std::string comes = guest_named("Comes");
  const std::string account = id_of(account_named("Anna"));
  pass(20);
  EXPECT_EQ(ask("GET", "/api/me", "", comes).status, 200U);
  pass(20);
  delete_all();
  EXPECT_FALSE(value_of(store_.person(gone)));
  EXPECT_TRUE(value_of(store_.person(account)));
  EXPECT_EQ(ask("GET", "/api/me", "", comes).status, 200U);
}

TEST_F(DeleteOldGuestsTest, DeletesTablesWhereOnlyGuestsAndBotsSat) {
  const std::string guest = id_of(guest_named("Gone"));
  const std::string account = id_of(account_named("Anna"));
  seat("guests", guest, guest);
  seat("mixed", guest, account);
  seat("bots", "bot-level1", "bot-level2");
  pass(40);
  seat("new", "bot-level1", "bot-level2");
  delete_all();
  EXPECT_FALSE(value_of(store_.head("guests")));
  EXPECT_TRUE(bodies(store_, "guests").empty());
  EXPECT_FALSE(value_of(store_.head("bots")));
  EXPECT_TRUE(value_of(store_.head("mixed")));
  EXPECT_EQ(bodies(store_, "mixed").size(), 1U);
  EXPECT_TRUE(value_of(store_.head("new")));
}

}  // namespace
}  // namespace cheesemoon::server
