#include <gtest/gtest.h>

#include "server/store/store_fixture.h"

namespace cheesemoon::server {
namespace {

using Kind = StoreError::Kind;

class SessionsTest : public StoreFixture {};
INSTANTIATE_TEST_SUITE_P(Store, SessionsTest, both_back_ends(), back_end_name);

TEST_P(SessionsTest, AreFoundByTheirTokenAndTheirPerson) {
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

TEST_P(SessionsTest, BelongToSomebodyAndToNobodyElse) {
  Store store = open();
  ASSERT_TRUE(store.add_person(guest("g")));
  ASSERT_TRUE(store.add_person(guest("h")));
  ASSERT_TRUE(store.add_session({"t", "g", 1, 1, ""}));
  const auto again = store.add_session({"t", "h", 1, 1, ""});
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().kind, Kind::taken);
  const auto nobody = store.add_session({"u", "nobody", 1, 1, ""});
  ASSERT_FALSE(nobody);
  EXPECT_EQ(nobody.error().kind, Kind::missing);
  EXPECT_EQ(value_of(store.session("t"))->person, "g");
}

TEST_P(SessionsTest, RememberWhenTheyWereLastSeen) {
  Store store = open();
  ASSERT_TRUE(store.add_person(guest("g")));
  ASSERT_TRUE(store.add_session({"t", "g", 1, 5, ""}));
  ASSERT_TRUE(store.see_session("t", 9));
  ASSERT_TRUE(store.see_session("t", 7));
  EXPECT_EQ(value_of(store.session("t"))->last_seen, 9);
}

TEST_P(SessionsTest, EndOneByOneAllAtOnceAndByAge) {
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
