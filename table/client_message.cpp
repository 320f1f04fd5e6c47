#include "table/client_message.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <optional>

#include "json/reader.h"
#include "table/table_id.h"

namespace cheesemoon::table {

namespace {

namespace json = boost::json;

/// No message needs more.
constexpr std::size_t most_depth = 4;
constexpr int highest_sequence = 1'000'000'000;

bool is_name_of_request(std::string_view text) {
  return !text.empty() && text.size() <= longest_request &&
         std::all_of(text.begin(), text.end(),
                     [](char letter) { return letter > ' ' && letter <= '~'; });
}

/// What was read lives as long as the memory, which is enough for every message but the largest.
struct Parsing {
  std::array<unsigned char, 4096> buffer{};
  json::monotonic_resource memory{buffer.data(), buffer.size()};

  json::value parse(std::string_view text, json::error_code& error) {
    json::parse_options options;
    options.max_depth = most_depth;
    return json::parse(text, error, &memory, options);
  }
};

std::string read_text(const JsonReader& reader, std::string_view key, std::size_t longest) {
  const JsonReader member = reader.member(key);
  const std::string_view text = member.text();
  if (text.empty() || text.size() > longest)
    member.fail(fmt::format("expected a text of 1 to {} bytes", longest));
  return std::string(text);
}

std::string read_table(const JsonReader& reader) {
  const JsonReader member = reader.member("table");
  const std::string_view text = member.text();
  if (!is_table_id(text))
    member.fail(fmt::format("expected the id of a table, {} small letters", table_id_length));
  return std::string(text);
}

Seat read_seat(const JsonReader& reader) {
  return reader.member("seat").seat();
}

hosting::Viewer read_viewer(const JsonReader& reader) {
  if (!reader.has("seat") || reader.member("seat").is_null()) return hosting::spectator;
  return read_seat(reader);
}

std::uint32_t read_sequence(const JsonReader& reader, std::string_view key) {
  return static_cast<std::uint32_t>(reader.member(key).number(0, highest_sequence));
}

bool truth_or(const JsonReader& reader, std::string_view key, bool otherwise) {
  return reader.has(key) ? reader.member(key).truth() : otherwise;
}

Hello read_hello(const JsonReader& reader) {
  reader.allow_only({"type", "request", "protocol", "token"});
  const JsonReader protocol = reader.member("protocol");
  (void)protocol.number(protocol_version, protocol_version);
  return {read_text(reader, "token", longest_token)};
}

Watch read_watch(const JsonReader& reader) {
  reader.allow_only({"type", "request", "table", "seat", "have", "chat"});
  return {read_table(reader), read_viewer(reader),
          reader.has("have") ? read_sequence(reader, "have") : 0, truth_or(reader, "chat", true)};
}

/// What is answered by the name of the request has these members besides the usual ones.
template <class... Keys>
void allow_at_table(const JsonReader& reader, Keys... keys) {
  reader.allow_only({"type", "request", "table", keys...});
  if (!reader.has("request")) (void)reader.member("request");
}

template <class... Keys>
AtTable at_table(const JsonReader& reader, Command command, Keys... keys) {
  allow_at_table(reader, keys...);
  return {read_table(reader), std::move(command)};
}

std::optional<AtTable> read_command(std::string_view type, const JsonReader& reader) {
  if (type == "act")
    return at_table(reader,
                    Act{read_seat(reader), read_text(reader, "action", longest_action),
                        read_sequence(reader, "at")},
                    "seat", "action", "at");
  if (type == "undo")
    return at_table(reader, Undo{read_seat(reader), read_sequence(reader, "at")}, "seat", "at");
  if (type == "sit") return at_table(reader, SitDown{read_seat(reader)}, "seat");
  if (type == "seat_bot")
    return at_table(reader, SeatBot{read_seat(reader), read_text(reader, "bot", longest_request)},
                    "seat", "bot");
  if (type == "stand_up") return at_table(reader, StandUp{read_seat(reader)}, "seat");
  if (type == "say")
    return at_table(reader, Say{read_text(reader, "text", longest_chat_line)}, "text");
  if (type == "resign") return at_table(reader, Resign{read_seat(reader)}, "seat");
  if (type == "offer_end")
    return at_table(reader, OfferEnd{read_seat(reader), truth_or(reader, "offers", true)}, "seat",
                    "offers");
  if (type == "ready")
    return at_table(reader, Ready{read_seat(reader), truth_or(reader, "ready", true)}, "seat",
                    "ready");
  if (type == "call") return at_table(reader, Call{read_seat(reader)}, "seat");
  if (type == "take_out")
    return at_table(reader, TakeOut{read_seat(reader), truth_or(reader, "replaced", false)}, "seat",
                    "replaced");
  if (type == "next_game") return at_table(reader, NextGame{});
  if (type == "close") return at_table(reader, Close{});
  return std::nullopt;
}

ClientMessage read_members(const JsonReader& reader) {
  ClientMessage message{{}, Ping{}};
  const std::string_view type = reader.member("type").text();
  if (!reader.ok()) return message;
  if (reader.has("request")) {
    message.request = reader.member("request").text();
    if (!is_name_of_request(message.request))
      reader.member("request").fail(
          fmt::format("expected 1 to {} letters, digits and signs", longest_request));
  }
  if (auto command = read_command(type, reader)) {
    message.what = *std::move(command);
  } else if (type == "watch") {
    message.what = read_watch(reader);
  } else if (type == "unwatch") {
    reader.allow_only({"type", "request", "table", "seat"});
    message.what = Unwatch{read_table(reader), read_viewer(reader)};
  } else if (type == "preview") {
    allow_at_table(reader, "seat", "action");
    message.what =
        Preview{read_table(reader), read_seat(reader), read_text(reader, "action", longest_action)};
  } else if (type == "rematch") {
    allow_at_table(reader);
    message.what = Rematch{read_table(reader)};
  } else if (type == "hello") {
    message.what = read_hello(reader);
  } else if (type == "ping") {
    reader.allow_only({"type", "request"});
  } else {
    reader.member("type").fail(
        "expected hello, watch, unwatch, ping, preview, rematch, act, undo, sit, seat_bot, "
        "stand_up, ready, say, resign, offer_end, call, take_out, next_game or close");
  }
  return message;
}

TableRefusal unreadable(std::string sentence) {
  return {"unreadable", std::move(sentence)};
}

}  // namespace

Result<ClientMessage, TableRefusal> read_client_message(std::string_view text) {
  json::error_code parse_error;
  Parsing parsing;
  const json::value parsed = parsing.parse(text, parse_error);
  if (parse_error) return Failure{unreadable("not JSON: " + parse_error.message())};
  std::optional<JsonError> error;
  const JsonReader reader(parsed, error);
  ClientMessage message = read_members(reader);
  if (error) return Failure{unreadable(describe(*error))};
  return message;
}

std::string request_in(std::string_view text) {
  json::error_code error;
  Parsing parsing;
  const json::value parsed = parsing.parse(text, error);
  if (error || !parsed.is_object()) return {};
  const json::value* request = parsed.get_object().if_contains("request");
  if (request == nullptr || !request->is_string()) return {};
  const std::string_view name(request->get_string().data(), request->get_string().size());
  return is_name_of_request(name) ? std::string(name) : std::string{};
}

}  // namespace cheesemoon::table
