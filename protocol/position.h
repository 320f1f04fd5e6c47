#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/brave_rats/brave_rats.h"
#include "engine/core/result.h"
#include "engine/first_rat/first_rat.h"
#include "players/history.h"
#include "records/document.h"
#include "records/first_rat_json.h"

namespace cheesemoon::protocol {

/// Where an engine is asked to choose.
template <Game G>
struct Position {
  typename G::State state;
  /// The seat that is to choose, if the position says so.
  std::optional<Seat> viewer;
};
using AnyPosition = std::variant<Position<first_rat::FirstRat>, Position<brave_rats::BraveRats>>;

/// Reads what stands behind `position`: `record {...}`, `setup {...} actions a | b`, or `seen ...`.
/// The error is a sentence.
Result<AnyPosition, std::string> read_position(std::string_view text);

/// The line that tells an engine all that its seat may know, and nothing more.
template <PlayedInTheOpen G>
std::string position_line(const players::History<G>& history) {
  records::Record<G> record;
  record.options = history.options;
  record.setup = history.setup;
  record.actions.assign(history.actions.begin(), history.actions.end());
  return "position record " + records::write_document(record);
}
std::string position_line(const brave_rats::Observation& seen);

}  // namespace cheesemoon::protocol
