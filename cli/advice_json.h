#pragma once

#include <string>

#include "solve/advice.h"

namespace cheesemoon::cli {

/// A number as JSON: the shortest text that reads as the same number, never -0.
std::string json_number(double number);

/// The cards that a player should play with how often, as in `{"2":0.25,"7":0.75}`.
std::string json_mix(const solve::Advice& advice, Seat seat);

/// The members of a solved round that follow its value and gap: `"p1":{..},"p2":{..}`, or in a
/// revealed round `"first":{..},"replies":{..}`.
std::string json_advice(const solve::Advice& advice);

}  // namespace cheesemoon::cli
