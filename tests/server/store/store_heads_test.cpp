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
  head.is_public = true;
  head.updated = 2;
  head.summary = "over";
  head.seats = {{1, "anna"}, {2, {}}};
  append_surely(store, append_with_head(head, 2));
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

TEST_P(HeadsTest, SeatNobodyInsteadOfSomebodyUnknown) {
  Store store = open();
  Head head = head_of("a", table::Status::open, 1);
  head.seats = {{0, "nobody"}};
  add(store, head);
  EXPECT_EQ(value_of(store.head("a"))->seats, (std::vector<SeatedPerson>{{0, std::nullopt}}));
}

}  // namespace
}  // namespace cheesemoon::server
