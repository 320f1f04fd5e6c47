#include <boost/json/serialize.hpp>
#include <utility>

#include "device/device_host.h"
#include "device/digits.h"
#include "hosting/games.h"
#include "json/reader.h"
#include "table/table_options.h"
#include "table/table_record.h"

namespace cheesemoon::device {

namespace json = boost::json;

namespace {

constexpr std::string_view tables_path = "/api/tables/";

Answer refused(unsigned status, std::string_view reason, std::string_view sentence) {
  const json::object error{{"error", {{"reason", reason}, {"sentence", sentence}}}};
  return {.status = status, .body = json::serialize(error)};
}

/// Of what was asked about a record.
Answer studied(const Result<std::string, JsonError>& answer) {
  if (answer) return {.status = 200, .body = *answer};
  return refused(400, "bad_request", describe(answer.error()));
}

}  // namespace

std::string DeviceHost::table_in(std::string_view path) {
  if (!path.starts_with(tables_path)) return {};
  path.remove_prefix(tables_path.size());
  return std::string(path.substr(0, path.find('/')));
}

Answer DeviceHost::request(std::string_view method, std::string_view path, const std::string& body,
                           const Moment& now, Told& told) {
  const auto is = [&](std::string_view wanted_method, std::string_view wanted_path) {
    return method == wanted_method && path == wanted_path;
  };
  if (is("GET", "/api/games")) return {.status = 200, .body = hosting::games_json()};
  if (is("POST", "/api/tables")) return make_asked_table(body, now, told);
  if (is("POST", "/api/replays")) return studied(hosting::replay_json(body));
  if (is("POST", "/api/reviews")) return studied(hosting::review_json(body));
  if (is("POST", "/api/analyses")) return studied(hosting::analysis_json(body));
  if (is("POST", "/api/advice")) return studied(hosting::advice_json(body));
  if (is("POST", "/api/records")) {
    table::Dice dice = dice_of(now.random.substr(0, now.random.size() / 2));
    return studied(hosting::new_record_json(body, dice.random));
  }
  if (const std::string id = table_in(path); !id.empty()) {
    Room* const room = find(id);
    if (room == nullptr)
      return refused(404, "no_such_table", "there is no such table: look at the link again");
    return about_table(*room, method, path.substr(tables_path.size() + id.size()), body, now, told);
  }
  return refused(404, "not_found", "there is nothing of that name on this device");
}

Answer DeviceHost::make_asked_table(const std::string& body, const Moment& now, Told& told) {
  const auto read = parse_json(body);
  if (!read) return refused(400, "bad_request", describe(read.error()));
  const auto options = table::read_table_options(*read);
  if (!options) return refused(400, "bad_request", describe(options.error()));
  const std::string id = make_table(*options, {}, now, told);
  return {.status = 201, .body = write_table(find(id)->table, names_, {now.date, 0})};
}

Answer DeviceHost::about_table(Room& room, std::string_view method, std::string_view what,
                               const std::string& body, const Moment& now, Told& told) {
  if (method == "POST" && what == "/hint") return hint(room, body, now, told);
  if (method != "GET") return refused(405, "method_not_allowed", "this cannot be asked so");
  if (what != "/record")
    return refused(404, "not_found", "there is nothing of that name at a table");
  const auto record = public_record(room.table);
  if (!record) return refused(409, "not_over", "this is for everybody when the game is over");
  return {.status = 200, .body = *record};
}

Answer DeviceHost::hint(Room& room, const std::string& body, const Moment& now, Told& told) {
  const auto read = parse_json(body);
  std::optional<JsonError> error = read ? std::nullopt : std::optional(read.error());
  const Seat seat = read ? JsonReader(*read, error).member("seat").seat() : Seat::one;
  if (error) return refused(400, "bad_request", describe(*error));
  if (!sits(room.table, seat, person_))
    return refused(403, "not_your_seat", "this is not your seat");
  const auto question = is_in_play(room.table) ? room.table.game->question(seat) : nullptr;
  if (question == nullptr) return refused(409, "not_acting", "you have nothing to choose now");
  Answer answer{.status = 200, .body = question->hint()};
  happened(room, note_hint(room.table, seat, {now.date, 0}), now, told);
  return answer;
}

}  // namespace cheesemoon::device
