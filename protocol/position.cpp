#include "protocol/position.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "engine/brave_rats/observation_notation.h"
#include "engine/core/words.h"
#include "json/reader.h"
#include "records/rat_document.h"

namespace cheesemoon::protocol {

namespace {

using brave_rats::BraveRats;
using ReadPosition = Result<AnyPosition, std::string>;

template <Game G>
ReadPosition last_position_of(const records::Record<G>& record) {
  const auto game = records::replay_actions(record);
  if (!game) return Failure{describe(game.error())};
  return AnyPosition(Position<G>{game->last(), std::nullopt});
}

ReadPosition read_record(std::string_view text) {
  const auto document = records::read_document(text);
  if (!document) return Failure{describe(document.error())};
  return std::visit(
      [](const auto& content) -> ReadPosition {
        if (content.games.empty()) return Failure{std::string("the match has no game yet")};
        return last_position_of(content.games.back());
      },
      *document);
}

/// A set-up and actions are a record that is written in a shorter way.
ReadPosition read_setup(std::string_view text) {
  constexpr std::string_view word = " actions";
  const std::size_t end = std::min(text.find("} actions"), text.size() - 1) + 1;
  const auto json = parse_json(text.substr(0, end));
  if (!json) return Failure{describe(json.error())};
  if (!json->is_object()) return Failure{std::string("expected setup and an object {...}")};
  boost::json::object record = json->get_object();
  record["format"] = records::format_name;
  boost::json::array actions;
  std::string_view rest = text.substr(end);
  if (!rest.empty()) rest.remove_prefix(word.size());
  while (!without_blanks(rest).empty()) {
    const std::string_view action = without_blanks(cut(rest, '|'));
    actions.emplace_back(action);
  }
  record["actions"] = std::move(actions);
  return read_record(boost::json::serialize(record));
}

ReadPosition read_seen(std::string_view text) {
  const auto seen = brave_rats::read_observation(text);
  if (!seen)
    return Failure{fmt::format("part {}: expected {} at character {}", seen.error().part,
                               seen.error().expected, seen.error().offset + 1)};
  return AnyPosition(Position<BraveRats>{seen->state, seen->viewer});
}

}  // namespace

ReadPosition read_position(std::string_view text) {
  std::string_view rest = text;
  const std::string_view kind = take_word(rest);
  if (kind == "record" && !rest.empty()) return read_record(rest);
  if (kind == "setup" && !rest.empty()) return read_setup(rest);
  if (kind == "seen" && !rest.empty()) return read_seen(rest);
  return Failure{
      std::string("expected record {...}, setup {...} actions a | b, or seen and what is seen")};
}

std::string position_line(const brave_rats::Observation& seen) {
  return fmt::format("position seen {}", brave_rats::write_observation(seen).view());
}

}  // namespace cheesemoon::protocol
