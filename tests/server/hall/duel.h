#pragma once

#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <cstdint>
#include <memory>
#include <string>

#include "server/hall/test_hall.h"
#include "server/store/store_fixture.h"
#include "table/table_texts.h"

namespace cheesemoon::server {

namespace json = boost::json;

inline std::string message(const std::string& type, const std::string& table,
                           const std::string& more) {
  return R"({"type":")" + type + R"(","table":")" + table + "\"" + more + "}";
}

template <class Condition>
json::object last_such(const std::shared_ptr<KeepingSocket>& socket, Condition condition) {
  json::object found;
  for (const std::string& text : socket->lines) {
    json::object line = json::parse(text).as_object();
    if (condition(line)) found = std::move(line);
  }
  return found;
}

/// A duel of Ann and Bob who both watch.
struct Duel {
  explicit Duel(TestHall& at, const std::string& options = table::duel())
      : test(at),
        ann(at.connect("ann")),
        bob(at.connect("bob")),
        table(at.make_table("ann", options)) {
    (void)test.ask(bob, message("sit", table, R"(,"request":"sit","seat":2)"), "done");
    watch(ann, 1);
    watch(bob, 2);
  }

  json::object watch(const std::shared_ptr<KeepingSocket>& socket, int seat,
                     std::uint32_t have = 0) {
    return test.ask(
        socket,
        message("watch", table,
                ",\"seat\":" + std::to_string(seat) + ",\"have\":" + std::to_string(have)),
        "update");
  }
  static std::string act_text(const std::string& table, int seat, const std::string& action,
                              std::int64_t at, const std::string& request) {
    return message("act", table,
                   ",\"seat\":" + std::to_string(seat) + R"(,"action":")" + action + R"(","at":)" +
                       std::to_string(at) + R"(,"request":")" + request + "\"");
  }
  /// Somebody else who looks on.
  [[nodiscard]] std::shared_ptr<KeepingSocket> spectator() const {
    auto socket = test.connect("cyd");
    (void)test.ask(socket, message("watch", table, ""), "update");
    return socket;
  }
  /// Acts at what the seat was last told.
  json::object act(const std::shared_ptr<KeepingSocket>& socket, int seat,
                   const std::string& action, const std::string& request = "act") {
    return test.ask(socket, act_text(table, seat, action, sequence(socket), request), "done");
  }
  /// Of the last update or acknowledgement.
  static std::int64_t sequence(const std::shared_ptr<KeepingSocket>& socket) {
    const json::object line =
        last_such(socket, [](const json::object& read) { return read.contains("sequence"); });
    return line.empty() ? 0 : line.at("sequence").as_int64();
  }

  TestHall& test;
  std::shared_ptr<KeepingSocket> ann;
  std::shared_ptr<KeepingSocket> bob;
  std::string table;
};

inline json::object last(const std::shared_ptr<KeepingSocket>& socket, const std::string& type) {
  return last_such(socket,
                   [&](const json::object& read) { return read.at("type").as_string() == type; });
}

class HallTest : public testing::Test {
 protected:
  TemporaryFolder folder;
  std::string store = folder.file("games.sqlite");
};

}  // namespace cheesemoon::server
