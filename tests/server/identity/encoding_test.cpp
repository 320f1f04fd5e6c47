#include "server/identity/encoding.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cheesemoon::server {
namespace {

bool reads(std::string_view text, std::size_t size) {
  std::vector<std::uint8_t> bytes(size);
  return read_base64url(text, bytes);
}

// From RFC 4648, without its padding, and the two letters that differ in the alphabet for
// addresses.
TEST(Base64url, GivesThePublishedAnswers) {
  const std::array<std::uint8_t, 6> foobar{'f', 'o', 'o', 'b', 'a', 'r'};
  const std::span<const std::uint8_t> bytes(foobar);
  EXPECT_EQ(write_base64url(bytes.first(0)), "");
  EXPECT_EQ(write_base64url(bytes.first(1)), "Zg");
  EXPECT_EQ(write_base64url(bytes.first(2)), "Zm8");
  EXPECT_EQ(write_base64url(bytes.first(3)), "Zm9v");
  EXPECT_EQ(write_base64url(bytes), "Zm9vYmFy");
  EXPECT_EQ(write_base64url(std::array<std::uint8_t, 3>{0xFB, 0xEF, 0xFF}), "--__");
}

TEST(Base64url, ReadsWhatItWrites) {
  std::array<std::uint8_t, 256> bytes{};
  for (std::size_t byte = 0; byte < bytes.size(); ++byte)
    bytes[byte] = static_cast<std::uint8_t>(byte);
  std::array<std::uint8_t, 256> again{};
  ASSERT_TRUE(read_base64url(write_base64url(bytes), again));
  EXPECT_EQ(again, bytes);
}

TEST(Base64url, ReadsExactlyAsManyBytesAsAreWanted) {
  EXPECT_TRUE(reads("Zm8", 2));
  EXPECT_FALSE(reads("Zm8", 1));
  EXPECT_FALSE(reads("Zm8", 3));
  EXPECT_FALSE(reads("", 1));
}

TEST(Base64url, HasOneTextForTheSameBytes) {
  EXPECT_TRUE(reads("Zg", 1));
  for (const std::string_view other : {"Zh", "Zg==", "Zg=", " Zg", "Zg ", "Z g", "Zg\n", "Z"})
    EXPECT_FALSE(reads(other, 1)) << other;
  EXPECT_FALSE(reads("++//", 3));
}

TEST(Base64url, HasOneLetterForTheSameBits) {
  std::map<std::uint8_t, int> letters;
  for (int letter = 0; letter < 256; ++letter) {
    std::array<std::uint8_t, 3> bytes{};
    const std::string text{'A', 'A', 'A', static_cast<char>(letter)};
    if (read_base64url(text, bytes)) ++letters[bytes[2]];
  }
  ASSERT_EQ(letters.size(), 64U);
  for (const auto& [bits, count] : letters) EXPECT_EQ(count, 1) << int{bits};
}

TEST(Hex, HasTwoSmallDigitsAByte) {
  EXPECT_EQ(write_hex(std::array<std::uint8_t, 4>{0x00, 0x0F, 0xA5, 0xFF}), "000fa5ff");
  EXPECT_EQ(write_hex({}), "");
}

}  // namespace
}  // namespace cheesemoon::server
