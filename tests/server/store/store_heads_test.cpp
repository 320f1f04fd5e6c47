#include <gtest/gtest.h>

#include "server/store/store_fixture.h"

namespace cheesemoon::server {
namespace {

class HeadsTest : public StoreFixture {};
INSTANTIATE_TEST_SUITE_P(Store, HeadsTest, both_back_ends(), back_end_name);

using Ids = std::vector<std::string>;

Ids ids(const StoreResult<std::vector<Head>>& heads) {
  Ids ids;
  for (const Head& head : value_of(heads)) ids.push_back(head.id);
  return ids;
}

/// The first entry of a table with its head.
void add(Store& store, const Head& head) {
  append_surely(store, append_with_head(head, 1));
}

TEST_P(HeadsTest, ComeBackAsTheyWere) {
  Store store = open();
  ASSERT_TRUE(store.add_person(guest("anna")));
  const Head head{"a",
                  "brave-rats",
                  table::Status::playing,
                  true,
                  1'700'000'000'000,
                  R"({"round":3})",
                  {{0, "anna"}, {1, std::nullopt}}};
  add(store, head);
  EXPECT_EQ(value_of(store.head("a")), head);
  EXPECT_EQ(value_of(store.head("b")), std::nullopt);
}

TEST_P(HeadsTest, AreReplacedByNewOnes) {
  Store store = open();
  ASSERT_TRUE(store.add_person(guest("anna")));
  ASSERT_TRUE(store.add_person(guest("ben")));
  Head head = head_of("a", table::Status::open, 1);
  head.seats = {{0, "anna"}, {1, "ben"}};
  add(store, head);
  head.status = table::Status::over;
  head.updated = 2;
  head.summary = "over";
  head.seats = {{1, "anna"}, {2, {}}};
  Head other = head;
  // What a table is made with stays.
  other.is_public = true;
  append_surely(store, append_with_head(other, 2));
  EXPECT_EQ(value_of(store.head("a")), head);
  EXPECT_EQ(ids(store.heads_of("ben", 10)), Ids());
}

TEST_P(HeadsTest, AreListedByStatusAndPublicityTheNewestFirst) {
  Store store = open();
  for (const char* id : {"a", "b", "c", "d"}) {
    Head head = head_of(id, table::Status::open, id[0] == 'b' ? 9 : id[0]);
    head.is_public = id[0] != 'c';
    add(store, head);
  }
  Head twin = head_of("A", table::Status::open, 'd');
  twin.is_public = true;
  add(store, twin);
  EXPECT_EQ(ids(store.heads(table::Status::open, true, 10)), (Ids{"A", "d", "a", "b"}));
  EXPECT_EQ(ids(store.heads(table::Status::open, true, 2)), (Ids{"A", "d"}));
  EXPECT_EQ(ids(store.heads(table::Status::open, false, 10)), Ids{"c"});
  EXPECT_EQ(ids(store.heads(table::Status::over, true, 10)), Ids());
}

TEST_P(HeadsTest, OfAllThatIsNotOverAreThereAfterARestart) {
  {
    Store store = open();
    add(store, head_of("open", table::Status::open, 1));
    add(store, head_of("playing", table::Status::playing, 2));
    add(store, head_of("over", table::Status::over, 3));
  }
  Store store = open();
  EXPECT_EQ(ids(store.heads_not_over()), (Ids{"playing", "open"}));
}

TEST_P(HeadsTest, OfAPersonAreAllTablesWithASeat) {
  Store store = open();
  ASSERT_TRUE(store.add_person(guest("anna")));
  ASSERT_TRUE(store.add_person(guest("ben")));
  for (const char* id : {"a", "b", "c"}) {
    Head head = head_of(id, table::Status::over, id[0]);
    head.seats = {{0, id[0] == 'b' ? "ben" : "anna"}, {1, "anna"}};
    add(store, head);
  }
  EXPECT_EQ(ids(store.heads_of("anna", 10)), (Ids{"c", "b", "a"}));
  EXPECT_EQ(ids(store.heads_of("anna", 1)), Ids{"c"});
  EXPECT_EQ(ids(store.heads_of("ben", 10)), Ids{"b"});
  EXPECT_EQ(value_of(store.heads_of("ben", 10)).front().seats.size(), 2U);
}

TEST_P(HeadsTest, AreListedOneOfEveryMakerBeforeASecondOfAnybody) {
  Store store = open();
  ASSERT_TRUE(store.add_person(guest("anna")));
  ASSERT_TRUE(store.add_person(guest("ben")));
  std::int64_t time = 0;
  for (const char* id : {"old", "b", "a1", "a2", "a3"}) {
    Head head = head_of(id, table::Status::open, ++time);
    head.is_public = true;
    if (id[0] == 'a') head.maker = "anna";
    if (id[0] == 'b') head.maker = "ben";
    add(store, head);
  }
  EXPECT_EQ(ids(store.heads(table::Status::open, true, 4)), (Ids{"a3", "a2", "b", "old"}));
  EXPECT_EQ(ids(store.heads(table::Status::open, true, 10)), (Ids{"a3", "a2", "a1", "b", "old"}));
}

TEST_P(HeadsTest, CountForWhoeverMadeTheTableOrSitsThereUntilItIsOver) {
  Store store = open();
  ASSERT_TRUE(store.add_person(guest("anna")));
  const auto add_one = [&](const std::string& id, table::Status status, bool is_made_by_her,
                           bool is_her_seat) {
    Head head = head_of(id, status, 1);
    head.is_public = true;
    if (is_made_by_her) head.maker = "anna";
    if (is_her_seat) head.seats = {{0, "anna"}};
    add(store, head);
  };
  add_one("made", table::Status::open, true, false);
  add_one("made and playing", table::Status::playing, true, false);
  add_one("both", table::Status::open, true, true);
  add_one("seated", table::Status::open, false, true);
  add_one("over", table::Status::over, true, true);
  add_one("another's", table::Status::open, false, false);
  EXPECT_EQ(value_of(store.tables_going_on("anna")), (TablesGoingOn{.all = 4, .open_to_all = 2}));
  EXPECT_EQ(value_of(store.tables_going_on("ben")), TablesGoingOn{});
}

TEST_P(HeadsTest, HaveNoMakerWhenHeIsGone) {
  Store store = open();
  ASSERT_TRUE(store.add_person(guest("anna")));
  Head head = head_of("a", table::Status::open, 1);
  head.maker = "anna";
  add(store, head);
  EXPECT_EQ(value_of(store.head("a"))->maker, "anna");
  ASSERT_TRUE(store.delete_person("anna"));
  EXPECT_EQ(value_of(store.head("a"))->maker, std::nullopt);
  // An append may have been on its way.
  append_surely(store, append_with_head(head, 2));
  EXPECT_EQ(value_of(store.head("a"))->maker, std::nullopt);
}

TEST_P(HeadsTest, SeatNobodyInsteadOfSomebodyUnknown) {
  Store store = open();
  Head head = head_of("a", table::Status::open, 1);
  head.seats = {{0, "nobody"}};
  add(store, head);
  EXPECT_EQ(value_of(store.head("a"))->seats, (std::vector<SeatedPerson>{{0, std::nullopt}}));
}

}  // namespace
}  // namespace cheesemoon::server
