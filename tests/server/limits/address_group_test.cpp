#include "server/limits/address_group.h"

#include <gtest/gtest.h>

#include <string_view>

namespace cheesemoon::server {
namespace {

TEST(AddressGroup, OfAnIpV4AddressIsTheAddress) {
  EXPECT_EQ(address_group("192.0.2.7"), "192.0.2.7");
  EXPECT_NE(address_group("192.0.2.7"), address_group("192.0.2.8"));
}

TEST(AddressGroup, OfAnIpV6AddressIsItsFirstHalf) {
  EXPECT_EQ(address_group("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(address_group("2001:DB8:1:2::1"), "2001:db8:1:2::/64");
  EXPECT_EQ(address_group("2001:db8:1:3::1"), "2001:db8:1:3::/64");
}

TEST(AddressGroup, OfAnIpV4AddressInIpV6IsNotOneForAll) {
  EXPECT_EQ(address_group("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(address_group("::ffff:c000:207"), "192.0.2.7");
}

TEST(AddressGroup, DoesNotCareForTheInterface) {
  EXPECT_EQ(address_group("fe80::1%eth0"), "fe80::/64");
}

TEST(AddressGroup, IsThatOfAHomeOrNot) {
  for (const char* home : {"10.1.2.3", "172.16.0.1", "172.31.255.1", "192.168.1.7", "169.254.1.1"})
    EXPECT_TRUE(is_home_address(home)) << home;
  for (const char* elsewhere : {"11.1.2.3", "172.15.0.1", "172.32.0.1", "192.0.2.7", "169.253.1.1",
                                "127.0.0.1", "2001:db8:1:2::/64", "fe80::/64", "attic", ""})
    EXPECT_FALSE(is_home_address(elsewhere)) << elsewhere;
}

TEST(AddressGroup, OfAnythingElseIsNone) {
  for (const std::string_view text :
       {"", "cheese", "192.0.2", "192.0.2.256", "192.0.2.7 ", "192.0.2.7%eth0", "2001:db8",
        ":::", "2001:db8::1::2", "[2001:db8::1]", "%"}) {
    EXPECT_EQ(address_group(text), std::nullopt) << text;
  }
  using namespace std::string_view_literals;
  EXPECT_EQ(address_group("192.0.2.7\0cheese"sv), std::nullopt);
}

}  // namespace
}  // namespace cheesemoon::server
