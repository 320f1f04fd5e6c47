#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>
#include <fstream>
#include <iterator>

#include "hosting/games.h"
#include "places.h"
#include "thoroughness.h"

namespace cheesemoon::hosting {
namespace {

namespace json = boost::json;

/// The puzzles of the page, which `scripts/find-puzzles` has found.
json::value puzzles_of(const std::string& game) {
  std::ifstream file(tests_folder() + "/../web/src/puzzles/" + game + ".json");
  return json::parse(std::string(std::istreambuf_iterator<char>(file), {}));
}

/// What is best in a puzzle's position.
json::value advice(const json::value& puzzles, const json::value& puzzle) {
  json::object record =
      puzzles.at("records").at(puzzle.at("record").to_number<std::size_t>()).as_object();
  record.at("actions").as_array().resize(puzzle.at("actions").to_number<std::size_t>());
  json::object question{{"record", record}};
  if (const auto* shown = puzzle.as_object().if_contains("then"))
    question["then"] = {{{"seat", 3 - puzzle.at("seat").as_int64()}, {"action", shown->at(0)}}};
  const auto text = advice_json(json::serialize(question));
  EXPECT_TRUE(text) << (text ? "" : describe(text.error()));
  return text ? json::parse(*text) : json::value();
}

TEST(Puzzles, AreFiveHundredOfEachGame) {
  for (const std::string game : {"first_rat", "brave_rats"})
    EXPECT_EQ(puzzles_of(game).at("puzzles").as_array().size(), 500U);
}

TEST(Puzzles, OfBraveRatsHaveOneAnswerThatPerfectPlayProves) {
  const json::value all = puzzles_of("brave_rats");
  for (const json::value& puzzle : all.at("puzzles").as_array()) {
    SCOPED_TRACE(json::serialize(puzzle));
    const json::value found = advice(all, puzzle);
    const json::value& cards = found.at("cards").at(puzzle.at("seat").to_number<std::size_t>() - 1);
    const bool to_play = puzzle.at("ask") == "play";
    double answer = 0;
    double next = to_play ? -1 : 1;
    for (const json::value& card : cards.as_array()) {
      const bool is_answer = card.at("card") == puzzle.at("cards").at(0);
      const double worth = card.at("value").to_number<double>();
      EXPECT_EQ(card.at("share").to_number<double>() > 1e-6, is_answer == to_play);
      if (is_answer) {
        answer = worth;
      } else {
        next = to_play ? std::max(next, worth) : std::min(next, worth);
      }
    }
    EXPECT_NEAR(std::abs(answer - next), puzzle.at("margin").to_number<double>(), 0.001);
  }
}

TEST(Puzzles, OfFirstRatHaveATurnThatALongerSearchFindsBest) {
  const json::value all = puzzles_of("first_rat");
  const json::array& puzzles = all.at("puzzles").as_array();
  const std::size_t every = thoroughly(25U, 125U);
  for (std::size_t number = 0; number < puzzles.size(); number += every) {
    SCOPED_TRACE(json::serialize(puzzles[number]));
    const json::value found = advice(all, puzzles[number]);
    EXPECT_EQ(found.at("hints").at(0).at("actions"), puzzles[number].at("best"));
  }
}

}  // namespace
}  // namespace cheesemoon::hosting
