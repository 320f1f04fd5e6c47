#pragma once

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.h"
#include "hosting/hosted_game.h"

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

inline std::unique_ptr<HostedGame> host(const Kind& kind) {
  auto game = host_game(kind.game, boost::json::parse(kind.options));
  EXPECT_TRUE(game) << (game ? "" : game.error());
  return game ? std::move(*game) : nullptr;
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
  return seen + game.result().value_or("") + game.public_record().value_or("");
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

}  // namespace cheesemoon::hosting
