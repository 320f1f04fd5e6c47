#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <cstdlib>
#include <string>

#include "places.h"
#include "server/hall/test_hall.h"
#include "server/serving/running_server.h"

namespace cheesemoon::server {
namespace {

namespace json = boost::json;

TEST(Backup, MadeWhileAServerRunsIsAStoreOfItsOwn) {
  const TemporaryFolder folder;
  const std::string store = folder.file("games.sqlite");
  const std::string copy = folder.file("copy.sqlite");
  const RunningServer server(store);
  Visitor ann(server.url(), "Ann");
  Visitor bob(server.url(), "Bob");
  const std::string table = ann.make_table(
      R"({"game":"brave-rats","options":{"variant":"base"},"seats":["person","open"]})");
  (void)bob.ask(R"({"type":"sit","request":"s","table":")" + table + R"(","seat":2})", "done");
  ann.watch(table, 1);
  (void)ann.act(table, 1, "play 1");
  const std::string command =
      program_under_test() + " backup --store " + store + " " + copy + " >/dev/null";
  ASSERT_EQ(std::system(command.c_str()), 0);
  bob.watch(table, 2);
  (void)bob.act(table, 2, "play 0");

  const RunningServer restored(copy);
  Visitor bob_again(restored.url(), bob);
  bob_again.watch(table, 2);
  (void)bob_again.act(table, 2, "play 7");
  bob_again.read_what_is_there();
  EXPECT_EQ(bob_again.last_update().at("state").at("ending").at("places"), json::parse("[1,2]"));
}

}  // namespace
}  // namespace cheesemoon::server
