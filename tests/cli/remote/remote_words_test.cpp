#include "cli/remote/remote_words.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "cli/text_layout.h"
#include "cli/texts.h"
#include "cli/words.h"

namespace cheesemoon::cli {
namespace {

using RemoteText = std::string_view RemoteWords::*;
constexpr std::array remote_texts{&RemoteWords::made,
                                  &RemoteWords::come_back,
                                  &RemoteWords::you_sit,
                                  &RemoteWords::you_watch,
                                  &RemoteWords::seats_are_open,
                                  &RemoteWords::sits_down,
                                  &RemoteWords::stands_up,
                                  &RemoteWords::begins,
                                  &RemoteWords::waiting_for,
                                  &RemoteWords::undo_is_possible,
                                  &RemoteWords::resigned,
                                  &RemoteWords::timed_out,
                                  &RemoteWords::offers_end,
                                  &RemoteWords::offer_can_be_taken,
                                  &RemoteWords::offers_no_more,
                                  &RemoteWords::says,
                                  &RemoteWords::clocks,
                                  &RemoteWords::rematch_offered,
                                  &RemoteWords::lost,
                                  &RemoteWords::back,
                                  &RemoteWords::refused,
                                  &RemoteWords::outdated,
                                  &RemoteWords::nothing_to_undo,
                                  &RemoteWords::too_many,
                                  &RemoteWords::means_nothing,
                                  &RemoteWords::only_watching,
                                  &RemoteWords::not_over,
                                  &RemoteWords::confirm_resign,
                                  &RemoteWords::ask_next_game,
                                  &RemoteWords::ended_resigned,
                                  &RemoteWords::ended_timed_out,
                                  &RemoteWords::ended_agreed,
                                  &RemoteWords::ended_closed,
                                  &RemoteWords::kept_word,
                                  &RemoteWords::broken_word,
                                  &RemoteWords::record_at,
                                  &RemoteWords::after_end,
                                  &RemoteWords::left,
                                  &RemoteWords::help,
                                  &RemoteWords::help_watching};
static_assert(sizeof(RemoteWords) == (remote_texts.size() + 1) * sizeof(std::string_view),
              "a text is not tested");

TEST(RemoteWords, OfEveryLanguageHaveTheSamePlacesToFill) {
  for (const RemoteWords* words : all_remote_words()) {
    for (const RemoteText text : remote_texts) {
      EXPECT_FALSE((words->*text).empty()) << words->code;
      EXPECT_EQ(places(words->*text), places(remote_english.*text)) << words->*text;
      EXPECT_NO_THROW((void)filled(words->*text, "x", "x")) << words->*text;
    }
  }
}

TEST(RemoteWords, FitATerminalOf80Columns) {
  for (const RemoteWords* words : all_remote_words()) {
    for (const RemoteText text : remote_texts) {
      std::string_view rest = words->*text;
      while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        EXPECT_LE(width_of(line), 80) << line;
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
      }
    }
  }
}

TEST(RemoteWords, AreFoundByTheirCode) {
  EXPECT_EQ(&remote_words("de"), &remote_german);
  EXPECT_EQ(&remote_words("fr"), &remote_french);
  EXPECT_EQ(&remote_words("en"), &remote_english);
}

}  // namespace
}  // namespace cheesemoon::cli
