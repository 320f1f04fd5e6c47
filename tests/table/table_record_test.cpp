#include "table/table_record.h"

#include <gtest/gtest.h>

#include "records/rat_document.h"
#include "table/played_table.h"

namespace cheesemoon::table {
namespace {

records::BraveRatsDocument read_duel(const Table& table) {
  const auto record = public_record(table);
  EXPECT_TRUE(record);
  const auto document = records::read_document(record.value_or(""));
  EXPECT_TRUE(document);
  auto duels = std::get<records::BraveRatsDocument>(*document);
  EXPECT_TRUE(records::replay(duels));
  return duels;
}

TEST(TableRecord, OfAFinishedGameIsReplayed) {
  PlayedTable played(duel());
  played.perform_for(bob, SitDown{Seat::two});
  EXPECT_FALSE(public_record(played.table));
  played.act(ann, Seat::one, "play 1");
  played.act(bob, Seat::two, "play 7");
  const auto record = read_duel(played.table);
  EXPECT_EQ(record.games.at(0).actions, (std::vector<std::string>{"1:7"}));
}

TEST(TableRecord, OfAMatchHasAllItsGames) {
  PlayedTable played(duel(R"(,"crowns":2)"));
  played.perform_for(bob, SitDown{Seat::two});
  for (int game = 0; game < 2; ++game) {
    if (game > 0) played.perform_for(ann, NextGame{});
    played.act(ann, Seat::one, "play 1");
    played.act(bob, Seat::two, "play 7");
  }
  const auto record = read_duel(played.table);
  EXPECT_EQ(record.games.size(), 2U);
  EXPECT_EQ(record.crowns, 2);
}

TEST(TableRecord, OfAGameThatSomebodyHasLeftEndsWithAForfeit) {
  PlayedTable played(duel());
  played.perform_for(bob, SitDown{Seat::two});
  played.act(ann, Seat::one, "play 3");
  played.perform_for(bob, Resign{Seat::two});
  const auto record = read_duel(played.table);
  EXPECT_TRUE(record.games.at(0).actions.empty());
  EXPECT_EQ(record.games.at(0).forfeit, (records::Forfeit{Seat::two, "resigned"}));
}

TEST(TableRecord, OfAGameSaysWhySomebodyIsGone) {
  const auto reason = [](const PlayedTable& played) {
    return read_duel(played.table).games.at(0).forfeit->reason;
  };
  PlayedTable without_clock(duel());
  without_clock.perform_for(bob, SitDown{Seat::two});
  without_clock.perform_for(ann, Call{Seat::two});
  without_clock.now += time_to_come_back;
  without_clock.perform_for(ann, TakeOut{Seat::two});
  EXPECT_EQ(reason(without_clock), "did not come back");

  PlayedTable with_clock(duel(R"(,"clock":{"kind":"turn","seconds":60})"));
  with_clock.perform_for(bob, SitDown{Seat::two});
  with_clock.act(ann, Seat::one, "play 3");
  with_clock.now += 60'000;
  with_clock.write(run_out_of_time(with_clock.table, with_clock.instant()));
  EXPECT_EQ(reason(with_clock), "ran out of time");
}

TEST(TableRecord, OfATableThatNeverBeganIsNone) {
  PlayedTable played(duel());
  played.perform_for(ann, Close{});
  EXPECT_FALSE(public_record(played.table));
}

}  // namespace
}  // namespace cheesemoon::table
