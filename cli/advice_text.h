#pragma once

#include <string>

#include "cli/words.h"
#include "solve/advice.h"

namespace cheesemoon::cli {

/// The cards a player should play with how often in percent, as in `Spy 22 %, Prince 78 %`.
std::string mix_text(const solve::Advice& advice, Seat seat, const Words& words, int decimals);

/// How often a player wins who expects this, in percent.
double win_percent(double value);

/// All best answers to the card shown at this place, as in `Spy, Wizard`.
std::string replies_text(const solve::Advice& advice, std::size_t shown, const Words& words);

}  // namespace cheesemoon::cli
