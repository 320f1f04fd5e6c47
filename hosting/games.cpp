#include "hosting/games.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <numeric>

#include "hosting/brave_rats_hosting.h"
#include "hosting/first_rat_hosting.h"
#include "json/writer.h"

namespace cheesemoon::hosting {

namespace {

void write_option(JsonWriter& writer, const GameOption& option) {
  writer.object([&] {
    writer.member("option", option.name);
    writer.list("values", option.values);
    writer.member("default", option.values.front());
    if (option.only_with_seats == 0) {
      writer.member("only_with", nullptr);
    } else {
      writer.object("only_with", [&] { writer.member("seats", option.only_with_seats); });
    }
  });
}

void write_seats_option(JsonWriter& writer, const GameDescription& game) {
  std::vector<std::size_t> values(game.most_seats - game.least_seats + 1);
  std::iota(values.begin(), values.end(), game.least_seats);
  writer.object([&] {
    writer.member("option", "seats");
    writer.list("values", values);
    writer.member("default", game.usual_seats);
    writer.member("only_with", nullptr);
  });
}

void write_crowns(JsonWriter& writer, const GameDescription& game) {
  if (game.most_crowns == 0) {
    writer.member("crowns", nullptr);
    return;
  }
  writer.object("crowns", [&] {
    writer.member("usual", game.usual_crowns);
    writer.member("most", game.most_crowns);
  });
}

}  // namespace

const GameKind* Games::find(std::string_view name) const {
  const auto found = std::find_if(kinds_.begin(), kinds_.end(),
                                  [&](const auto& kind) { return kind->name() == name; });
  return found == kinds_.end() ? nullptr : found->get();
}

std::vector<std::string> Games::names() const {
  std::vector<std::string> names;
  for (const auto& kind : kinds_) names.emplace_back(kind->name());
  return names;
}

Games& games() {
  static Games all = [] {
    Games house;
    house.add(brave_rats_kind());
    house.add(first_rat_kind());
    return house;
  }();
  return all;
}

std::string no_such_game(std::string_view name) {
  return fmt::format(R"(there is no game "{}": expected "{}")", name,
                     fmt::join(games().names(), R"(" or ")"));
}

std::string games_json() {
  JsonWriter writer;
  writer.array([&] {
    for (const auto& kind : games().all()) {
      const GameDescription& game = kind->description();
      writer.object([&] {
        writer.member("game", game.name);
        writer.member("title", game.title);
        writer.member("least_seats", game.least_seats);
        writer.member("most_seats", game.most_seats);
        writer.array("options", [&] {
          if (has_seats_to_choose(game)) write_seats_option(writer, game);
          for (const GameOption& option : game.options) write_option(writer, option);
        });
        write_crowns(writer, game);
        writer.list("bots", kind->bots());
      });
    }
  });
  return writer.text();
}

Result<ChosenGame, std::string> choose_game(std::string_view name,
                                            const boost::json::value& options) {
  const GameKind* kind = games().find(name);
  if (kind == nullptr) return Failure{no_such_game(name)};
  auto game = kind->choose(options);
  if (!game) return Failure{describe(game.error())};
  return std::move(*game);
}

bool is_bot(std::string_view game, std::string_view name) {
  const GameKind* kind = games().find(game);
  if (kind == nullptr) return false;
  const auto bots = kind->bots();
  return std::find(bots.begin(), bots.end(), name) != bots.end();
}

std::string bots_in_words(std::string_view game) {
  const GameKind* kind = games().find(game);
  if (kind == nullptr || kind->bots().empty()) return "there are none";
  return fmt::format("there are {} to {}", kind->bots().front(), kind->bots().back());
}

std::vector<std::string_view> all_bots() {
  std::vector<std::string_view> names;
  for (const auto& kind : games().all())
    for (const std::string_view bot : kind->bots())
      if (std::find(names.begin(), names.end(), bot) == names.end()) names.push_back(bot);
  return names;
}

void warm_up() {
  for (const auto& kind : games().all()) kind->warm_up();
}

Result<const GameKind*, JsonError> game_of(const JsonReader& document) {
  const std::string name(records::read_heading(document));
  const GameKind* const kind = games().find(name);
  if (kind == nullptr) document.member("game").fail(no_such_game(name));
  if (!document.ok()) return Failure{*document.error()};
  return kind;
}

Result<std::string, JsonError> replay_json(std::string_view record,
                                           std::span<const std::string> names) {
  return about_record<std::string>(record, [&](const GameKind& kind, const JsonReader& reader) {
    return kind.replay(reader, names);
  });
}

Result<std::string, JsonError> review_json(std::string_view record) {
  return about_record<std::string>(
      record, [](const GameKind& kind, const JsonReader& reader) { return kind.review(reader); });
}

std::vector<std::string> positions_in(std::string_view record) {
  const auto found = about_record<std::vector<std::string>>(
      record,
      [](const GameKind& kind, const JsonReader& reader)
          -> Result<std::vector<std::string>, JsonError> { return kind.positions(reader); });
  return found ? *found : std::vector<std::string>();
}

bool is_quick_to_review(std::string_view record) {
  const auto is_quick = about_record<bool>(
      record, [](const GameKind& kind, const JsonReader& reader) -> Result<bool, JsonError> {
        return kind.is_quick_to_review(reader);
      });
  return is_quick && *is_quick;
}

namespace {

/// What `answer(kind, reader)` makes of a question about the game in its record.
template <class Answer>
Result<std::string, JsonError> about_analysed(std::string_view asked, const Answer& answer) {
  const auto json = parse_json(asked);
  if (!json) return Failure{json.error()};
  std::optional<JsonError> error;
  const JsonReader reader(*json, error);
  const auto kind = game_of(reader.member("record"));
  if (!kind) return Failure{kind.error()};
  return answer(**kind, reader);
}

}  // namespace

Result<std::string, JsonError> new_record_json(std::string_view asked, Random& random) {
  const auto json = parse_json(asked);
  if (!json) return Failure{json.error()};
  std::optional<JsonError> error;
  const JsonReader reader(*json, error);
  reader.allow_only({"game", "options"});
  const std::string_view name = reader.member("game").text();
  const JsonReader options = reader.member("options");
  if (error) return Failure{*error};
  const auto chosen = choose_game(name, options.json());
  if (!chosen) return Failure{JsonError{"", chosen.error()}};
  const auto game = chosen->begin();
  (void)game->draw_chance(random);
  return boost::json::serialize(game->record());
}

Result<std::string, JsonError> analysis_json(std::string_view asked) {
  return about_analysed(
      asked, [](const GameKind& kind, const JsonReader& reader) { return kind.analyse(reader); });
}

Result<std::string, JsonError> advice_json(std::string_view asked) {
  return about_analysed(
      asked, [](const GameKind& kind, const JsonReader& reader) { return kind.advise(reader); });
}

}  // namespace cheesemoon::hosting
