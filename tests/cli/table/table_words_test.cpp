#include "cli/table/table_words.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "cli/text_layout.h"
#include "cli/texts.h"
#include "cli/words.h"

namespace cheesemoon::cli {
namespace {

using TableText = std::string_view TableWords::*;
constexpr std::array table_texts{&TableWords::made,
                                 &TableWords::come_back,
                                 &TableWords::you_sit,
                                 &TableWords::you_watch,
                                 &TableWords::seats_are_open,
                                 &TableWords::sits_down,
                                 &TableWords::stands_up,
                                 &TableWords::begins,
                                 &TableWords::waiting_for,
                                 &TableWords::undo_is_possible,
                                 &TableWords::resigned,
                                 &TableWords::timed_out,
                                 &TableWords::did_not_come_back,
                                 &TableWords::replaced,
                                 &TableWords::offers_end,
                                 &TableWords::offer_can_be_taken,
                                 &TableWords::offers_no_more,
                                 &TableWords::says,
                                 &TableWords::clocks,
                                 &TableWords::rematch_offered,
                                 &TableWords::hand_over,
                                 &TableWords::hand_over_undo,
                                 &TableWords::prompt,
                                 &TableWords::chosen,
                                 &TableWords::confirm,
                                 &TableWords::yes,
                                 &TableWords::no,
                                 &TableWords::not_understood,
                                 &TableWords::not_allowed,
                                 &TableWords::undone,
                                 &TableWords::no_hint,
                                 &TableWords::game_over,
                                 &TableWords::wins,
                                 &TableWords::shared_win,
                                 &TableWords::forfeits,
                                 &TableWords::lost,
                                 &TableWords::back,
                                 &TableWords::refused,
                                 &TableWords::outdated,
                                 &TableWords::nothing_to_undo,
                                 &TableWords::too_many,
                                 &TableWords::means_nothing,
                                 &TableWords::only_watching,
                                 &TableWords::not_over,
                                 &TableWords::confirm_resign,
                                 &TableWords::ask_next_game,
                                 &TableWords::ended_resigned,
                                 &TableWords::ended_timed_out,
                                 &TableWords::ended_left,
                                 &TableWords::ended_agreed,
                                 &TableWords::ended_closed,
                                 &TableWords::commitment_kept,
                                 &TableWords::commitment_broken,
                                 &TableWords::record_at,
                                 &TableWords::after_end,
                                 &TableWords::after_end_here,
                                 &TableWords::left,
                                 &TableWords::help,
                                 &TableWords::help_here,
                                 &TableWords::help_away,
                                 &TableWords::help_watching};
static_assert(sizeof(TableWords) == table_texts.size() * sizeof(std::string_view),
              "a text is not tested");

TEST(TableWords, OfEveryLanguageHaveTheSamePlacesToFill) {
  for (const Words* language : all_languages()) {
    const TableWords* words = &language->table;
    for (const TableText text : table_texts) {
      EXPECT_FALSE((words->*text).empty()) << language->code;
      EXPECT_EQ(places(words->*text), places(english.table.*text)) << words->*text;
      EXPECT_NO_THROW((void)filled(words->*text, "x", "x")) << words->*text;
    }
  }
}

TEST(TableWords, FitATerminalOf80Columns) {
  for (const Words* language : all_languages()) {
    const TableWords* words = &language->table;
    for (const TableText text : table_texts) {
      std::string_view rest = words->*text;
      while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        EXPECT_LE(width_of(line), 80) << line;
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
      }
    }
  }
}

}  // namespace
}  // namespace cheesemoon::cli
