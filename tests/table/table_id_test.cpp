#include "table/table_id.h"

#include <gtest/gtest.h>

namespace cheesemoon::table {
namespace {

TEST(TableId, HasTenOfItsLetters) {
  EXPECT_TRUE(is_table_id("bcdfghjkmn"));
  for (const char* text : {"", "bcdfghjkm", "bcdfghjkmnp", "bcdfghjkma", "bcdfghjkml", "BCDFGHJKMN",
                           "bcdfghjkm0", "bcdfg jkmn"}) {
    EXPECT_FALSE(is_table_id(text)) << text;
  }
}

TEST(TableId, BeginsWithALetterOfItsOwnIfADeviceHostsTheTable) {
  EXPECT_TRUE(is_table_id("abcdfghjkm"));
  for (const char* text : {"abcdfghjkmn", "aacdfghjkm", "bacdfghjkm"}) {
    EXPECT_FALSE(is_table_id(text)) << text;
  }
}

}  // namespace
}  // namespace cheesemoon::table
