#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "engine/brave_rats/brave_rats.h"
#include "solve/advice.h"
#include "solve/analysis.h"

/// Perfect play of BraveRats for other programs; docs/hints.md says what every member means.
namespace cheesemoon::study {

/// A number as JSON: the shortest text that reads as the same number, never -0.
std::string json_number(double number);

/// The cards that a player should play with how often, as in `{"2":0.25,"7":0.75}`.
std::string json_mix(const solve::Advice& advice, Seat seat);

/// The members of a solved round that follow its value and gap: `"p1":{..},"p2":{..}`, or in a
/// revealed round `"first":{..},"replies":{..}`.
std::string json_advice(const solve::Advice& advice);

/// What a player should do who has to choose among these: the mix of his cards in a round, the card
/// to keep in a draft. Made of nothing but what he sees.
std::string hint_json(const brave_rats::Observation& seen,
                      std::span<const brave_rats::Action> offered);

/// A game compared with perfect play. `frames` has for every round the frame of the replay after
/// it.
std::string review_json(const solve::GameAnalysis& game, std::span<const std::size_t> frames);

}  // namespace cheesemoon::study
