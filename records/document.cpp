#include "records/document.h"

#include "engine/core/words.h"

namespace cheesemoon::records {

std::string_view read_heading(const JsonReader& reader) {
  reader.member("format").require_text(format_name);
  return reader.member("game").text();
}

std::optional<Forfeit> read_forfeit(const JsonReader& game, int seats) {
  if (!game.has("forfeit")) return std::nullopt;
  const JsonReader reader = game.member("forfeit");
  reader.allow_only({"seat", "reason"});
  const int seat = reader.member("seat").number(1, seats);
  return Forfeit{static_cast<Seat>(seat - 1), std::string(reader.member("reason").text())};
}

void write_forfeit(boost::json::object& game, const std::optional<Forfeit>& forfeit) {
  if (forfeit) game["forfeit"] = {{"seat", number(forfeit->seat)}, {"reason", forfeit->reason}};
}

boost::json::object heading(std::string_view game) {
  return {{"format", format_name}, {"game", game}};
}

std::vector<std::string_view> documents_in(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::string_view rest = text; !rest.empty();)
    if (const std::string_view line = cut(rest, '\n'); !without_blanks(line).empty())
      lines.push_back(line);
  // A document over several lines has none of them to itself.
  if (lines.size() < 2 || !parse_json(lines.front())) return {text};
  return lines;
}

}  // namespace cheesemoon::records
