#include "tools/ledger.h"

#include <gtest/gtest.h>

#include "server/heads/summary.h"
#include "server/store/store_fixture.h"
#include "table/played_table.h"

namespace cheesemoon::tools {
namespace {

using table::ann;
using table::bob;
using table::duel;
using table::PlayedTable;

using Fate = AskedFor::Fate;

/// A duel that is over, in a store, and what its two people know of it.
class LedgerTest : public testing::Test {
 protected:
  void SetUp() override {
    ask(bob, table::SitDown{Seat::two}, "b1");
    ask(ann, table::Act{Seat::one, "play 1", 3}, "a1");
    ask(bob, table::Say{"hello"}, "b2");
    ask(bob, table::Act{Seat::two, "play 7", 4}, "b3");
    ASSERT_EQ(played_.table.status, table::Status::over);
    ledger_.tables.insert(played_.table.id);
  }

  void ask(const std::string& person, const table::Command& command, const std::string& request) {
    ASSERT_EQ(played_.reason(person, command, request), "");
    ledger_.requests[person + " " + request] = {played_.table.id, person, command, ++asked_,
                                                Fate::done};
  }

  AskedFor& asked(const std::string& name) { return ledger_.requests.at(name); }

  std::string problem() {
    server::Store store = server::value_of(server::open_store(folder_.file("games.sqlite")));
    append_surely(store, {played_.table.id, 1, played_.journal, server::head_of(played_.table)});
    return what_is_wrong(store, ledger_).value_or("");
  }

  server::TemporaryFolder folder_;
  PlayedTable played_{duel()};
  Ledger ledger_;
  std::uint64_t asked_ = 0;
};

TEST_F(LedgerTest, AgreesWithAStoreInWhichAllIsWell) {
  EXPECT_EQ(problem(), "");
}

TEST_F(LedgerTest, DoesNotMindWhatWasDoneButNotAnswered) {
  asked("bob b3").fate = Fate::unknown;
  EXPECT_EQ(problem(), "");
}

TEST_F(LedgerTest, FindsWhatWasLost) {
  ledger_.requests["ann a2"] = {played_.table.id, ann, table::Say{"bye"}, 9, Fate::done};
  EXPECT_EQ(problem(),
            "ann was told that request ann a2 at table bcdfghjkmn was done, but it is lost");
}

TEST_F(LedgerTest, FindsWhatWasDoneTwice) {
  played_.journal.insert(played_.journal.begin() + 5, played_.journal[4]);
  EXPECT_EQ(problem(), "request bob b2 in entry 6 of table bcdfghjkmn was done before");
}

TEST_F(LedgerTest, FindsWhatNobodySent) {
  ledger_.requests.erase("bob b2");
  EXPECT_EQ(problem(), "request bob b2 in entry 5 of table bcdfghjkmn was sent by nobody");
}

TEST_F(LedgerTest, FindsWhatWasRefused) {
  asked("ann a1").fate = Fate::refused;
  EXPECT_EQ(problem(), "request ann a1 in entry 4 of table bcdfghjkmn was refused");
}

TEST_F(LedgerTest, FindsWhatWasSomethingElse) {
  asked("ann a1").command = table::Act{Seat::one, "play 2", 3};
  EXPECT_EQ(problem(), "request ann a1 in entry 4 of table bcdfghjkmn was for something else");
}

TEST_F(LedgerTest, FindsAnotherOrder) {
  asked("bob b2").number = 20;
  EXPECT_EQ(problem(), "request bob b3 in entry 6 of table bcdfghjkmn comes behind a later one");
}

TEST_F(LedgerTest, FindsMovesThatNobodyMade) {
  const table::TableEntry move{{1, 1}, table::Acted{Seat::one, "play 1", {}}, {}};
  played_.journal[3] = {1, write_entry(move)};
  EXPECT_EQ(problem(), "nobody asked for entry 4 of table bcdfghjkmn");
}

TEST_F(LedgerTest, FindsWhatCannotHaveHappened) {
  const table::Act impossible{Seat::two, "play 9", 4};
  asked("bob b3").command = impossible;
  const table::TableEntry move{
      {1, 1}, table::Acted{impossible.seat, impossible.action, {}}, "bob b3"};
  played_.journal.back() = {1, write_entry(move)};
  EXPECT_TRUE(problem().starts_with("entry 6 of table bcdfghjkmn cannot have happened"));
}

TEST_F(LedgerTest, FindsTablesThatAreNotOverOrNotThere) {
  ledger_.tables.insert("zzzzzzzzzz");
  EXPECT_EQ(problem(), "table zzzzzzzzzz is lost");
  ledger_.tables.erase("zzzzzzzzzz");
  played_.table.id = "another";
  played_.journal.pop_back();
  ledger_.tables = {"another"};
  for (auto& [name, asked] : ledger_.requests) asked.table = "another";
  EXPECT_EQ(problem(), "table another is not over");
}

}  // namespace
}  // namespace cheesemoon::tools
