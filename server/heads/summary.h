#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/store/head.h"
#include "server/store/rating.h"
#include "table/challenge_board.h"
#include "table/table.h"

namespace cheesemoon::server {

/// What lists, ratings and a restart need to know of a table without its journal. People are named
/// by their ids.
Head head_of(const table::Table& table);

/// Whether an entry changes the head, apart from the time. Moves do not, but the last one: lists
/// must not tell that somebody has chosen in secret.
bool changes_head(const table::TableEntry& entry, const table::Table& after);

/// The places of a table by its head; nothing if it does not count for ratings: made so, of a game
/// that has none, ended without places or before anybody has acted, or with somebody on two seats,
/// a bot against itself included. Bots have people's ids: `bot-level3`.
std::optional<std::vector<PlacedPerson>> places_that_count(const Head& head);

/// Whether a table goes on without its people: a bot has a seat, or a clock runs. True of what
/// cannot be read, too.
bool needs_host(const Head& head);

/// A game against Greg by the head of its table; nothing if it is none of Greg's, or was not played
/// to the end.
std::optional<table::SoloGame> solo_game(const Head& head);
/// All of them.
std::vector<table::SoloTable> solo_tables(std::span<const Head> heads);

}  // namespace cheesemoon::server
