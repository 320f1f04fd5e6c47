#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "records/brave_rats_json.h"
#include "records/record.h"
#include "records/replay.h"

namespace cheesemoon::records {

constexpr std::string_view format_name = "cheesemoon/1";

/// What one record file holds: a single game, or the games of a match for crowns.
struct Document {
  std::optional<std::uint8_t> crowns;
  std::vector<BraveRatsRecord> games;
};

/// Reads the text of a record file: its form, not yet whether the actions are legal.
Result<Document, RecordError> read_document(std::string_view text);

/// Replays every game of a document; a match must not go on after it was won.
Result<std::vector<Replayed<brave_rats::BraveRats>>, RecordError> replay(const Document& document);

/// The crowns of a match after all its games.
brave_rats::Match crowns_of(const Document& document);

/// One line of JSON, without the line's end.
std::string write_document(const Document& document);

}  // namespace cheesemoon::records
