#include "cli/any_player.h"

#include <gtest/gtest.h>

#include "engine/brave_rats/brave_rats.h"
#include "engine/first_rat/first_rat.h"

namespace cheesemoon::cli {
namespace {

using brave_rats::BraveRats;
using first_rat::FirstRat;

TEST(AnyPlayer, IsOneOfTheHouseOrACommand) {
  EXPECT_NE(make_player<FirstRat>("greedy", Random(1), 1), nullptr);
  EXPECT_NE(make_player<FirstRat>("exec:true", Random(1), 1), nullptr);
  for (const char* name : {"nobody", "exec:", "exec"}) {
    EXPECT_EQ(make_player<FirstRat>(name, Random(1), 1), nullptr) << name;
    EXPECT_EQ(make_player<BraveRats>(name, Random(1), 1), nullptr) << name;
  }
  EXPECT_EQ(no_such_player<BraveRats>("nobody"),
            "no player \"nobody\": expected random, perfect, punisher, level1, level2, level3, "
            "level4, level5, level6, level7, level8, exec:COMMAND");
}

}  // namespace
}  // namespace cheesemoon::cli
