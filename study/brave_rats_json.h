#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "engine/brave_rats/brave_rats.h"
#include "json/writer.h"
#include "solve/advice.h"
#include "solve/analysis.h"

/// Perfect play of BraveRats for other programs; docs/hints.md says what every member means.
namespace cheesemoon::study {

/// A member: the cards that a player should play with how often, as in `{"2":0.25,"7":0.75}`.
void write_mix(JsonWriter& writer, std::string_view name, const solve::Advice& advice, Seat seat);

/// The members of a solved round that follow its value and gap: `"p1":{..},"p2":{..}`, or in a
/// revealed round `"first":{..},"replies":{..}`.
void write_advice(JsonWriter& writer, const solve::Advice& advice);

/// What a player should do who has to choose among these: the mix of his cards in a round, the card
/// to keep in a draft. Made of nothing but what he sees.
void write_hint(JsonWriter& writer, const brave_rats::Observation& seen,
                std::span<const brave_rats::Action> offered);

/// Perfect play of both sides, to somebody who sees all their cards: the mixes of a round with what
/// every card and every pair of cards is worth, in a draft the card to keep; else null.
void write_position_advice(JsonWriter& writer, const brave_rats::State& position);

/// A game compared with perfect play. `frames` has for every round the frame of the replay after
/// it.
void write_review(JsonWriter& writer, const solve::GameAnalysis& game,
                  std::span<const std::size_t> frames);

}  // namespace cheesemoon::study
