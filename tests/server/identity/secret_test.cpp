#include "server/identity/secret.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

namespace cheesemoon::server {
namespace {

TEST(Secret, IsDifferentEveryTime) {
  EXPECT_FALSE(Secret::random() == Secret::random());
}

TEST(Secret, IsEqualOnlyIfAllItsBytesAre) {
  std::array<std::uint8_t, Secret::size> bytes{};
  const Secret zero(bytes);
  EXPECT_TRUE(zero == Secret(bytes));
  for (std::uint8_t& byte : bytes) {
    byte = 1;
    EXPECT_FALSE(zero == Secret(bytes));
    byte = 0;
  }
}

TEST(Secret, LeavesNothingInMemory) {
  std::array<std::uint8_t, Secret::size> bytes{};
  bytes.fill(7);
  alignas(Secret) std::array<std::uint8_t, sizeof(Secret)> memory{};
  auto* secret = new (memory.data()) Secret(bytes);
  ASSERT_EQ(std::count(memory.begin(), memory.end(), 7), std::ptrdiff_t{Secret::size});
  std::destroy_at(secret);
  EXPECT_EQ(std::count(memory.begin(), memory.end(), 7), 0);
}

}  // namespace
}  // namespace cheesemoon::server
