#include "table/table_entry.h"

#include <boost/json/serialize.hpp>
#include <limits>

#include "json/reader.h"
#include "json/writer.h"

namespace cheesemoon::table {

namespace {

namespace json = boost::json;

constexpr int most_words = std::numeric_limits<int>::max();
constexpr std::size_t most_outcomes = 4096;

json::array write_outcomes(const Drawn& drawn) {
  json::array outcomes;
  for (const std::string& outcome : drawn.outcomes) outcomes.emplace_back(outcome);
  return outcomes;
}

void write_drawn(json::object& to, const Drawn& drawn) {
  if (drawn.outcomes.empty()) return;
  to["drew"] = write_outcomes(drawn);
  to["taken"] = drawn.taken;
}

/// Writes the name of what happened and its members.
struct Writer {
  json::object operator()(const Created& created) const {
    json::object members{{"table", write_table_options(created.options)},
                         {"seed", created.dice.seed},
                         {"salt", created.dice.salt},
                         {"maker", created.maker}};
    if (!created.before.empty()) members["before"] = created.before;
    return {{"created", std::move(members)}};
  }
  json::object operator()(const Sat& sat) const {
    return {{"sat", {{"seat", number(sat.seat)}, {"person", sat.person}}}};
  }
  json::object operator()(const BotSat& sat) const {
    return {{"bot_sat", {{"seat", number(sat.seat)}, {"bot", sat.bot}}}};
  }
  json::object operator()(const Left& left) const {
    return {{"left", {{"seat", number(left.seat)}}}};
  }
  json::object operator()(const Readied& readied) const {
    return {{"readied", {{"seat", number(readied.seat)}, {"ready", readied.is_ready}}}};
  }
  json::object operator()(const Began& began) const {
    json::object members;
    write_drawn(members, began.drawn);
    return {{"began", std::move(members)}};
  }
  json::object operator()(const Acted& acted) const {
    json::object members{{"seat", number(acted.seat)}, {"action", acted.action}};
    write_drawn(members, acted.drawn);
    return {{"acted", std::move(members)}};
  }
  json::object operator()(const Undone& undone) const {
    return {{"undone", {{"seat", number(undone.seat)}}}};
  }
  json::object operator()(const Said& said) const {
    return {{"said", {{"person", said.person}, {"text", said.text}}}};
  }
  json::object operator()(const Resigned& resigned) const {
    return {{"resigned", {{"seat", number(resigned.seat)}}}};
  }
  json::object operator()(const TimedOut& timed_out) const {
    json::array seats;
    for (const Seat seat : timed_out.seats) seats.emplace_back(number(seat));
    return {{"timed_out", {{"seats", std::move(seats)}}}};
  }
  json::object operator()(const Called& called) const {
    return {{"called", {{"seat", number(called.seat)}}}};
  }
  json::object operator()(const CameBack& came_back) const {
    return {{"came_back", {{"seat", number(came_back.seat)}}}};
  }
  json::object operator()(const TakenOut& taken_out) const {
    return {{"taken_out", {{"seat", number(taken_out.seat)}, {"replaced", taken_out.is_replaced}}}};
  }
  json::object operator()(const Hinted& hinted) const {
    return {{"hinted", {{"seat", number(hinted.seat)}}}};
  }
  json::object operator()(const OfferedEnd& offered) const {
    return {{"offered_end", {{"seat", number(offered.seat)}, {"offers", offered.offers}}}};
  }
  json::object operator()(const Rematched& rematched) const {
    return {{"rematched", {{"table", rematched.table}}}};
  }
  json::object operator()(const Closed& /*closed*/) const { return {{"closed", json::object{}}}; }
};

/// Most entries are moves without chance. Those are written without building anything.
bool is_simple(const Acted& acted) {
  return acted.drawn.outcomes.empty();
}

std::string write_simple(const Acted& acted, const TableEntry& entry) {
  JsonWriter writer;
  writer.object([&] {
    writer.object("acted", [&] {
      writer.member("seat", number(acted.seat));
      writer.member("action", acted.action);
    });
    if (!entry.request.empty()) writer.member("request", entry.request);
    writer.member("ran", entry.when.ran);
  });
  return writer.text();
}

std::string read_text(const JsonReader& reader, std::string_view key) {
  return std::string(reader.member(key).text());
}

Drawn read_drawn(const JsonReader& reader) {
  Drawn drawn;
  if (!reader.has("drew")) return drawn;
  for (const JsonReader& outcome : reader.member("drew").elements(most_outcomes))
    drawn.outcomes.emplace_back(outcome.text());
  drawn.taken = static_cast<std::uint64_t>(reader.member("taken").number(0, most_words));
  return drawn;
}

/// Journals of earlier versions know dates only; their clocks go on from there.
Time read_ran(const JsonReader& reader, Time date) {
  constexpr Time longest = Time{1} << 50U;
  if (!reader.has("ran")) return date;
  const JsonReader ran = reader.member("ran");
  const Time* time = ran.json().if_int64();
  if (time != nullptr && *time >= 0 && *time <= longest) return *time;
  ran.fail("expected how many milliseconds hosts have run");
  return 0;
}

Happening read_created(const JsonReader& reader) {
  const auto options = read_table_options(reader.member("table").json());
  if (!options) reader.fail(describe(options.error()));
  return Created{.options = options ? *options : TableOptions{},
                 .dice = {.seed = read_text(reader, "seed"),
                          .salt = read_text(reader, "salt"),
                          .commitment = {},
                          .random = Random(0)},
                 .maker = read_text(reader, "maker"),
                 .before = reader.has("before") ? read_text(reader, "before") : std::string{}};
}

Happening read_timed_out(const JsonReader& reader) {
  TimedOut timed_out;
  for (const JsonReader& seat : reader.member("seats").elements(seat_limit))
    timed_out.seats.push_back(seat.seat());
  return timed_out;
}

Happening read_happening(const JsonReader& reader) {
  // What happens most comes first.
  if (reader.has("acted")) {
    const JsonReader acted = reader.member("acted");
    return Acted{acted.member("seat").seat(), read_text(acted, "action"), read_drawn(acted)};
  }
  if (reader.has("undone")) return Undone{reader.member("undone").member("seat").seat()};
  if (reader.has("said")) {
    const JsonReader said = reader.member("said");
    return Said{read_text(said, "person"), read_text(said, "text")};
  }
  if (reader.has("created")) return read_created(reader.member("created"));
  if (reader.has("sat")) {
    const JsonReader sat = reader.member("sat");
    return Sat{sat.member("seat").seat(), read_text(sat, "person")};
  }
  if (reader.has("bot_sat")) {
    const JsonReader sat = reader.member("bot_sat");
    return BotSat{sat.member("seat").seat(), read_text(sat, "bot")};
  }
  if (reader.has("left")) return Left{reader.member("left").member("seat").seat()};
  if (reader.has("began")) return Began{read_drawn(reader.member("began"))};
  if (reader.has("resigned")) return Resigned{reader.member("resigned").member("seat").seat()};
  if (reader.has("timed_out")) return read_timed_out(reader.member("timed_out"));
  if (reader.has("offered_end")) {
    const JsonReader offered = reader.member("offered_end");
    return OfferedEnd{offered.member("seat").seat(), offered.member("offers").truth()};
  }
  if (reader.has("readied")) {
    const JsonReader readied = reader.member("readied");
    return Readied{readied.member("seat").seat(), readied.member("ready").truth()};
  }
  if (reader.has("called")) return Called{reader.member("called").member("seat").seat()};
  if (reader.has("came_back")) return CameBack{reader.member("came_back").member("seat").seat()};
  if (reader.has("taken_out")) {
    const JsonReader taken_out = reader.member("taken_out");
    return TakenOut{taken_out.member("seat").seat(), taken_out.member("replaced").truth()};
  }
  if (reader.has("hinted")) return Hinted{reader.member("hinted").member("seat").seat()};
  if (reader.has("rematched")) return Rematched{read_text(reader.member("rematched"), "table")};
  if (!reader.has("closed")) reader.fail("nothing that can happen at a table");
  return Closed{};
}

}  // namespace

std::string write_entry(const TableEntry& entry) {
  if (const auto* acted = std::get_if<Acted>(&entry.what); acted != nullptr && is_simple(*acted))
    return write_simple(*acted, entry);
  json::object body = std::visit(Writer{}, entry.what);
  if (!entry.request.empty()) body["request"] = entry.request;
  body["ran"] = entry.when.ran;
  return json::serialize(body);
}

Result<TableEntry, std::string> read_entry(Time date, std::string_view body) {
  const auto parsed = parse_json(body);
  if (!parsed) return Failure{describe(parsed.error())};
  std::optional<JsonError> error;
  const JsonReader reader(*parsed, error);
  TableEntry entry{
      .when = {date, read_ran(reader, date)}, .what = read_happening(reader), .request = {}};
  if (reader.has("request")) entry.request = reader.member("request").text();
  if (error) return Failure{describe(*error)};
  return entry;
}

}  // namespace cheesemoon::table
