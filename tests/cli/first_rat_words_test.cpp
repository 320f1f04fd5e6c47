#include "cli/first_rat_words.h"

#include <fmt/args.h>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

#include "cli/texts.h"
#include "cli/words.h"

namespace cheesemoon::cli {
namespace {

using FirstRatText = std::string_view FirstRatWords::*;
constexpr std::array first_rat_texts{&FirstRatWords::cap_each,
                                     &FirstRatWords::cap_once,
                                     &FirstRatWords::backpack_effect,
                                     &FirstRatWords::drink_effect,
                                     &FirstRatWords::player,
                                     &FirstRatWords::greg,
                                     &FirstRatWords::welcome,
                                     &FirstRatWords::welcome_solo,
                                     &FirstRatWords::turn_of,
                                     &FirstRatWords::last_round,
                                     &FirstRatWords::next_round_is_last,
                                     &FirstRatWords::path,
                                     &FirstRatWords::start,
                                     &FirstRatWords::launchpad,
                                     &FirstRatWords::from_start,
                                     &FirstRatWords::from_space,
                                     &FirstRatWords::to_space,
                                     &FirstRatWords::to_launchpad,
                                     &FirstRatWords::path_columns,
                                     &FirstRatWords::construction_lights,
                                     &FirstRatWords::pipes,
                                     &FirstRatWords::booth,
                                     &FirstRatWords::sold_out,
                                     &FirstRatWords::library,
                                     &FirstRatWords::burrow_heading,
                                     &FirstRatWords::tracks_heading,
                                     &FirstRatWords::prepared,
                                     &FirstRatWords::in_nursery,
                                     &FirstRatWords::in_rocket,
                                     &FirstRatWords::light_at,
                                     &FirstRatWords::burrow_at,
                                     &FirstRatWords::markers,
                                     &FirstRatWords::awards,
                                     &FirstRatWords::owns,
                                     &FirstRatWords::face_up,
                                     &FirstRatWords::icon_comic,
                                     &FirstRatWords::icon_best,
                                     &FirstRatWords::many_moves,
                                     &FirstRatWords::help_actions,
                                     &FirstRatWords::help_rules,
                                     &FirstRatWords::do_move_rat,
                                     &FirstRatWords::do_through_pipe,
                                     &FirstRatWords::explained,
                                     &FirstRatWords::do_comic_token,
                                     &FirstRatWords::do_no_comic,
                                     &FirstRatWords::do_buy,
                                     &FirstRatWords::do_build_saving,
                                     &FirstRatWords::pipe_free,
                                     &FirstRatWords::yields,
                                     &FirstRatWords::by_light,
                                     &FirstRatWords::by_strength,
                                     &FirstRatWords::enters,
                                     &FirstRatWords::gain_end_now,
                                     &FirstRatWords::and_then,
                                     &FirstRatWords::and_last,
                                     &FirstRatWords::reason,
                                     &FirstRatWords::reason_costs,
                                     &FirstRatWords::reason_nothing,
                                     &FirstRatWords::outlook_next,
                                     &FirstRatWords::outlook_second,
                                     &FirstRatWords::outlook_lit,
                                     &FirstRatWords::outlook_kept,
                                     &FirstRatWords::step_comic,
                                     &FirstRatWords::chance,
                                     &FirstRatWords::hint,
                                     &FirstRatWords::analysis_heading,
                                     &FirstRatWords::analysis_luck_heading,
                                     &FirstRatWords::analysis_round,
                                     &FirstRatWords::analysis_end,
                                     &FirstRatWords::analysis_luck,
                                     &FirstRatWords::analysis_costly,
                                     &FirstRatWords::analysis_nothing_costly,
                                     &FirstRatWords::analysis_cost,
                                     &FirstRatWords::analysis_played,
                                     &FirstRatWords::analysis_better,
                                     &FirstRatWords::caps_row,
                                     &FirstRatWords::awards_row,
                                     &FirstRatWords::moldy_row,
                                     &FirstRatWords::leftovers_row,
                                     &FirstRatWords::total_row,
                                     &FirstRatWords::challenge_met};

TEST(FirstRatWords, OfEveryLanguageHaveTheSamePlacesToFill) {
  for (const Words* language : all_languages()) {
    const FirstRatWords* words = &language->first_rat;
    for (const FirstRatText text : first_rat_texts) {
      EXPECT_FALSE((words->*text).empty()) << language->code;
      EXPECT_EQ(places(words->*text), places(english.first_rat.*text)) << words->*text;
      fmt::dynamic_format_arg_store<fmt::format_context> arguments;
      for (std::size_t place = 0; place < places(english.first_rat.*text); ++place)
        arguments.push_back("x");
      EXPECT_NO_THROW((void)fmt::vformat(words->*text, arguments)) << words->*text;
    }
  }
}

TEST(FirstRatWords, OfEveryLanguageSayTheNumbersOfTheSameComics) {
  for (const Words* language : all_languages()) {
    for (std::size_t comic = 0; comic < first_rat::comic_count; ++comic)
      EXPECT_EQ(places(language->first_rat.comic_effects.at(comic)),
                places(english.first_rat.comic_effects.at(comic)))
          << language->first_rat.comic_effects.at(comic);
    for (const ItemNames* names : {&language->first_rat.items, &language->first_rat.the_items}) {
      EXPECT_EQ(places(names->backpack), 1U) << names->backpack;
      EXPECT_EQ(places(names->drink), 0U) << names->drink;
      EXPECT_EQ(places(names->cap), 1U) << names->cap;
      EXPECT_EQ(places(names->comic), 1U) << names->comic;
    }
  }
}

/// The names in brackets, in their order of letters.
std::multiset<std::string> fields_of(std::string_view text) {
  std::multiset<std::string> names;
  for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1))
    names.emplace(text.substr(at, text.find('}', at) - at));
  return names;
}

TEST(FirstRatWords, OfEveryLanguageSayTheSameOfEveryEventAndDeed) {
  for (const Words* language : all_languages()) {
    const FirstRatWords& words = language->first_rat;
    for (std::size_t kind = 0; kind < words.events.size(); ++kind)
      EXPECT_EQ(fields_of(words.events.at(kind)), fields_of(english.first_rat.events.at(kind)))
          << words.events.at(kind);
    for (std::size_t deed = 0; deed < words.deeds.size(); ++deed)
      EXPECT_EQ(fields_of(words.deeds.at(deed)), fields_of(english.first_rat.deeds.at(deed)))
          << words.deeds.at(deed);
    EXPECT_EQ(fields_of(words.greg_moves), fields_of(english.first_rat.greg_moves));
  }
}

template <class Names>
void expect_all_different(const Names& names) {
  const std::set<std::string_view> different(names.begin(), names.end());
  EXPECT_EQ(different.size(), names.size());
  EXPECT_FALSE(different.contains("")) << "a name is missing";
}

TEST(FirstRatWords, NameEverythingDifferently) {
  for (const Words* language : all_languages()) {
    const FirstRatWords* words = &language->first_rat;
    expect_all_different(words->colours);
    expect_all_different(words->tracks);
    expect_all_different(words->keepers);
    expect_all_different(words->at_keepers);
    expect_all_different(words->wares);
    expect_all_different(words->burrow);
    expect_all_different(words->comics);
    expect_all_different(words->comic_effects);
    expect_all_different(words->caps);
    expect_all_different(words->difficulties);
    expect_all_different(words->challenges);
    expect_all_different(words->questions);
    expect_all_different(words->gains);
  }
}

}  // namespace
}  // namespace cheesemoon::cli
