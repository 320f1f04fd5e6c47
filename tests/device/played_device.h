#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "device/device_call.h"
#include "server/api/api_document.h"

namespace cheesemoon::device {

namespace json = boost::json;

/// The page's worker, with a database in memory: it keeps what it is told to before it goes on.
class Device {
 public:
  Device() { begin(); }

  /// As if the tab was killed: only what was kept is left.
  void start_again() {
    host_ = DeviceHost();
    picture_.clear();
    begin();
  }

  /// As if the disk had lost what was written.
  void spoil(const std::string& table) {
    journals_[table] = {{1, json::array{1, "not a journal"}}};
  }

  json::object ask(json::object asked) {
    asked["time"] = ++time_;
    asked["random"] =
        fmt::format("{:016x}{:016x}", time_ * 0x9E3779B97F4A7C15U, time_ * 0xD1B54A32D192ED03U);
    json::object answer = call(asked);
    while (const json::value* missing = answer.if_contains("missing")) {
      const std::string table(missing->as_string());
      json::array journal;
      for (const auto& [sequence, entry] : journals_[table]) journal.push_back(entry);
      call({{"do", "load"}, {"table", table}, {"journal", journal}});
      answer = call(asked);
    }
    keep(answer);
    if (const json::value* lines = answer.if_contains("lines"))
      for (const json::value& line : lines->as_array()) hear(std::string(line.as_string()));
    is_thinking_ = answer.contains("thinking");
    return answer;
  }

  json::value request(std::string_view method, std::string_view path, std::string_view pattern,
                      std::string_view body = {}) {
    const json::object answer =
        ask({{"do", "request"}, {"method", method}, {"path", path}, {"body", body}});
    const json::object& said = answer.at("answer").as_object();
    status = said.at("status").to_number<unsigned>();
    const std::string text(said.at("body").as_string());
    const auto faults = server::ApiDocument::shared().response_faults(
        method, pattern, {.status = status, .body = text});
    EXPECT_TRUE(faults.empty()) << method << ' ' << path << ": " << faults.front();
    return json::parse(text);
  }

  std::string make_table(std::string_view body) {
    const json::value made = request("POST", "/api/tables", "/api/tables", body);
    EXPECT_EQ(status, 201U) << json::serialize(made);
    return std::string(made.at("id").as_string());
  }

  /// A record with all that is needed to go on elsewhere; empty if there is none.
  std::string record(const std::string& table, const json::array& names = {}) {
    const json::object answer = ask({{"do", "record"}, {"table", table}, {"names", names}});
    return answer.contains("record") ? std::string(answer.at("record").as_string()) : "";
  }
  json::object bring(std::string_view record) { return ask({{"do", "bring"}, {"record", record}}); }

  void send(const json::object& message) {
    ask({{"do", "line"}, {"line", json::serialize(message)}});
  }
  void watch(const std::string& table) {
    send({{"type", "hello"}, {"protocol", 1}, {"token", "device"}});
    send({{"type", "watch"}, {"table", table}, {"seat", 1}, {"have", 0}});
  }
  /// Seat 1 takes its first choice, or the bots go on.
  bool go_on(const std::string& table) {
    if (is_thinking_) {
      ask({{"do", "think"}});
      return true;
    }
    if (picture_["choices"].as_array().empty()) return false;
    send({{"type", "act"},
          {"request", fmt::format("r{}", ++requests_)},
          {"table", table},
          {"seat", 1},
          {"action", picture_["choices"].as_array().front().at("action")},
          {"at", picture_["sequence"]}});
    return true;
  }
  [[nodiscard]] bool is_over() const {
    return picture_.at("state").at("status").as_string() == "over";
  }
  /// All games of a match, too.
  void play_to_the_end(const std::string& table) {
    for (int steps = 0; steps < 2'000 && !is_over(); ++steps)
      if (!go_on(table)) send({{"type", "next_game"}, {"request", "next"}, {"table", table}});
    EXPECT_EQ(picture_["state"].at("status").as_string(), "over");
  }

  json::object call(const json::object& asked) {
    return json::parse(device::call(host_, json::serialize(asked))).as_object();
  }

  /// What was kept for lists: as in the list of own tables, and how the table stands.
  [[nodiscard]] json::object listed(const std::string& table) const {
    json::object head = heads_.at(table);
    head.erase("state");
    expect_answer("/api/me/tables", {{"tables", json::array{head}}});
    return head;
  }
  [[nodiscard]] json::object state(const std::string& table) const {
    json::object state = heads_.at(table).at("state").as_object();
    expect_answer("/api/tables/{id}", state);
    return state;
  }
  [[nodiscard]] json::array heads() const {
    json::array all;
    for (const auto& [id, head] : heads_) all.push_back(head);
    return all;
  }

  json::object picture() const { return picture_; }
  [[nodiscard]] const json::object& last() const { return last_; }
  unsigned status = 0;

 private:
  void begin() { call({{"do", "begin"}, {"person", {{"id", "ann"}, {"name", "Ann"}}}}); }
  static void expect_answer(std::string_view pattern, const json::object& body) {
    const auto faults = server::ApiDocument::shared().response_faults(
        "GET", pattern, {.status = 200, .body = json::serialize(body)});
    EXPECT_TRUE(faults.empty()) << pattern << ": " << faults.front();
  }
  void keep(const json::object& answer) {
    const json::value* const tables = answer.if_contains("keep");
    if (tables == nullptr) return;
    for (const json::value& kept : tables->as_array()) {
      const std::string table(kept.at("table").as_string());
      if (kept.as_object().contains("replaces")) journals_.erase(table);
      for (const json::value& entry : kept.at("entries").as_array()) {
        const auto sequence = entry.at(0).to_number<std::int64_t>();
        EXPECT_EQ(sequence, static_cast<std::int64_t>(journals_[table].size()) + 1);
        journals_[table][sequence] = json::array{entry.at(1), entry.at(2)};
      }
      heads_[table] = kept.at("head").as_object();
    }
  }
  void hear(const std::string& line) {
    server::expect_described(line);
    last_ = json::parse(line).as_object();
    if (last_.at("type").as_string() != "update") return;
    for (const auto& member : last_) picture_[member.key()] = member.value();
  }

  DeviceHost host_;
  std::uint64_t time_ = 0;
  int requests_ = 0;
  bool is_thinking_ = false;
  json::object picture_;
  json::object last_;
  std::map<std::string, std::map<std::int64_t, json::array>> journals_;
  std::map<std::string, json::object> heads_;
};

inline constexpr std::string_view duel =
    R"({"game":"brave-rats","options":{"variant":"base"},"seats":["person","level3"]})";
inline constexpr std::string_view race =
    R"({"game":"first-rat","options":{"seats":3},"seats":["person","level2","level1"]})";
inline constexpr std::string_view greg =
    R"({"game":"first-rat","options":{"seats":1,"solo":"easy"},"seats":["person"]})";

}  // namespace cheesemoon::device
