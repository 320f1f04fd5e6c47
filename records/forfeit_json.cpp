#include "records/forfeit_json.h"

namespace cheesemoon::records {

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

}  // namespace cheesemoon::records
