#include "protocol/any_player.h"

#include <gtest/gtest.h>

#include "engine/brave_rats/brave_rats.h"
#include "engine/first_rat/first_rat.h"

namespace cheesemoon::protocol {
namespace {

using brave_rats::BraveRats;
using first_rat::FirstRat;

TEST(AnyPlayer, IsOneOfTheHouseOrACommand) {
  constexpr Patience patience = std::chrono::seconds(10);
  EXPECT_NE(make_any_player<FirstRat>("greedy", Random(1), patience), nullptr);
  EXPECT_NE(make_any_player<FirstRat>("exec:true", Random(1), patience), nullptr);
  for (const char* name : {"nobody", "exec:", "exec"}) {
    EXPECT_EQ(make_any_player<FirstRat>(name, Random(1), patience), nullptr) << name;
    EXPECT_EQ(make_any_player<BraveRats>(name, Random(1), patience), nullptr) << name;
  }
  EXPECT_EQ(no_such_player<BraveRats>("nobody"),
            "no player \"nobody\": expected random, perfect, punisher, level1, level2, level3, "
            "level4, level5, level6, level7, level8, level9, level10, exec:COMMAND");
}

}  // namespace
}  // namespace cheesemoon::protocol
