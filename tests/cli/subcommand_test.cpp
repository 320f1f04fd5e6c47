#include "cli/subcommand.h"

#include <gtest/gtest.h>

namespace cheesemoon::cli {
namespace {

using Players = std::vector<std::string>;

TEST(PlayerList, IsSplitAtCommas) {
  EXPECT_EQ(read_player_list("search"), Players{"search"});
  EXPECT_EQ(read_player_list("search,person:Anna,greedy"),
            (Players{"search", "person:Anna", "greedy"}));
  EXPECT_EQ(read_player_list("search,"), (Players{"search", ""}));
}

TEST(PlayerList, KeepsCommasThatAreWrittenWithABackslash) {
  EXPECT_EQ(read_player_list(R"(exec:my_bot --weights 1\,2,greedy)"),
            (Players{"exec:my_bot --weights 1,2", "greedy"}));
  EXPECT_EQ(read_player_list(R"(exec:printf 'a\n',greedy)"),
            (Players{R"(exec:printf 'a\n')", "greedy"}));
}

}  // namespace
}  // namespace cheesemoon::cli
