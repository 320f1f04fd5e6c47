#include "server/identity/common_passwords.h"

#include <gtest/gtest.h>

namespace cheesemoon::server {
namespace {

TEST(CommonPassword, IsWhatIsTriedFirst) {
  for (const char* text : {"password", "PassWord", "12345678", "qwertzuiop", "motdepasse",
                           "cheesemoon", "        ", "xxxxxxxxxxx"})
    EXPECT_TRUE(is_common_password(text)) << text;
}

TEST(CommonPassword, IsNotAnyOther) {
  for (const char* text : {"correct horse", "battery staple", "pas swor d", "        1"})
    EXPECT_FALSE(is_common_password(text)) << text;
}

}  // namespace
}  // namespace cheesemoon::server
