#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.h"
#include "hosting/games.h"
#include "thoroughness.h"

/// What tests of hosted games need again and again.
namespace cheesemoon::hosting {

struct Kind {
  std::string game;
  std::string options;
};

inline Kind brave_rats_kind(std::string_view variant) {
  return {"brave-rats", R"({"variant":")" + std::string(variant) + R"("})"};
}

/// `solo` is JSON: null or a text.
inline Kind first_rat_kind(int seats, const std::string& solo = "null", unsigned varied = 0) {
  const auto choice = [&](unsigned bit, const std::string& no, const std::string& yes) {
    return '"' + ((varied & bit) != 0 ? yes : no) + '"';
  };
  return {"first-rat", R"({"seats":)" + std::to_string(seats) + R"(,"path":)" +
                           choice(1, "standard", "variable") + R"(,"tracks":)" +
                           choice(2, "standard", "variable") + R"(,"comics":)" +
                           choice(4, "basic", "all") + R"(,"solo":)" + solo +
                           R"(,"content":"standard"})"};
}

inline std::vector<Kind> solo_kinds() {
  std::vector<Kind> kinds;
  for (const char* solo : {R"("easy")", R"("medium")", R"("difficult")", R"("unfair")"}) {
    for (unsigned varied = 0; varied < 8; ++varied)
      kinds.push_back(first_rat_kind(1, solo, varied));
  }
  return kinds;
}

/// Every game with all its options.
inline std::vector<Kind> all_kinds() {
  std::vector<Kind> kinds = solo_kinds();
  for (int seats = 2; seats <= 5; ++seats) {
    for (unsigned varied = 0; varied < 8; ++varied)
      kinds.push_back(first_rat_kind(seats, "null", varied));
  }
  for (const char* variant : {"base", "traitor", "draft", "deal"})
    kinds.push_back(brave_rats_kind(variant));
  return kinds;
}

/// Every variant of BraveRats, every difficulty of Greg's and every number of seats.
inline std::vector<Kind> some_kinds() {
  std::vector<Kind> kinds;
  for (const char* variant : {"base", "traitor", "draft", "deal"})
    kinds.push_back(brave_rats_kind(variant));
  unsigned varied = 0;
  for (const char* solo : {R"("easy")", R"("medium")", R"("difficult")", R"("unfair")"})
    kinds.push_back(first_rat_kind(1, solo, varied++));
  for (int seats = 2; seats <= 5; ++seats) kinds.push_back(first_rat_kind(seats, "null", varied++));
  return kinds;
}

/// The kinds of which whole games are played.
inline std::vector<Kind> kinds_to_play() {
  return is_thorough() ? all_kinds() : some_kinds();
}

inline ChosenGame choose(const Kind& kind) {
  auto game = choose_game(kind.game, boost::json::parse(kind.options));
  EXPECT_TRUE(game) << (game ? "" : game.error());
  return game ? std::move(*game) : ChosenGame{};
}

inline std::unique_ptr<HostedGame> host(const Kind& kind) {
  return choose(kind).begin();
}

/// The record as a file has it.
inline std::string record_of(const HostedGame& game) {
  return boost::json::serialize(game.record());
}

/// Does what a host has written down: draws and actions alike.
inline void do_move(HostedGame& game, Seat seat, std::string_view text) {
  const auto refusal = seat == Seat::chance ? game.apply_chance(text) : game.apply(seat, text);
  ASSERT_FALSE(refusal) << text << ": " << refusal->sentence;
}

/// The same game in two places: whatever is done in one is done in the other.
inline void draw_in_both(HostedGame& game, HostedGame& again, Random& random) {
  for (const std::string& drawn : game.draw_chance(random)) do_move(again, Seat::chance, drawn);
}

inline std::vector<Viewer> viewers_of(const HostedGame& game) {
  std::vector<Viewer> viewers{spectator};
  for (std::size_t seat = 0; seat < game.seats(); ++seat)
    viewers.emplace_back(static_cast<Seat>(seat));
  return viewers;
}

/// Everything that a viewer can ask for, in one text.
inline std::string all_that_is_seen(const HostedGame& game, Viewer viewer, std::size_t since) {
  std::string seen = game.board() + game.view(viewer) + game.events(viewer, since);
  if (viewer) seen += game.choices(*viewer);
  return seen + game.result().value_or("") + (game.is_over() ? record_of(game) : "");
}

/// A choice of whoever has to act, as its text and its JSON.
struct Chosen {
  Seat seat = Seat::one;
  std::string action;
  boost::json::value choice;
};

inline Chosen choose_at_random(const HostedGame& game, Random& random) {
  Chosen chosen;
  chosen.seat = game.actors().first();
  // Where two choose at once, either may be the first.
  if (game.actors().size() > 1 && random.below(2) == 1) chosen.seat = Seat::two;
  const auto choices = boost::json::parse(game.choices(chosen.seat)).as_array();
  EXPECT_FALSE(choices.empty());
  chosen.choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
  chosen.action = std::string(chosen.choice.at("action").as_string());
  return chosen;
}

/// Two games against Greg that differ in one card of his deck.
struct Twins {
  std::unique_ptr<HostedGame> game;
  std::unique_ptr<HostedGame> twin;
  /// Once the card is drawn they differ for everybody.
  std::string giveaway;
};

inline Twins twins_of(const Kind& kind, Random& random) {
  Twins twins{host(kind), host(kind), {}};
  const std::vector<std::string> draws = twins.game->draw_chance(random);
  // The card that was dealt last; the twin gets another one of its kind.
  const std::string& dealt = draws.back();
  EXPECT_EQ(dealt.substr(0, 5), "deal ");
  std::string instead;
  for (int number = 1; instead.empty() && number <= 10; ++number) {
    const std::string candidate = dealt.substr(0, 6) + std::to_string(number);
    if (std::find(draws.begin(), draws.end(), candidate) == draws.end()) instead = candidate;
  }
  for (const std::string& draw : draws)
    do_move(*twins.twin, Seat::chance, draw == dealt ? instead : draw);
  twins.giveaway = "draw " + dealt.substr(5);
  return twins;
}

/// Does the same in both. False when the games are over, or begin to differ for everybody.
inline bool play_on(Twins& twins, Random& random) {
  const Chosen chosen = choose_at_random(*twins.game, random);
  do_move(*twins.game, chosen.seat, chosen.action);
  do_move(*twins.twin, chosen.seat, chosen.action);
  for (const std::string& draw : twins.game->draw_chance(random)) {
    if (draw == twins.giveaway) return false;
    do_move(*twins.twin, Seat::chance, draw);
  }
  return !twins.game->is_over();
}

/// A game of BraveRats after what chance has drawn.
inline std::unique_ptr<HostedGame> after_draws(std::string_view variant,
                                               const std::vector<std::string>& draws) {
  auto game = host(brave_rats_kind(variant));
  for (const std::string& draw : draws) do_move(*game, Seat::chance, draw);
  return game;
}

/// A game of random choices, up to so many of them.
inline std::unique_ptr<HostedGame> played(const Kind& kind, std::uint64_t seed,
                                          int choices = 100'000) {
  Random random(seed);
  auto game = host(kind);
  (void)game->draw_chance(random);
  for (int choice = 0; choice < choices && !game->is_over(); ++choice) {
    const Chosen chosen = choose_at_random(*game, random);
    do_move(*game, chosen.seat, chosen.action);
    (void)game->draw_chance(random);
  }
  return game;
}

}  // namespace cheesemoon::hosting
