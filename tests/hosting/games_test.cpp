#include "hosting/games.h"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <set>

#include "hosted_games.h"
#include "players/by_name.h"

namespace cheesemoon::hosting {
namespace {

using boost::json::array;
using boost::json::object;
using boost::json::value;

array all_games() {
  return boost::json::parse(games_json()).as_array();
}

/// Whether an option has one of its values beside those; otherwise it is null.
bool is_there(const value& option, const object& others) {
  const value& with = option.at("only_with");
  if (with.is_null()) return true;
  for (const auto& [name, wanted] : with.as_object()) {
    if (others.at(name) != wanted) return false;
  }
  return true;
}

/// All ways to choose the options of a game.
std::vector<object> all_choices(const value& game) {
  std::vector<object> ways{{}};
  for (const value& option : game.at("options").as_array()) {
    std::vector<object> longer;
    for (const object& way : ways) {
      const array values = is_there(option, way) ? option.at("values").as_array() : array{nullptr};
      for (const value& chosen : values) {
        longer.push_back(way);
        longer.back()[option.at("option").as_string()] = chosen;
      }
    }
    ways = std::move(longer);
  }
  return ways;
}

TEST(Games, OfferEveryKindAndNoOther) {
  std::set<std::string> offered;
  for (const value& game : all_games()) {
    for (const object& options : all_choices(game)) {
      const std::string name(game.at("game").as_string());
      const auto hosted = choose_game(name, options);
      ASSERT_TRUE(hosted) << hosted.error();
      EXPECT_GE(hosted->seats(), game.at("least_seats").to_number<std::size_t>());
      EXPECT_LE(hosted->seats(), game.at("most_seats").to_number<std::size_t>());
      offered.insert(name + boost::json::serialize(options));
    }
  }
  std::set<std::string> known;
  for (const Kind& kind : all_kinds()) known.insert(kind.game + kind.options);
  EXPECT_EQ(offered, known);
}

TEST(Games, HaveDefaultsThatCanBePlayed) {
  for (const value& game : all_games()) {
    object options;
    for (const value& option : game.at("options").as_array()) {
      const value usual = is_there(option, options) ? option.at("default") : value(nullptr);
      options[option.at("option").as_string()] = usual;
    }
    EXPECT_TRUE(choose_game(std::string(game.at("game").as_string()), options));
  }
}

TEST(Games, OfferBotsOfEveryLevel) {
  for (const value& game : all_games()) {
    const array& bots = game.at("bots").as_array();
    EXPECT_EQ(bots.size(), all_bots().size());
    for (const value& bot : bots)
      EXPECT_TRUE(is_bot(std::string(game.at("game").as_string()), std::string(bot.as_string())));
  }
}

TEST(Games, AreThereUnderTheirNames) {
  for (const value& game : all_games())
    EXPECT_NE(games().find(std::string(game.at("game").as_string())), nullptr);
  EXPECT_EQ(games().find("chess"), nullptr);
}

TEST(Bots, HaveTenLevelsThatBothGamesKnow) {
  EXPECT_EQ(all_bots().size(), 10U);
  for (const std::string_view level : all_bots()) {
    EXPECT_TRUE(is_bot("brave-rats", level)) << level;
    EXPECT_TRUE(is_bot("first-rat", level)) << level;
    EXPECT_NE(players::make_player<brave_rats::BraveRats>(level, Random(1)), nullptr) << level;
    EXPECT_NE(players::make_player<first_rat::FirstRat>(level, Random(1)), nullptr) << level;
  }
}

TEST(Bots, AreNoPlayersThatThinkAsLongAsSomebodyLikes) {
  for (const char* name : {"search", "search:1000000", "greedy", "level0", "level11", "level", ""})
    EXPECT_FALSE(is_bot("first-rat", name)) << name;
  EXPECT_FALSE(is_bot("brave-rats", "perfect"));
  EXPECT_FALSE(is_bot("chess", "level1"));
}

}  // namespace
}  // namespace cheesemoon::hosting
