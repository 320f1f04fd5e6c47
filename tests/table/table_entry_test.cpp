#include "table/table_entry.h"

#include <gtest/gtest.h>

#include "table/played_table.h"

namespace cheesemoon::table {
namespace {

std::vector<Happening> all_happenings() {
  return {Created{options_of(race(3, R"(,"public":true,"rated":true,"clock":{"kind":"game",)"
                                     R"("seconds":60,"increment":2})")),
                  server::fresh_dice("bcdfghjkmn"), ann, "zzzzzzzzzz"},
          Sat{Seat::two, bob},
          BotSat{Seat::three, "level3"},
          Left{Seat::two},
          Readied{Seat::one, false},
          Began{{{"path 1", "deck 2"}, 12}},
          Acted{Seat::one, "move a5", {{"draw 7"}, 13}},
          Undone{Seat::one},
          Said{bob, "\"hi\" \\ ü"},
          Resigned{Seat::two},
          TimedOut{{Seat::one, Seat::two}},
          Called{Seat::two},
          CameBack{Seat::two},
          TakenOut{Seat::two, true},
          Hinted{Seat::one},
          OfferedEnd{Seat::two, false},
          Rematched{"bcdfghjkmn"},
          Closed{}};
}

TEST(TableEntry, IsTheSameWhenItWasWrittenAndRead) {
  const auto happenings = all_happenings();
  EXPECT_EQ(happenings.size(), std::variant_size_v<Happening>);
  for (const Happening& what : happenings) {
    const TableEntry entry{{123, 45}, what, "ann r1"};
    const std::string body = write_entry(entry);
    const auto read = read_entry(123, body);
    ASSERT_TRUE(read) << body << ": " << read.error();
    EXPECT_EQ(read->what.index(), what.index());
    EXPECT_EQ(read->request, "ann r1");
    EXPECT_EQ(read->when, (Instant{123, 45}));
    EXPECT_EQ(write_entry(*read), body);
  }
}

TEST(TableEntry, OfAnEarlierVersionHasADateOnly) {
  EXPECT_EQ(read_entry(123, R"({"undone":{"seat":1}})")->when, (Instant{123, 123}));
}

TEST(TableEntry, OfAnotherKindOrWithWrongMembersIsRefusedWithItsPlace) {
  const auto error = [](const std::string& body) {
    const auto read = read_entry(0, body);
    return read ? std::string{} : read.error();
  };
  EXPECT_EQ(error(R"({"flew":{}})"), "nothing that can happen at a table");
  EXPECT_NE(error("{").find("not JSON"), std::string::npos);
  EXPECT_NE(error("[]").find("expected an object"), std::string::npos);
  EXPECT_EQ(error(R"({"acted":{"seat":9,"action":"x"}})"),
            "acted.seat: expected a whole number from 1 to 5, found 9");
  for (const std::string ran : {"-1", "1e99", "\"1\"", "9223372036854775807"})
    EXPECT_EQ(error(R"({"closed":{},"ran":)" + ran + "}"),
              "ran: expected how many milliseconds hosts have run");
  EXPECT_EQ(error(R"({"acted":{"seat":1}})"), R"(acted: "action" is missing)");
  EXPECT_NE(
      error(R"({"created":{"table":{"game":"chess","options":{}},"seed":"","salt":"","maker":""}})")
          .find("there is no game"),
      std::string::npos);
}

TEST(Evolve, RefusesAJournalThatCannotHaveHappened) {
  Table table;
  table.id = "bcdfghjkmn";
  TableEntry acted{{}, Acted{Seat::one, "play 1", {}}, {}};
  EXPECT_TRUE(evolve(table, acted, Chance::replay));
  PlayedTable played(duel());
  TableEntry again{{}, Created{options_of(duel()), server::fresh_dice("bcdfghjkmn"), ann, {}}, {}};
  EXPECT_TRUE(evolve(played.table, again, Chance::replay));
  TableEntry nobody{{}, Sat{Seat::five, bob}, {}};
  EXPECT_EQ(evolve(played.table, nobody, Chance::replay)->reason, "no_such_seat");
  TableEntry late{{}, TimedOut{{Seat::four}}, {}};
  EXPECT_EQ(evolve(played.table, late, Chance::replay)->reason, "no_such_seat");
}

}  // namespace
}  // namespace cheesemoon::table
