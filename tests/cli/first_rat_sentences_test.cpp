#include "cli/first_rat_sentences.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>

#include "cli/words.h"
#include "engine/first_rat/notation.h"

namespace cheesemoon::cli {
namespace {

using namespace first_rat;
using players::Gain;
using players::GainKind;

/// Somebody who speaks a language.
struct Speaker {
  explicit Speaker(const FirstRatWords& words)
      : terminal(out, false, false), sentences(terminal, words, {"Anna", "Ben"}, false) {}
  std::ostringstream out;
  Terminal terminal;
  FirstRatSentences sentences;
};

std::string reason(const FirstRatWords& words, const std::vector<Gain>& gains) {
  return Speaker(words).sentences.reason(gains);
}

Gain gain(GainKind kind, unsigned amount, unsigned what = 0) {
  return {kind, static_cast<std::uint8_t>(what), amount, 0};
}

const std::vector<Gain> rich{gain(GainKind::built, 9, 2), gain(GainKind::goods, 3, 4),
                             gain(GainKind::goods, 1, 6), gain(GainKind::lights, 4),
                             gain(GainKind::fee, 2),      gain(GainKind::pipe, 1, 3)};

TEST(FirstRatSentences, SayInOneSentenceWhatATurnBringsAndCosts) {
  EXPECT_EQ(
      reason(english.first_rat, rich),
      "This turn builds Thruster (9 points), yields 3 vinegar + 1 calculator and moves the "
      "light marker on by 4, at the cost of 2 cheese to others and 1 baking soda for a pipe.");
  EXPECT_EQ(reason(german.first_rat, rich),
            "Dieser Zug baut Antrieb (9 Punkte), bringt 3 Flaschen + 1 Taschenrechner und rückt "
            "den Lichtmarker um 4 vor, um den Preis von 2 Käse an andere und 1 Backpulver für ein "
            "Rohr.");
  EXPECT_EQ(reason(french.first_rat, rich),
            "Ce tour construit Propulseur (9 points), rapporte 3 bouteilles de vinaigre + 1 "
            "calculette et avance le marqueur Filament de 4, contre 2 fromages aux autres et 1 "
            "paquet de levure pour un raccourci.");
}

TEST(FirstRatSentences, SayWhatATurnLeadsTo) {
  players::Outlook outlook;
  outlook.turns_until = 1;
  outlook.next = {gain(GainKind::built, 8, 0), gain(GainKind::scored, 4, 3)};
  outlook.lit = {13, 14};
  outlook.rats_to_come = 2;
  outlook.kept = {{1, first_rat::Track::food, 2}};
  const auto& words = english.first_rat;
  EXPECT_EQ(
      Speaker(words).sentences.outlook(outlook),
      fmt::format("Ben could have scored {} next and now gets 2 points less for it. The lights "
                  "reach spaces 13 and 14: 1 more for 2 rats still on the way there. The next "
                  "turn builds {} (8 points) and scores {} (4 points), if nobody interferes.",
                  words.tracks[6], words.tracks[0], words.tracks[3]));
  EXPECT_EQ(Speaker(words).sentences.outlook({}), "");
}

TEST(FirstRatSentences, HaveOneForEveryKindOfGain) {
  for (const Words* language : all_languages()) {
    const FirstRatWords* words = &language->first_rat;
    std::set<std::string> sentences;
    for (std::size_t kind = 0; kind < players::gain_kind_count; ++kind) {
      const auto of = static_cast<GainKind>(kind);
      std::vector<Gain> gains{gain(of, 1)};
      if (is_cost(of)) gains.insert(gains.begin(), gain(GainKind::award, 1));
      const std::string sentence = reason(*words, gains);
      EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
      EXPECT_EQ(sentence.find("  "), std::string::npos) << sentence;
      EXPECT_EQ(sentence.back(), '.') << sentence;
      EXPECT_TRUE(sentences.insert(sentence).second) << sentence;
    }
    EXPECT_TRUE(sentences.insert(reason(*words, {gain(GainKind::end, 0)})).second);
    EXPECT_TRUE(sentences.insert(reason(*words, {})).second);
  }
}

TEST(FirstRatSentences, NameWhatAGainIsAbout) {
  for (const Words* language : all_languages()) {
    const FirstRatWords* words = &language->first_rat;
    const auto names = [&](const Gain& named, std::string_view word) {
      return reason(*words, {gain(GainKind::award, 1), named}).find(word) != std::string::npos;
    };
    EXPECT_TRUE(names(gain(GainKind::goods, 2, 5), words->goods[5].many));
    EXPECT_TRUE(names(gain(GainKind::scored, 8, 5), words->tracks[5]));
    EXPECT_TRUE(names(gain(GainKind::greg_scored, 8, 1), words->tracks[1]));
    EXPECT_TRUE(names(gain(GainKind::greg_prepared, 0, 1), words->tracks[1]));
    EXPECT_TRUE(names(gain(GainKind::bought, 6, item_of(Colour::blue)), words->colours[2]));
    EXPECT_TRUE(names(gain(GainKind::stolen, 0, item_of(Cap::collector)), words->caps[8]));
    EXPECT_TRUE(names(gain(GainKind::comic, 0, item_of(Comic::swift)), words->comics[7]));
    EXPECT_TRUE(names(gain(GainKind::rattronaut, 10), "10"));
    EXPECT_TRUE(names(gain(GainKind::donated, 7), "7"));
    EXPECT_TRUE(names(gain(GainKind::advance, 3), words->spaces.many));
    EXPECT_TRUE(names(gain(GainKind::rat, 2), words->rats.many));
  }
}

TEST(FirstRatSentences, TellAWholeTurnWithoutWhatIsNotDone) {
  const std::vector<Action> turn{*read_action("move a9"), *read_action("pass"),
                                 *read_action("donate")};
  EXPECT_EQ(Speaker(english.first_rat).sentences.turn(turn, {}), "rat a to 9; donate 10 cheese");
  EXPECT_EQ(Speaker(german.first_rat).sentences.turn(turn, {}), "Ratte a auf 9; 10 Käse spenden");
  EXPECT_EQ(Speaker(french.first_rat).sentences.turn(turn, {}), "rat a à 9 ; donner 10 fromages");
}

TEST(FirstRatSentences, NameThePriceOfWhatATurnBuys) {
  const std::vector<Action> turn{*read_action("move a9"), *read_action("buy blue")};
  const std::vector<Gain> gains{gain(GainKind::bought, 6, item_of(Colour::blue))};
  EXPECT_EQ(Speaker(english.first_rat).sentences.turn(turn, gains),
            "rat a to 9; buy the blue backpack for 6 cheese");
  EXPECT_EQ(reason(german.first_rat, gains), "Dieser Zug kauft den Rucksack (blau) für 6 Käse.");
  EXPECT_EQ(reason(french.first_rat, gains), "Ce tour achète le sac à dos bleu pour 6 fromages.");
}

TEST(FirstRatSentences, SayWhatATurnBuysAlsoWithoutThePrice) {
  const std::vector<Action> turn{*read_action("buy blue"), *read_action("buy drink")};
  EXPECT_EQ(Speaker(english.first_rat).sentences.turn(turn, {}),
            "buy the blue backpack; buy an energy drink");
  EXPECT_EQ(Speaker(german.first_rat).sentences.turn(turn, {}),
            "den Rucksack (blau) kaufen; einen Energydrink kaufen");
  EXPECT_EQ(Speaker(french.first_rat).sentences.turn(turn, {}),
            "acheter le sac à dos bleu ; acheter une boisson énergétique");
}

TEST(FirstRatSentences, CallGregByHisName) {
  std::ostringstream out;
  const Terminal terminal(out, false, false);
  EXPECT_EQ(FirstRatSentences(terminal, english.first_rat, {"Anna", "Ben"}, false).team(1), "Ben");
  EXPECT_EQ(FirstRatSentences(terminal, english.first_rat, {"Anna"}, true).team(1), "Greg");
  EXPECT_EQ(numbered_names(french.first_rat, 2),
            (std::vector<std::string>{"Joueur 1", "Joueur 2"}));
}

}  // namespace
}  // namespace cheesemoon::cli
