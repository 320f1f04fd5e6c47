#include <gtest/gtest.h>

#include "server/store/store_fixture.h"

namespace cheesemoon::server {
namespace {

class SecretsTest : public StoreFixture {};
INSTANTIATE_TEST_SUITE_P(Store, SecretsTest, both_back_ends(), back_end_name);

TEST_P(SecretsTest, AreWhatWasProposedFirst) {
  Store first = open();
  Store second = open();
  EXPECT_EQ(value_of(first.secret_or("key", "one")), "one");
  EXPECT_EQ(value_of(second.secret_or("key", "two")), "one");
  EXPECT_EQ(value_of(second.secret_or("other key", "two")), "two");
}

TEST_P(SecretsTest, CanBeReplacedAndDeleted) {
  Store store = open();
  ASSERT_TRUE(store.put_secret("key", "one"));
  ASSERT_TRUE(store.put_secret("key", "two"));
  EXPECT_EQ(value_of(store.secret_or("key", "three")), "two");
  ASSERT_TRUE(store.delete_secret("key"));
  EXPECT_EQ(value_of(store.secret_or("key", "three")), "three");
}

}  // namespace
}  // namespace cheesemoon::server
