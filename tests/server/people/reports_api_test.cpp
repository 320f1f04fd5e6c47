#include <fmt/format.h>

#include "server/people/people_fixture.h"

namespace cheesemoon::server {
namespace {

class ReportsTest : public PeopleFixture {
 protected:
  std::string anna = guest_named("Anna");
  std::string ben = guest_named("Ben");
  std::string anna_id = ask("GET", "/api/me", "", anna).text("/id");
  std::string ben_id = ask("GET", "/api/me", "", ben).text("/id");

  ReportsTest() {
    Head head = head_of("bcdfghjkmn", table::Status::playing, 7);
    head.summary = a_summary;
    head.seats = {{1, anna_id}, {2, ben_id}};
    append_surely(store_, append_with_head(head, 1));
  }

  Answer report(const std::string& person, const std::string& more = "",
                const std::string& reason = "insults", const std::string& table = "bcdfghjkmn") {
    return ask("POST", "/api/reports",
               fmt::format(R"({{"table":"{}","person":"{}","reason":"{}"{}}})", table, person,
                           reason, more),
               anna);
  }
};

TEST_F(ReportsTest, TellTheAdministratorOfSomebodyAtATable) {
  EXPECT_EQ(report(ben_id, R"(,"text":"he shouts")").status, 204U);
  EXPECT_EQ(value_of(store_.reports(ben_id, 10)),
            (std::vector<Report>{{now_, anna_id, ben_id, "bcdfghjkmn", "insults", "he shouts"}}));
  EXPECT_TRUE(value_of(store_.reports(anna_id, 10)).empty());
  const Answer everything = ask("GET", "/api/me/export", "", anna);
  EXPECT_EQ(everything.text("/reports/0/text"), "he shouts");
}

TEST_F(ReportsTest, AreAboutSomebodyElseWhoSitsThere) {
  EXPECT_EQ(report(anna_id).status, 404U);
  EXPECT_EQ(report("nobody").status, 404U);
  EXPECT_EQ(report(ben_id, "", "insults", "zzzzzzzzzz").status, 404U);
}

TEST_F(ReportsTest, HaveAReasonAndFewWords) {
  EXPECT_EQ(report(ben_id, "", "ugly").sentence(),
            "reason: expected insults, name, cheating, stalling or other");
  EXPECT_EQ(report(ben_id, R"(,"text":")" + std::string(501, 'x') + "\"").sentence(),
            "text: expected at most 500 bytes");
  EXPECT_EQ(ask("POST", "/api/reports", "{}").status, 401U);
}

TEST_F(ReportsTest, CannotBeMadeTooOften) {
  for (int attempt = 0; attempt < 5; ++attempt) EXPECT_EQ(report(ben_id).status, 204U);
  EXPECT_EQ(report(ben_id).status, 429U);
}

TEST_F(ReportsTest, GoWithWhoeverIsGone) {
  EXPECT_EQ(report(ben_id).status, 204U);
  ASSERT_TRUE(store_.delete_person(anna_id));
  EXPECT_TRUE(value_of(store_.reports(std::nullopt, 10)).empty());
}

}  // namespace
}  // namespace cheesemoon::server
