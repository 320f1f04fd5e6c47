#include "study/first_rat_json.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "engine/first_rat/turn.h"
#include "places.h"
#include "records/rat_document.h"
#include "study/played_actions.h"

namespace cheesemoon::study {
namespace {

using namespace first_rat;
using players::GainKind;

/// A recorded game, up to so many actions.
records::Replayed<FirstRat> beginning_of(const std::string& name, std::size_t actions) {
  std::ifstream file(tests_folder() + "/golden/first-rat/" + name);
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  auto record = records::read_document<FirstRat>(text)->games.front();
  record.actions.resize(actions);
  record.outcome.reset();
  return *records::replay(record);
}

players::Budget nodes(std::uint64_t count) {
  players::Budget budget;
  budget.nodes = count;
  return budget;
}

/// True if the texts are decisions that can be made one after the other.
bool are_legal(Table table, const boost::json::array& actions) {
  for (const auto& text : actions) {
    const auto action =
        read_action(std::string_view(text.as_string().data(), text.as_string().size()));
    if (!action || !is_legal_decision(table, *action)) return false;
    NoWitness nobody;
    decide(table, *action, nobody);
  }
  return true;
}

std::string hints_of(const Table& table, const players::Hints& hints) {
  JsonWriter writer;
  write_hints(writer, table, hints);
  return writer.text();
}

std::string analysis_of(const players::GameAnalysis& analysis) {
  JsonWriter writer;
  write_analysis(writer, analysis);
  return writer.text();
}

TEST(HintsJson, HasTurnsWithAllSeatsAndGains) {
  const Table table = beginning_of("three-greedy-variable-path.json", 41).last().table;
  const auto json = boost::json::parse(hints_of(table, players::hints_for(table, nodes(60), 3)));
  EXPECT_EQ(json.at("game").as_string(), "first-rat");
  EXPECT_EQ(json.at("round").as_int64(), table.round);
  EXPECT_EQ(json.at("seat").as_int64(), table.turn.team + 1);
  ASSERT_FALSE(json.at("hints").as_array().empty());
  for (const auto& hint : json.at("hints").as_array()) {
    EXPECT_TRUE(are_legal(table, hint.at("actions").as_array()));
    EXPECT_EQ(hint.at("win_share").as_array().size(), 3U);
    EXPECT_EQ(hint.at("points").as_array().size(), 3U);
    EXPECT_LE(hint.at("gains").as_array().size(), 3U);
    EXPECT_EQ(hint.at("events").at(0).at("kind").as_string(), "rat_moved");
    for (const auto& event : hint.at("events").as_array())
      EXPECT_EQ(event.at("seat").as_int64(), table.turn.team + 1);
    EXPECT_EQ(hint.at("outlook").at("next").as_array().empty(),
              hint.at("outlook").at("turns_until").as_int64() == 0);
  }
}

TEST(HintsJson, WritesWhatHappensAndWhatItBringsAndLeadsToByName) {
  const Table table = beginning_of("two-random.json", 0).last().table;
  players::Hints hints;
  hints.turns.push_back({{*read_action("move a4")},
                         {},
                         {{GainKind::built, static_cast<std::uint8_t>(Track::thruster), 9, 3},
                          {GainKind::lights, 0, 4, 2},
                          {GainKind::bought, item_of(Cap::allrounder), 12, 1},
                          {GainKind::pipe, static_cast<std::uint8_t>(Good::soda), 1, -1}},
                         {.turns_until = 2,
                          .next = {{GainKind::donated, 0, 7, 5}},
                          .lit = {13, 14},
                          .rats_to_come = 3,
                          .kept = {{1, Track::lights, 2}}}});
  hints.turns.front().expected.win_share = {0.75F, 0.25F};
  hints.turns.front().expected.points = {71.25F, 60};
  EXPECT_EQ(hints_of(table, hints),
            R"({"game":"first-rat","round":1,"seat":1,"hints":[{"actions":["move a4"],)"
            R"("events":[{"kind":"rat_moved","seat":1,"rat":"a","from":0,"to":4},)"
            R"({"kind":"space_yields","seat":1,"rat":"a","good":"vinegar","space":4,)"
            R"("base":1,"light":0,"strong":0},)"
            R"({"kind":"gained","seat":1,"good":"vinegar","amount":1}],)"
            R"("win_share":[0.75,0.25],"points":[71.3,60],"gains":[)"
            R"({"kind":"built","what":"thruster","amount":9},)"
            R"({"kind":"lights","what":null,"amount":4},)"
            R"({"kind":"bought","what":"allrounder","amount":12},)"
            R"({"kind":"pipe","what":"soda","amount":1}],)"
            R"("outlook":{"turns_until":2,"next":[{"kind":"donated","what":null,"amount":7}],)"
            R"("lit":[13,14],"rats_to_come":3,)"
            R"("kept":[{"seat":2,"track":"lights","points":2}]}}]})");
}

TEST(HintsJson, CallsEveryKindOfGainDifferently) {
  std::set<std::string_view> names;
  for (std::size_t kind = 0; kind < players::gain_kind_count; ++kind)
    names.insert(gain_name(static_cast<GainKind>(kind)));
  EXPECT_EQ(names.size(), players::gain_kind_count);
  EXPECT_FALSE(names.contains(""));
}

TEST(AnalysisJson, HasEveryTurnAndWhatWasBetter) {
  for (const char* name : {"solo-easy-greedy.json", "two-random.json"}) {
    const auto game = beginning_of(name, 25);
    const auto actions = played_actions(game);
    ASSERT_EQ(actions.size(), 25U);
    const players::GameAnalysis analysis = players::analyse(actions, game.last().table, 20);
    const auto json = boost::json::parse(analysis_of(analysis));
    const auto& turns = json.at("turns").as_array();
    ASSERT_EQ(turns.size(), analysis.turns.size());
    for (std::size_t place = 0; place < turns.size(); ++place) {
      const auto& turn = turns[place];
      const Table& table = analysis.turns[place].table;
      EXPECT_EQ(turn.at("round").as_int64(), table.round);
      EXPECT_EQ(turn.at("seat").as_int64(), table.turn.team + 1);
      EXPECT_EQ(turn.at("luck").as_bool(), table.against_greg && table.turn.team == greg);
      EXPECT_EQ(turn.at("before").at("win_share").as_array().size(), 2U);
      EXPECT_EQ(turn.at("points").as_array().size(), 2U);
      EXPECT_TRUE(turn.at("luck").as_bool() || are_legal(table, turn.at("actions").as_array()));
      EXPECT_EQ(turn.at("events").as_array().empty(), turn.at("luck").as_bool());
      EXPECT_EQ(turn.at("better").is_null(), !analysis.turns[place].better);
      if (!turn.at("better").is_null()) {
        EXPECT_TRUE(are_legal(table, turn.at("better").at("actions").as_array()));
      }
    }
    EXPECT_EQ(json.at("costliest").as_array().size(), analysis.costliest.size());
  }
}

}  // namespace
}  // namespace cheesemoon::study
