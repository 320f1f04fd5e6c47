#pragma once

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <string>

#include "hosting/hosted_games.h"

/// Whole games to be studied.
namespace cheesemoon::study {

/// Every variant of BraveRats, every difficulty of Greg's and every number of seats.
inline std::vector<hosting::Kind> some_kinds() {
  std::vector<hosting::Kind> kinds;
  for (const char* variant : {"base", "traitor", "draft", "deal"})
    kinds.push_back(hosting::brave_rats_kind(variant));
  unsigned varied = 0;
  for (const char* solo : {R"("easy")", R"("medium")", R"("difficult")", R"("unfair")"})
    kinds.push_back(hosting::first_rat_kind(1, solo, varied++));
  for (int seats = 2; seats <= 5; ++seats)
    kinds.push_back(hosting::first_rat_kind(seats, "null", varied++));
  return kinds;
}

/// A game of random choices, up to so many of them.
inline std::unique_ptr<hosting::HostedGame> played(const hosting::Kind& kind, std::uint64_t seed,
                                                   int choices = 100'000) {
  Random random(seed);
  auto game = hosting::host(kind);
  (void)game->draw_chance(random);
  for (int choice = 0; choice < choices && !game->is_over(); ++choice) {
    const hosting::Chosen chosen = hosting::choose_at_random(*game, random);
    hosting::do_move(*game, chosen.seat, chosen.action);
    (void)game->draw_chance(random);
  }
  return game;
}

}  // namespace cheesemoon::study
