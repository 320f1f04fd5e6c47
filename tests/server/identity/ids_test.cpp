#include "server/identity/ids.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "table/table_id.h"

namespace cheesemoon::server {
namespace {

TEST(Id, IsDifferentEveryTime) {
  std::set<Id> ids;
  for (int draw = 0; draw < 1'000; ++draw) ids.insert(random_id());
  EXPECT_EQ(ids.size(), 1'000U);
}

TEST(Id, IsReadAsItIsWritten) {
  const Id id = random_id();
  const std::string text = write_id(id);
  EXPECT_EQ(text.size(), 22U);
  EXPECT_EQ(read_id(text), id);
}

TEST(Id, IsNotReadFromAnythingElse) {
  const std::string text = write_id(Id{});
  EXPECT_EQ(text, "AAAAAAAAAAAAAAAAAAAAAA");
  EXPECT_EQ(read_id(""), std::nullopt);
  EXPECT_EQ(read_id(text.substr(1)), std::nullopt);
  EXPECT_EQ(read_id(text + "A"), std::nullopt);
  // The last letter has bits to spare; they are zero.
  EXPECT_EQ(read_id("AAAAAAAAAAAAAAAAAAAAAB"), std::nullopt);
  EXPECT_EQ(read_id("AAAAAAAAAA/AAAAAAAAAAA"), std::nullopt);
}

TEST(TableId, UsesAllItsLettersAndNoOthers) {
  std::set<char> used;
  for (int draw = 0; draw < 200; ++draw) {
    const std::string id = random_table_id();
    ASSERT_TRUE(table::is_table_id(id)) << id;
    used.insert(id.begin(), id.end());
  }
  // That one letter of twenty is missing among 2,000 happens once in 10^43 times.
  EXPECT_EQ(used, std::set<char>(table::table_id_letters.begin(), table::table_id_letters.end()));
}

TEST(TableId, IsDifferentEveryTime) {
  std::set<std::string> ids;
  for (int draw = 0; draw < 1'000; ++draw) ids.insert(random_table_id());
  EXPECT_EQ(ids.size(), 1'000U);
}

}  // namespace
}  // namespace cheesemoon::server
