#pragma once

#include <boost/json/object.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "json/reader.h"

namespace cheesemoon::records {

/// Who sat on a seat: a person by his name, or a player of the house by its.
struct RecordedPlayer {
  enum class Kind : std::uint8_t { person, bot };

  Kind kind = Kind::person;
  std::string name;
  /// Whether he has asked for hints.
  bool is_hinted = false;
  /// Why he has gone, as the reason of a forfeit, if the others have gone on without him.
  std::string gone{};

  friend bool operator==(const RecordedPlayer&, const RecordedPlayer&) = default;
};

/// How a game was played, as far as that is not its rules' business: with it whoever hosts tables
/// goes on where it was.
struct Played {
  /// The id of its table.
  std::string table;
  /// When something last happened there, in milliseconds since 1970.
  std::int64_t date = 0;
  /// By seat.
  std::vector<RecordedPlayer> players{};
  /// Whether all have agreed to end it without a result.
  bool is_given_up = false;

  friend bool operator==(const Played&, const Played&) = default;
};

/// The member `played` of a document with so many seats, if it has one.
std::optional<Played> read_played(const JsonReader& document, std::size_t seats);
void write_played(boost::json::object& document, const std::optional<Played>& played);

}  // namespace cheesemoon::records
