#include "protocol/reply.h"

#include <gtest/gtest.h>

#include "engine/brave_rats/brave_rats.h"

namespace cheesemoon::protocol {
namespace {

using brave_rats::Action;
using brave_rats::BraveRats;
using brave_rats::Card;
using Kind = Reply::Kind;

TEST(Reply, OfProgressHasWhatThereIsOfIt) {
  players::Progress<BraveRats> progress;
  EXPECT_EQ(write_info(progress), "");
  EXPECT_EQ(write_strategy(progress), "");
  progress.win_share = {0.61, 0.39};
  EXPECT_EQ(write_info(progress), "info win 0.610 0.390");
  progress.depth = 3;
  progress.nodes = 512;
  progress.points = {71.25, 60};
  progress.line = {Action::play(Card::spy), Action::play(Card::prince)};
  EXPECT_EQ(write_info(progress),
            "info depth 3 nodes 512 win 0.610 0.390 points 71.2 60.0 line play 2 | play 7");
  progress.strategy = {{Action::play(Card::spy), 0.25}, {Action::play(Card::prince), 0.75}};
  EXPECT_EQ(write_strategy(progress), "strategy play 2=0.2500 play 7=0.7500");
}

TEST(Reply, IsToldFromAnyOtherLine) {
  EXPECT_EQ(read_reply("identified").kind, Kind::identified);
  EXPECT_EQ(read_reply("ready").kind, Kind::ready);
  EXPECT_EQ(read_reply("bestaction move a5 b2\r").text, "move a5 b2");
  EXPECT_EQ(read_reply("bestaction").kind, Kind::best_action);
  EXPECT_EQ(read_reply("option name seed type number default 1").text, "seed");
  EXPECT_EQ(read_reply("error what?").text, "what?");
  for (const char* line : {"", "  ", "id name My Bot", "info depth 3", "strategy play 2=1"})
    EXPECT_EQ(read_reply(line).kind, Kind::remark) << line;
  for (const char* line :
       {"hello", "bestmove e2e4", "option", "Traceback (most recent call last):"})
    EXPECT_EQ(read_reply(line).kind, Kind::unknown) << line;
}

}  // namespace
}  // namespace cheesemoon::protocol
