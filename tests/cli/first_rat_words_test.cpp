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
constexpr std::array first_rat_texts{&FirstRatWords::backpack,
                                     &FirstRatWords::drink,
                                     &FirstRatWords::cap,
                                     &FirstRatWords::comic,
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
                                     &FirstRatWords::lit,
                                     &FirstRatWords::pipes,
                                     &FirstRatWords::booth,
                                     &FirstRatWords::sold_out,
                                     &FirstRatWords::library,
                                     &FirstRatWords::burrow_heading,
                                     &FirstRatWords::up,
                                     &FirstRatWords::left,
                                     &FirstRatWords::tracks_heading,
                                     &FirstRatWords::prepared,
                                     &FirstRatWords::in_nursery,
                                     &FirstRatWords::in_rocket,
                                     &FirstRatWords::light_at,
                                     &FirstRatWords::burrow_at,
                                     &FirstRatWords::markers,
                                     &FirstRatWords::moldy,
                                     &FirstRatWords::awards,
                                     &FirstRatWords::owns,
                                     &FirstRatWords::ask_move,
                                     &FirstRatWords::ask_drink,
                                     &FirstRatWords::ask_take,
                                     &FirstRatWords::ask_junction,
                                     &FirstRatWords::ask_comic,
                                     &FirstRatWords::ask_reward,
                                     &FirstRatWords::ask_shop,
                                     &FirstRatWords::ask_build,
                                     &FirstRatWords::ask_best,
                                     &FirstRatWords::many_moves,
                                     &FirstRatWords::help_actions,
                                     &FirstRatWords::help_rules,
                                     &FirstRatWords::do_move_rat,
                                     &FirstRatWords::do_through_pipe,
                                     &FirstRatWords::do_collect,
                                     &FirstRatWords::do_drink,
                                     &FirstRatWords::do_take,
                                     &FirstRatWords::do_up,
                                     &FirstRatWords::do_left,
                                     &FirstRatWords::do_comic,
                                     &FirstRatWords::do_comic_token,
                                     &FirstRatWords::do_no_comic,
                                     &FirstRatWords::do_award,
                                     &FirstRatWords::do_raise,
                                     &FirstRatWords::do_buy,
                                     &FirstRatWords::do_steal,
                                     &FirstRatWords::do_pass,
                                     &FirstRatWords::do_build,
                                     &FirstRatWords::do_build_saving,
                                     &FirstRatWords::do_donate,
                                     &FirstRatWords::do_end,
                                     &FirstRatWords::do_best,
                                     &FirstRatWords::moved,
                                     &FirstRatWords::pipe_paid,
                                     &FirstRatWords::pipe_free,
                                     &FirstRatWords::moldy_taken,
                                     &FirstRatWords::fee_paid,
                                     &FirstRatWords::yields,
                                     &FirstRatWords::by_light,
                                     &FirstRatWords::by_strength,
                                     &FirstRatWords::backpack_gives,
                                     &FirstRatWords::drink_used,
                                     &FirstRatWords::gained,
                                     &FirstRatWords::light_moved,
                                     &FirstRatWords::enters,
                                     &FirstRatWords::comic_taken,
                                     &FirstRatWords::raised,
                                     &FirstRatWords::award_taken,
                                     &FirstRatWords::bought,
                                     &FirstRatWords::stolen,
                                     &FirstRatWords::built,
                                     &FirstRatWords::donated,
                                     &FirstRatWords::spent,
                                     &FirstRatWords::scored,
                                     &FirstRatWords::lapsed,
                                     &FirstRatWords::card_drawn,
                                     &FirstRatWords::greg_moves,
                                     &FirstRatWords::greg_cheese,
                                     &FirstRatWords::item_lost,
                                     &FirstRatWords::greg_prepares,
                                     &FirstRatWords::shuffled,
                                     &FirstRatWords::gain_end_now,
                                     &FirstRatWords::and_last,
                                     &FirstRatWords::reason,
                                     &FirstRatWords::reason_costs,
                                     &FirstRatWords::reason_nothing,
                                     &FirstRatWords::step_take,
                                     &FirstRatWords::step_buy,
                                     &FirstRatWords::step_comic,
                                     &FirstRatWords::step_best,
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
      EXPECT_EQ(places(words->*text), places(first_rat_english.*text)) << words->*text;
      fmt::dynamic_format_arg_store<fmt::format_context> arguments;
      for (std::size_t place = 0; place < places(first_rat_english.*text); ++place)
        arguments.push_back("x");
      EXPECT_NO_THROW((void)fmt::vformat(words->*text, arguments)) << words->*text;
    }
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
    expect_all_different(words->wares);
    expect_all_different(words->burrow);
    expect_all_different(words->comics);
    expect_all_different(words->comic_effects);
    expect_all_different(words->caps);
    expect_all_different(words->difficulties);
    expect_all_different(words->challenges);
    expect_all_different(words->gains);
  }
}

}  // namespace
}  // namespace cheesemoon::cli
