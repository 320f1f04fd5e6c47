#include <gtest/gtest.h>

#include "server/store/store_fixture.h"

namespace cheesemoon::server {
namespace {

class StoredSessionsTest : public StoreFixture {};
INSTANTIATE_TEST_SUITE_P(Store, StoredSessionsTest, both_back_ends(), back_end_name);

TEST_P(StoredSessionsTest, AreFoundByTheirTokenAndTheirPerson) {
  Store store = open();
  ASSERT_TRUE(store.add_person(guest("g")));
  const Session phone{"t1", "g", 10, 20, "phone"};
  const Session laptop{"t2", "g", 11, 30, "laptop"};
  ASSERT_TRUE(store.add_session(phone));
  ASSERT_TRUE(store.add_session(laptop));
  EXPECT_EQ(value_of(store.session("t1")), phone);
  EXPECT_EQ(value_of(store.session("t3")), std::nullopt);
  EXPECT_EQ(value_of(store.sessions_of("g")), (std::vector{laptop, phone}));
}

TEST_P(StoredSessionsTest, BelongToSomebodyAndToNobodyElse) {
  Store store = open();
  ASSERT_TRUE(store.add_person(guest("g")));
  ASSERT_TRUE(store.add_person(guest("h")));
  ASSERT_TRUE(store.add_session({"t", "g", 1, 1, ""}));
  const auto again = store.add_session({"t", "h", 1, 1, ""});
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().kind, StoreError::Kind::taken);
  const auto nobody = store.add_session({"u", "nobody", 1, 1, ""});
  ASSERT_FALSE(nobody);
  EXPECT_EQ(nobody.error().kind, StoreError::Kind::missing);
  EXPECT_EQ(value_of(store.session("t"))->person, "g");
}

TEST_P(StoredSessionsTest, RememberWhenTheyWereLastSeen) {
  Store store = open();
  ASSERT_TRUE(store.add_person(guest("g")));
  ASSERT_TRUE(store.add_session({"t", "g", 1, 5, ""}));
  ASSERT_TRUE(store.see_session("t", 9));
  ASSERT_TRUE(store.see_session("t", 7));
  EXPECT_EQ(value_of(store.session("t"))->last_seen, 9);
}

TEST_P(StoredSessionsTest, EndOneByOneAllAtOnceAndByAge) {
  Store store = open();
  ASSERT_TRUE(store.add_person(guest("g")));
  ASSERT_TRUE(store.add_person(guest("h")));
  for (const char* token : {"1", "2", "3", "4"})
    ASSERT_TRUE(store.add_session({token, token[0] == '4' ? "h" : "g", 1, token[0] - '0', ""}));
  ASSERT_TRUE(store.delete_session("2"));
  EXPECT_EQ(value_of(store.sessions_of("g")).size(), 2U);
  ASSERT_TRUE(store.delete_sessions_not_seen_since(3));
  EXPECT_FALSE(value_of(store.session("1")));
  EXPECT_TRUE(value_of(store.session("3")));
  ASSERT_TRUE(store.delete_sessions_of("g"));
  EXPECT_FALSE(value_of(store.session("3")));
  EXPECT_TRUE(value_of(store.session("4")));
}

}  // namespace
}  // namespace cheesemoon::server
