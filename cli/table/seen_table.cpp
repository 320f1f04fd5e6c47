#include "cli/table/seen_table.h"

#include <algorithm>
#include <utility>

#include "cli/table/safe_text.h"
#include "json/reader.h"

namespace cheesemoon::cli {

namespace json = boost::json;

namespace {

constexpr std::size_t most_steps = 100'000;
constexpr std::size_t most_lines = 100'000;
constexpr int highest_sequence = 1'000'000'000;

std::uint32_t read_sequence(const JsonReader& reader) {
  return static_cast<std::uint32_t>(reader.number(0, highest_sequence));
}

json::array read_array(const JsonReader& reader) {
  if (reader.json().is_array()) return reader.json().get_array();
  reader.fail("expected a list [...]");
  return {};
}

std::int64_t read_milliseconds(const JsonReader& reader) {
  if (const auto* whole = reader.json().if_int64()) return *whole;
  reader.fail("expected a whole number");
  return 0;
}

void take_steps(SeenTable& table, News& news, const JsonReader& reader) {
  const std::uint32_t since = read_sequence(reader.member("since"));
  const auto forgotten = std::find_if(table.steps.begin(), table.steps.end(),
                                      [&](const SeenStep& step) { return step.sequence > since; });
  news.is_taken_back = forgotten != table.steps.end();
  table.steps.erase(forgotten, table.steps.end());
  for (const JsonReader& one : reader.member("steps").elements(most_steps)) {
    SeenStep step{read_sequence(one.member("sequence")), read_array(one.member("events"))};
    news.events.insert(news.events.end(), step.events.begin(), step.events.end());
    table.steps.push_back(std::move(step));
  }
}

void take_clocks(SeenTable& table, const JsonReader& reader) {
  const std::int64_t now = read_milliseconds(reader.member("time"));
  table.clocks.clear();
  for (const JsonReader& one : reader.member("clocks").elements(seat_limit)) {
    auto& clock = table.clocks.emplace_back();
    if (one.is_null()) continue;
    clock = SeenClock{read_milliseconds(one.member("left")), !one.member("since").is_null()};
    if (clock->runs) clock->left_milliseconds -= now - read_milliseconds(one.member("since"));
  }
}

/// What is told again but is as it was is no change: somebody may be choosing meanwhile.
void take_game(SeenTable& table, News& news, const JsonReader& reader) {
  json::value view = reader.member("view").json();
  json::array choices = read_array(reader.member("choices"));
  take_steps(table, news, reader);
  table.can_undo = reader.member("can_undo").truth();
  news.has_game_changed = news.is_new_game || news.is_taken_back || !news.events.empty() ||
                          view != table.view || choices != table.choices;
  if (!news.has_game_changed) return;
  table.view = std::move(view);
  table.choices = std::move(choices);
  ++table.game_changes;
}

std::vector<ChatLine> read_chat(const JsonReader& reader) {
  std::vector<ChatLine> lines;
  const auto elements = reader.elements(most_lines);
  lines.reserve(elements.size());
  for (const JsonReader& one : elements) {
    const JsonReader name = one.member("name");
    lines.push_back({std::string(one.member("person").text()),
                     name.is_null() ? std::string("?") : safe_text(name.text()),
                     safe_text(one.member("text").text())});
  }
  return lines;
}

}  // namespace

Result<News, std::string> take_update(SeenTable& table, const json::value& update) {
  std::optional<JsonError> error;
  const JsonReader reader(update, error);
  News news;
  news.is_first = table.sequence == 0 && table.state.id.empty();
  table.sequence = read_sequence(reader.member("sequence"));
  if (reader.has("state")) {
    auto state = read_table_state(reader.member("state").json());
    if (!state) return Failure{"state." + state.error()};
    news.is_new_game = state->games != table.state.games;
    if (news.is_new_game) table.steps.clear();
    news.old_state = std::exchange(table.state, std::move(*state));
  }
  if (reader.has("board")) table.board = reader.member("board").json();
  if (reader.has("view")) {
    take_game(table, news, reader);
  }
  news.has_clocks = reader.has("clocks");
  if (news.has_clocks) take_clocks(table, reader);
  if (reader.has("chat")) news.chat = read_chat(reader.member("chat"));
  if (error) return Failure{describe(*error)};
  return news;
}

int count_events(const SeenTable& table, std::string_view kind) {
  std::ptrdiff_t count = 0;
  for (const SeenStep& step : table.steps)
    count += std::count_if(step.events.begin(), step.events.end(), [&](const json::value& event) {
      const auto* members = event.if_object();
      const auto* found = members != nullptr ? members->if_contains("kind") : nullptr;
      return found != nullptr && found->is_string() && found->get_string() == kind;
    });
  return static_cast<int>(count);
}

std::vector<Seat> seats_to_act(const SeenTable& table) {
  if (table.view.is_null()) return {};
  std::optional<JsonError> error;
  std::vector<Seat> seats;
  for (const JsonReader& seat : JsonReader(table.view, error).member("to_act").elements(seat_limit))
    seats.push_back(
        static_cast<Seat>(seat.number(1, static_cast<int>(table.state.seats.size())) - 1));
  if (error) return {};
  return seats;
}

bool is_game_over(const SeenTable& table) {
  const auto* view = table.view.if_object();
  const auto* result = view != nullptr ? view->if_contains("result") : nullptr;
  return result != nullptr && !result->is_null();
}

}  // namespace cheesemoon::cli
