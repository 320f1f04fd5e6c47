#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>

#include "server/api/api_document.h"
#include "server/client/http_client.h"
#include "server/serving/running_server.h"
#include "server/store/store_fixture.h"
#include "table/table_texts.h"

namespace cheesemoon::server {
namespace {

ServerOptions without_limits(const std::string& store) {
  ServerOptions options = with_store(store);
  options.has_limits = false;
  return options;
}

/// A duel in which Ann may choose while Bob and Eve ask for whatever there is.
class SecrecyTest : public testing::TestWithParam<const char*> {
 protected:
  TemporaryFolder folder;
  RunningServer server{without_limits(folder.file("games.sqlite"))};
  Visitor ann{server.url(), "Ann"};
  Visitor bob{server.url(), "Bob"};
  Visitor eve{server.url(), "Eve"};
  std::string table;

  void SetUp() override {
    table = ann.make_table(table::duel(R"(,"clock":{"kind":"game","seconds":600})", GetParam()));
    (void)bob.ask(R"({"type":"sit","request":"sit","seat":2,"table":")" + table + "\"}", "done");
    ann.watch(table, 1);
    bob.watch(table, 2);
  }

  /// What an operation of the description is asked for, about this table and its people.
  [[nodiscard]] std::string path_of(std::string pattern, const std::string& person) const {
    const std::size_t place = pattern.find("{id}");
    if (place != std::string::npos)
      pattern.replace(place, 4, pattern.starts_with("/api/people") ? person : table);
    return pattern == "/api/leaderboard" ? pattern + "?game=brave-rats" : pattern;
  }

  /// Everything that others than Ann can read: status and body of every answer.
  std::map<std::string, std::string> everything_else() {
    const std::string anns_id = ann.request("GET", "/api/me", "", 200).at("id").as_string().c_str();
    const std::map<std::string, std::optional<std::string>> readers{
        {"Bob", bob.token()}, {"Eve", eve.token()}, {"nobody", std::nullopt}};
    std::map<std::string, std::string> answers;
    for (const std::string& operation : ApiDocument::shared().operations()) {
      const bool is_hint = operation == "POST /api/tables/{id}/hint";
      if (!operation.starts_with("GET ") && !is_hint) continue;
      const std::size_t space = operation.find(' ');
      for (const auto& [reader, token] : readers) {
        ClientOptions options;
        options.token = token;
        const auto answer = http_request(server.url(), operation.substr(0, space),
                                         path_of(operation.substr(space + 1), anns_id),
                                         is_hint ? R"({"seat":2})" : "", options);
        EXPECT_TRUE(answer) << operation;
        if (answer)
          answers[fmt::format("{} as {}", operation, reader)] =
              fmt::format("{} {}", answer->status, answer->body);
      }
    }
    return answers;
  }
};

TEST_P(SecrecyTest, OfAChoiceThatWaitsIsKeptByEveryOperationOfTheDescription) {
  const auto before = everything_else();
  const auto& choices = ann.last_update().at("choices").as_array();
  const std::string one = choices.front().at("action").as_string().c_str();
  const std::string another = choices.back().at("action").as_string().c_str();
  ASSERT_NE(one, another);
  (void)ann.act(table, 1, one);
  const auto chosen = everything_else();
  for (const auto& [what, answer] : before) EXPECT_EQ(chosen.at(what), answer) << what;
  ann.read_what_is_there();
  (void)ann.ask(R"({"type":"undo","request":"undo","seat":1,"table":")" + table + R"(","at":)" +
                    std::to_string(ann.sequence()) + "}",
                "done");
  for (const auto& [what, answer] : everything_else()) EXPECT_EQ(answer, before.at(what)) << what;
  ann.read_what_is_there();
  (void)ann.act(table, 1, another);
  for (const auto& [what, answer] : everything_else()) EXPECT_EQ(answer, chosen.at(what)) << what;
}

INSTANTIATE_TEST_SUITE_P(Variants, SecrecyTest, testing::Values("base", "deal", "traitor"),
                         [](const auto& tested) { return std::string(tested.param); });

}  // namespace
}  // namespace cheesemoon::server
