#pragma once

#include <string>
#include <string_view>

#include "cli/first_rat_sentences.h"
#include "json/reader.h"
#include "players/first_rat/hints.h"

namespace cheesemoon::cli {

/// A turn in lines for the terminal: the turn after `first`, why one would play it, and its actions
/// as records write them.
std::string hint_text(const FirstRatSentences& sentences, const players::JudgedTurn& turn,
                      std::string_view first);

/// The actions of a turn, what it brings and what it leads to, from a hint as in docs/hints.md.
players::JudgedTurn read_turn(const JsonReader& reader);

}  // namespace cheesemoon::cli
