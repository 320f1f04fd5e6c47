#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/result.h"
#include "json/error.h"
#include "records/brave_rats_json.h"
#include "records/first_rat_json.h"
#include "records/record.h"
#include "records/replay.h"

namespace cheesemoon::records {

constexpr std::string_view format_name = "cheesemoon/1";

/// A game of BraveRats, or the games of a match for crowns.
struct BraveRatsDocument {
  std::optional<std::uint8_t> crowns;
  std::vector<BraveRatsRecord> games;
};

/// What one record file holds.
using Document = std::variant<BraveRatsDocument, FirstRatRecord>;

/// The documents of a file: the text as a whole is one, or every line of it is.
std::vector<std::string_view> documents_in(std::string_view text);

/// Reads the text of a record file: its form, not yet whether the actions are legal. The library
/// has the content that games of First Rat are played with.
Result<Document, JsonError> read_document(std::string_view text,
                                          FirstRatLibrary& library = FirstRatLibrary::standard());

/// Replays every game of a document; a match must not go on after it was won.
Result<std::vector<Replayed<brave_rats::BraveRats>>, JsonError> replay(
    const BraveRatsDocument& document);

/// The crowns of a match after all its games.
brave_rats::Match crowns_of(const BraveRatsDocument& document);

boost::json::object document_json(const Document& document);
/// The same as one line, without its end.
std::string write_document(const Document& document);

}  // namespace cheesemoon::records
