#include "device/device_call.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <string>
#include <utility>
#include <vector>

#include "records/document.h"
#include "table/challenge_board.h"
#include "table/server_message.h"

namespace cheesemoon::device {

namespace json = boost::json;

namespace {

std::string text_of(const json::object& asked, std::string_view member) {
  const json::value* const found = asked.if_contains(member);
  return found != nullptr && found->is_string() ? std::string(found->get_string()) : std::string();
}

json::array list_of(const json::object& asked, std::string_view member) {
  const json::value* const found = asked.if_contains(member);
  return found != nullptr && found->is_array() ? found->get_array() : json::array();
}

Moment moment_of(const json::object& asked) {
  const json::value* const time = asked.if_contains("time");
  return {.date = time == nullptr ? 0 : time->to_number<table::Time>(),
          .random = text_of(asked, "random")};
}

json::object answer_of(const DeviceHost& host, Told told) {
  json::object answer;
  if (!told.keep.empty()) answer["keep"] = std::move(told.keep);
  if (!told.lines.empty()) answer["lines"] = json::array(told.lines.begin(), told.lines.end());
  if (host.has_to_think()) answer["thinking"] = true;
  return answer;
}

json::object hear(DeviceHost& host, const json::object& asked) {
  const std::string line = text_of(asked, "line");
  const auto message = table::read_client_message(line);
  Told told;
  if (!message) {
    told.lines.push_back(table::write_refused(table::request_in(line), message.error()));
    return answer_of(host, std::move(told));
  }
  if (const std::string table = DeviceHost::table_of(*message); !table.empty() && !host.has(table))
    return {{"missing", table}};
  host.hear(*message, moment_of(asked), told);
  return answer_of(host, std::move(told));
}

json::object request(DeviceHost& host, const json::object& asked) {
  const std::string path = text_of(asked, "path");
  if (const std::string table = DeviceHost::table_in(path); !table.empty() && !host.has(table))
    return {{"missing", table}};
  Told told;
  const Answer answer =
      host.request(text_of(asked, "method"), path, text_of(asked, "body"), moment_of(asked), told);
  json::object all = answer_of(host, std::move(told));
  all["answer"] = {{"status", answer.status}, {"body", answer.body}};
  return all;
}

std::vector<std::string> texts_in(const json::object& asked, std::string_view member) {
  std::vector<std::string> texts;
  for (const json::value& text : list_of(asked, member))
    texts.push_back(text.is_string() ? std::string(text.get_string()) : std::string());
  return texts;
}

json::object record(DeviceHost& host, const json::object& asked) {
  const std::string table = text_of(asked, "table");
  if (!host.has(table)) return {{"missing", table}};
  if (!host.is_there(table)) return {{"unreadable", true}};
  const std::string kept = host.record_to_keep(table, texts_in(asked, "names"));
  if (kept.empty()) return {};
  return {{"record", kept}};
}

/// What a file holds, each with the line on which it begins.
json::object records_in(std::string_view text) {
  json::array found;
  const char* before = text.data();
  std::ptrdiff_t line = 1;
  for (const std::string_view record : records::documents_in(text)) {
    line += std::count(before, record.data(), '\n');
    before = record.data();
    found.push_back({{"line", line}, {"record", record}});
  }
  return {{"records", std::move(found)}};
}

json::object bring_back(DeviceHost& host, const json::object& asked) {
  Told told;
  const Brought brought = host.bring_back(text_of(asked, "record"), moment_of(asked), told);
  if (brought.problem) return {{"problem", describe(*brought.problem)}};
  if (brought.is_missing) return {{"missing", brought.table}};
  if (brought.is_other) return {{"other", true}};
  if (!brought.is_new) return {};
  json::object answer = answer_of(host, std::move(told));
  answer["names"] = json::array(brought.names.begin(), brought.names.end());
  return answer;
}

/// What was achieved against Greg, by what was kept of all tables.
json::object challenges(const json::array& heads) {
  std::vector<table::SoloTable> games;
  for (const json::value& head : heads)
    if (auto game = table::solo_game_in(head.at("table").as_object()))
      games.push_back({std::string(head.at("id").as_string()),
                       head.at("updated").to_number<table::Time>(), *std::move(game)});
  const json::object board = table::challenge_board(games);
  return {{"answer", {{"status", 200}, {"body", json::serialize(board)}}}};
}

json::object perform(DeviceHost& host, const json::object& asked) {
  const std::string what = text_of(asked, "do");
  if (what == "line") return hear(host, asked);
  if (what == "request") return request(host, asked);
  if (what == "think") {
    Told told;
    host.think(moment_of(asked), told);
    return answer_of(host, std::move(told));
  }
  if (what == "record") return record(host, asked);
  if (what == "records_in") return records_in(text_of(asked, "text"));
  if (what == "bring") return bring_back(host, asked);
  if (what == "challenges") return challenges(list_of(asked, "heads"));
  if (what == "begin") {
    const json::object& person = asked.at("person").as_object();
    host.begin(text_of(person, "id"), text_of(person, "name"));
  } else if (what == "rename") {
    host.rename(text_of(asked, "name"));
  } else if (what == "load") {
    // One that cannot be read is as good as none.
    const std::string table = text_of(asked, "table");
    if (!host.load(table, list_of(asked, "journal"))) (void)host.load(table, {});
  } else if (what == "forget") {
    host.forget(text_of(asked, "table"));
  }
  return {};
}

}  // namespace

std::string call(DeviceHost& host, std::string_view asked) {
  boost::system::error_code failed;
  const json::value all = json::parse(asked, failed);
  if (failed || !all.is_object()) return R"({"unreadable":true})";
  return json::serialize(perform(host, all.get_object()));
}

}  // namespace cheesemoon::device
