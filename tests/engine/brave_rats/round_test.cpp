#include "engine/brave_rats/round.h"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <tuple>

#include "places.h"

namespace cheesemoon::brave_rats {
namespace {

// Rows are red's card, columns blue's, both from 7 down to 0.
// r, b: that side wins the round; R, B: it wins the game; u: undecided.
using Table = std::array<std::string_view, card_kinds>;

constexpr Table without_bonus{
    "urrrrrBu",  // 7 Prince
    "burrbrru",  // 6 General
    "bburrrrr",  // 5 Wizard
    "bbbubrru",  // 4 Ambassador
    "brbrubbu",  // 3 Assassin
    "bbbbruru",  // 2 Spy
    "Rbbbrbuu",  // 1 Princess
    "uubuuuuu",  // 0 Musician
};

constexpr Table red_has_bonus{
    "rrrrrrBu",  // 9 Prince
    "brrrbrru",  // 8 General
    "urrrrrrr",  // 7 Wizard
    "burrbrru",  // 6 Ambassador
    "brubbbbu",  // 5 Assassin
    "bbbubrru",  // 4 Spy
    "Rbbburru",  // 3 Princess
    "uubuuuuu",  // 2 Musician
};

char cell(const Table& table, Card row, Card column) {
  return table.at(7 - index(row)).at(7 - index(column));
}

char seen_from_blue(char cell) {
  constexpr std::string_view from = "rbRBu";
  constexpr std::string_view to = "brBRu";
  return to.at(from.find(cell));
}

char expected_cell(Played by_red, Played by_blue) {
  // Two bonuses make no difference, and what is true for red is true for blue.
  if (by_red.bonus == by_blue.bonus) return cell(without_bonus, by_red.card, by_blue.card);
  if (by_red.bonus) return cell(red_has_bonus, by_red.card, by_blue.card);
  return seen_from_blue(cell(red_has_bonus, by_blue.card, by_red.card));
}

char letter_of(Verdict verdict) {
  return std::string_view("urbRB").at(static_cast<std::size_t>(verdict));
}

using Case = std::tuple<int, bool, int, bool>;

class EveryRound : public testing::TestWithParam<Case> {};

TEST_P(EveryRound, EndsAsTheTableSays) {
  const auto [red_card, red_bonus, blue_card, blue_bonus] = GetParam();
  const Played by_red{static_cast<Card>(red_card), red_bonus};
  const Played by_blue{static_cast<Card>(blue_card), blue_bonus};
  EXPECT_EQ(letter_of(decide(by_red, by_blue).verdict), expected_cell(by_red, by_blue));
}

TEST_P(EveryRound, IsWorkedOutByTheProgramAsItWasByTheCompiler) {
  const auto [red_card, red_bonus, blue_card, blue_bonus] = GetParam();
  const Played by_red{static_cast<Card>(red_card), red_bonus};
  const Played by_blue{static_cast<Card>(blue_card), blue_bonus};
  const RoundOutcome& looked_up = decide(by_red, by_blue);
  const RoundOutcome worked_out = detail::work_out(by_red, by_blue);
  EXPECT_EQ(worked_out.verdict, looked_up.verdict);
  EXPECT_EQ(worked_out.reason, looked_up.reason);
  EXPECT_EQ(worked_out.worth, looked_up.worth);
  EXPECT_EQ(worked_out.bonus, looked_up.bonus);
  EXPECT_EQ(worked_out.sees_first, looked_up.sees_first);
}

std::string case_name(const testing::TestParamInfo<Case>& info) {
  const auto [red_card, red_bonus, blue_card, blue_bonus] = info.param;
  std::string name = "Red";
  name += english_name(static_cast<Card>(red_card));
  if (red_bonus) name += "Plus2";
  name += "AgainstBlue";
  name += english_name(static_cast<Card>(blue_card));
  if (blue_bonus) name += "Plus2";
  return name;
}

INSTANTIATE_TEST_SUITE_P(Rounds, EveryRound,
                         testing::Combine(testing::Range(0, 8), testing::Bool(),
                                          testing::Range(0, 8), testing::Bool()),
                         case_name);

TEST(TheTableOnTheRulesPage, SaysHowEveryRoundEnds) {
  std::ifstream file(tests_folder() + "/../content/brave-rats/rounds.json");
  const std::string content{std::istreambuf_iterator<char>(file), {}};
  std::string rounds;
  for (const Card red : all_cards) {
    rounds += rounds.empty() ? "\n    \"" : ",\n    \"";
    for (const Card blue : all_cards) rounds += letter_of(decide({red}, {blue}).verdict);
    rounds += '"';
  }
  EXPECT_NE(content.find("\"rounds\": [" + rounds + "\n  ]"), std::string::npos)
      << "content/brave-rats/rounds.json should have:" << rounds;
}

Verdict verdict(Played by_red, Played by_blue) {
  return decide(by_red, by_blue).verdict;
}
constexpr bool plus_2 = true;

TEST(Rule1, TheValueIsTheNumberPlusTwoAfterAGeneral) {
  EXPECT_EQ(value({Card::spy}), 2);
  EXPECT_EQ(value({Card::spy, plus_2}), 4);
  EXPECT_EQ(verdict({Card::princess, plus_2}, {Card::spy}), Verdict::red_wins_round);
}

TEST(Rule2, AWizardAnnulsTheAbilityOfTheOpposingCard) {
  EXPECT_EQ(verdict({Card::wizard}, {Card::musician}), Verdict::red_wins_round);
  EXPECT_EQ(verdict({Card::wizard}, {Card::assassin}), Verdict::red_wins_round);
  EXPECT_FALSE(decide({Card::wizard}, {Card::general}).bonus[1]);
  EXPECT_FALSE(decide({Card::wizard}, {Card::spy}).sees_first[1]);
  EXPECT_EQ(decide({Card::wizard}, {Card::ambassador, plus_2}).worth[1], 1);
}

TEST(Rule2, AWizardNeverAnnulsABonusFromTheRoundBefore) {
  EXPECT_EQ(verdict({Card::wizard}, {Card::ambassador, plus_2}), Verdict::blue_wins_round);
}

TEST(Rule3, AnActiveMusicianLeavesTheRoundUndecidedWhateverElseWasPlayed) {
  for (const Card card : all_cards) {
    if (card == Card::wizard) continue;
    for (const bool bonus : {false, true}) {
      EXPECT_EQ(verdict({Card::musician, bonus}, {card}), Verdict::undecided);
      EXPECT_EQ(verdict({card, bonus}, {Card::musician}), Verdict::undecided);
      EXPECT_EQ(decide({card, bonus}, {Card::musician}).reason, Reason::musician);
    }
  }
}

TEST(Rule4, ThePrincessWinsTheWholeGameAgainstThePrince) {
  for (const bool bonus : {false, true}) {
    EXPECT_EQ(verdict({Card::princess, bonus}, {Card::prince}), Verdict::red_wins_game);
    EXPECT_EQ(verdict({Card::princess}, {Card::prince, bonus}), Verdict::red_wins_game);
    EXPECT_EQ(verdict({Card::prince, bonus}, {Card::princess}), Verdict::blue_wins_game);
  }
}

TEST(Rule5, AnActivePrinceWinsAgainstAnyCardButAPrince) {
  EXPECT_EQ(verdict({Card::prince}, {Card::assassin}), Verdict::red_wins_round);
  EXPECT_EQ(verdict({Card::prince}, {Card::general, plus_2}), Verdict::red_wins_round)
      << "an 8 loses to the Prince";
  EXPECT_EQ(decide({Card::prince}, {Card::general}).reason, Reason::prince);
  EXPECT_EQ(verdict({Card::prince}, {Card::prince}), Verdict::undecided);
  EXPECT_EQ(verdict({Card::prince, plus_2}, {Card::prince}), Verdict::red_wins_round);
}

TEST(Rule5, AgainstAWizardThePrinceCountsByValueOnly) {
  EXPECT_EQ(verdict({Card::prince}, {Card::wizard}), Verdict::red_wins_round);
  EXPECT_EQ(verdict({Card::prince}, {Card::wizard, plus_2}), Verdict::undecided);
  EXPECT_EQ(decide({Card::prince}, {Card::wizard}).reason, Reason::higher_value);
}

TEST(Rule6, TheHigherValueWins) {
  EXPECT_EQ(verdict({Card::general}, {Card::ambassador}), Verdict::red_wins_round);
  EXPECT_EQ(verdict({Card::spy}, {Card::ambassador}), Verdict::blue_wins_round);
}

TEST(Rule6, WithAnActiveAssassinOnEitherSideTheLowerValueWins) {
  EXPECT_EQ(verdict({Card::assassin}, {Card::general}), Verdict::red_wins_round);
  EXPECT_EQ(verdict({Card::general}, {Card::assassin}), Verdict::blue_wins_round);
  EXPECT_EQ(verdict({Card::assassin}, {Card::princess}), Verdict::blue_wins_round);
  EXPECT_EQ(verdict({Card::assassin}, {Card::assassin, plus_2}), Verdict::red_wins_round);
}

TEST(Rule6, EqualValuesAreUndecided) {
  EXPECT_EQ(verdict({Card::ambassador, plus_2}, {Card::general}), Verdict::undecided);
  EXPECT_EQ(verdict({Card::assassin}, {Card::princess, plus_2}), Verdict::undecided);
}

TEST(Rule8, AnActiveAmbassadorIsWorthTwoRoundsForItsOwnerOnly) {
  const RoundOutcome& outcome = decide({Card::ambassador}, {Card::spy});
  EXPECT_EQ(outcome.worth[0], 2);
  EXPECT_EQ(outcome.worth[1], 1);
}

TEST(Rule9, AGeneralGivesABonusUnlessAnnulledAndTwoGeneralsGiveNone) {
  EXPECT_TRUE(decide({Card::general}, {Card::spy}).bonus[0]);
  EXPECT_TRUE(decide({Card::general}, {Card::musician}).bonus[0]) << "beside a Musician too";
  EXPECT_FALSE(decide({Card::general}, {Card::wizard}).bonus[0]);
  const RoundOutcome& both = decide({Card::general}, {Card::general});
  EXPECT_FALSE(both.bonus[0] || both.bonus[1]);
}

TEST(Rule10, ASpySeesTheNextCardUnlessAnnulledAndTwoSpiesCancel) {
  EXPECT_TRUE(decide({Card::spy}, {Card::prince}).sees_first[0]);
  EXPECT_TRUE(decide({Card::spy}, {Card::musician}).sees_first[0]) << "beside a Musician too";
  EXPECT_FALSE(decide({Card::spy}, {Card::wizard}).sees_first[0]);
  const RoundOutcome& both = decide({Card::spy}, {Card::spy});
  EXPECT_FALSE(both.sees_first[0] || both.sees_first[1]);
}

}  // namespace
}  // namespace cheesemoon::brave_rats
