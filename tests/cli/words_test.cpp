#include "cli/words.h"

#include <fmt/args.h>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>

#include "cli/texts.h"

namespace cheesemoon::cli {
namespace {

using Format = std::string_view Words::*;
constexpr std::array formats{
    &Words::welcome,       &Words::round_heading,  &Words::on_table,
    &Words::hand_of,       &Words::hidden_cards,   &Words::has_bonus,
    &Words::sees_first,    &Words::batch,          &Words::ask_play,
    &Words::ask_show,      &Words::ask_reply,      &Words::ask_pick,
    &Words::not_a_card,    &Words::not_in_hand,    &Words::forced,
    &Words::shows,         &Words::undone,         &Words::both_play,
    &Words::wizard_annuls, &Words::takes_table,    &Words::wins_game,
    &Words::forfeits,      &Words::crowns,         &Words::wins_match,
    &Words::saved,         &Words::analysis_round, &Words::analysis_choice,
    &Words::analysis_lost, &Words::analysis_total, &Words::explain_best_deals,
    &Words::hint_chance,   &Words::hint_plays,     &Words::hint_shows,
    &Words::hint_answer,   &Words::opponent};

TEST(Words, OfEveryLanguageHaveTheSamePlacesToFill) {
  for (const Words* words : all_languages()) {
    for (const Format format : formats) {
      EXPECT_EQ(places(words->*format), places(english.*format)) << words->*format;
      fmt::dynamic_format_arg_store<fmt::format_context> arguments;
      for (std::size_t place = 0; place < places(english.*format); ++place)
        arguments.push_back("x");
      EXPECT_NO_THROW((void)fmt::vformat(words->*format, arguments)) << words->*format;
    }
  }
}

TEST(Words, OfEveryLanguageGiveEveryReason) {
  for (const Words* words : all_languages()) {
    for (std::size_t reason = 0; reason < words->reasons.size(); ++reason) {
      EXPECT_EQ(places(words->reasons.at(reason)), places(english.reasons.at(reason)));
      EXPECT_TRUE(contains(filled(words->reasons.at(reason), "Ann", 1, 2),
                           contains(english.reasons.at(reason), "{0}") ? "Ann" : ""));
    }
  }
}

TEST(Words, NameEveryCardDifferently) {
  for (const Words* words : all_languages()) {
    const std::set<std::string_view> names(words->cards.begin(), words->cards.end());
    EXPECT_EQ(names.size(), brave_rats::card_kinds);
    for (const std::string_view ability : words->abilities) EXPECT_FALSE(ability.empty());
  }
}

TEST(Words, NameEveryLevelDifferently) {
  for (const Words* words : all_languages()) {
    const std::set<std::string_view> names(words->level_names.begin(), words->level_names.end());
    EXPECT_EQ(names.size(), players::level_count) << words->code;
    EXPECT_FALSE(names.contains("")) << words->code;
  }
}

TEST(Languages, AreFoundByCodeAndByLocale) {
  EXPECT_EQ(find_language("de"), &german);
  EXPECT_EQ(find_language("fr_CA.UTF-8"), &french);
  EXPECT_EQ(find_language("en_GB"), &english);
  EXPECT_EQ(find_language("C.UTF-8"), nullptr);
  EXPECT_EQ(find_language("dec"), nullptr);
  EXPECT_EQ(find_language(""), nullptr);
}

TEST(Languages, ComeFromTheEnvironment) {
  setenv("LC_ALL", "", 1);
  setenv("LC_MESSAGES", "", 1);
  setenv("LANG", "fr_FR.UTF-8", 1);
  EXPECT_EQ(&language_of_environment(), &french);
  setenv("LC_ALL", "de_DE.UTF-8", 1);
  EXPECT_EQ(&language_of_environment(), &german);
  setenv("LC_ALL", "C", 1);
  EXPECT_EQ(&language_of_environment(), &english);
}

}  // namespace
}  // namespace cheesemoon::cli
