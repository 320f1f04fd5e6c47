#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "json/writer.h"
#include "players/first_rat/analysis.h"
#include "players/first_rat/check_claims.h"
#include "players/first_rat/hints.h"

/// Hints and analyses of First Rat for other programs; docs/hints.md says what every member means.
namespace cheesemoon::study {

/// What a kind of gain is called.
std::string_view gain_name(players::GainKind kind);

void write_hints(JsonWriter& writer, const first_rat::Table& table, const players::Hints& hints);
/// `frames` has for every turn the frame of the replay after it, which is then told, too; or
/// nothing. `checked` is told if there is something.
void write_analysis(JsonWriter& writer, const players::GameAnalysis& game,
                    std::span<const std::size_t> frames = {},
                    std::span<const players::CheckedClaim> checked = {});

}  // namespace cheesemoon::study
