#include "server/identity/tokens.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "server/identity/encoding.h"

namespace cheesemoon::server {
namespace {

using std::chrono::hours;
using std::chrono::seconds;
using std::chrono::sys_seconds;

constexpr sys_seconds issued{seconds{1'700'000'000}};
constexpr sys_seconds expires = issued + hours{24};

Secret counting_key() {
  std::array<std::uint8_t, Secret::size> bytes{};
  for (std::size_t byte = 0; byte < bytes.size(); ++byte)
    bytes[byte] = static_cast<std::uint8_t>(byte);
  return Secret(bytes);
}

Claims claims_of_somebody() {
  Claims claims{.person = {}, .issued = issued, .expires = expires, .bound_to = {}};
  for (std::size_t byte = 0; byte < claims.person.bytes.size(); ++byte)
    claims.person.bytes[byte] = static_cast<std::uint8_t>(0xA0 + byte);
  return claims;
}

/// Computed by another program, from the description in tokens.h.
constexpr std::string_view known_token =
    "AaChoqOkpaanqKmqq6ytrq8AAAAAZVPxAAAAAABlVUKAbM2r-aGmfa8b5uVcyNMjVZfU3rXX4zAessAgdIa-Vo8";

class Token : public testing::Test {
 protected:
  [[nodiscard]] TokenRefusal refusal_of(std::string_view text, sys_seconds now = issued) const {
    const auto claims = read_token(keys_, text, now);
    EXPECT_FALSE(claims.ok()) << text;
    return claims.ok() ? TokenRefusal{} : claims.error();
  }

  std::vector<Secret> keys_{counting_key()};
};

TEST_F(Token, IsWrittenAsDescribed) {
  EXPECT_EQ(issue_token(keys_, claims_of_somebody()), known_token);
}

TEST_F(Token, GivesBackItsClaims) {
  const auto claims = read_token(keys_, known_token, issued);
  ASSERT_TRUE(claims.ok());
  EXPECT_EQ(*claims, claims_of_somebody());
}

TEST_F(Token, ThatIsBoundIsValidThereOnly) {
  Claims claims = claims_of_somebody();
  claims.bound_to = "192.168.1.7";
  const std::string token = issue_token(keys_, claims);
  const auto there = read_token(keys_, token, issued, "192.168.1.7");
  ASSERT_TRUE(there.ok());
  EXPECT_EQ(*there, claims);
  for (const char* elsewhere : {"192.168.1.8", "", "192.168.1.70"})
    EXPECT_FALSE(read_token(keys_, token, issued, elsewhere).ok()) << elsewhere;
  EXPECT_TRUE(read_token(keys_, known_token, issued, "192.168.1.8").ok());
}

TEST_F(Token, ThatIsBoundToNothingIsRefused) {
  // Signed with this key as the bound format, for no address.
  EXPECT_EQ(refusal_of("AqChoqOkpaanqKmqq6ytrq8AAAAAZVPxAAAAAABlVUKATkc8yLejaCO1i7AWTPAqXyzkTt5O-"
                       "NgS4NzMx-GE0VI"),
            TokenRefusal::wrong_signature);
}

TEST_F(Token, IsValidUntilJustBeforeItExpires) {
  EXPECT_TRUE(read_token(keys_, known_token, expires - seconds{1}).ok());
  EXPECT_EQ(refusal_of(known_token, expires), TokenRefusal::expired);
}

TEST_F(Token, IsValidAlsoWhenTheClockWasSetBackSince) {
  EXPECT_TRUE(read_token(keys_, known_token, issued - seconds{1}).ok());
  EXPECT_TRUE(read_token(keys_, known_token, std::chrono::sys_seconds{}).ok());
}

TEST_F(Token, IsRefusedWhicheverBitHasChanged) {
  std::array<std::uint8_t, 65> bytes{};
  ASSERT_TRUE(read_base64url(known_token, bytes));
  for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    auto changed = bytes;
    changed[bit / 8] = static_cast<std::uint8_t>(changed[bit / 8] ^ (1U << (bit % 8)));
    EXPECT_EQ(refusal_of(write_base64url(changed)),
              bit < 8 ? TokenRefusal::malformed : TokenRefusal::wrong_signature);
  }
}

TEST_F(Token, IsRefusedWhicheverLetterHasChanged) {
  for (std::size_t place = 0; place < known_token.size(); ++place) {
    for (int letter = 0; letter < 256; ++letter) {
      std::string changed(known_token);
      if (changed[place] == static_cast<char>(letter)) continue;
      changed[place] = static_cast<char>(letter);
      ASSERT_FALSE(read_token(keys_, changed, issued).ok()) << changed;
    }
  }
}

TEST_F(Token, IsRefusedAtAnyOtherLength) {
  for (std::size_t size = 0; size < known_token.size(); ++size)
    EXPECT_EQ(refusal_of(known_token.substr(0, size)), TokenRefusal::malformed);
  for (const std::string_view more : {"A", "=", " ", "\n", "AAAA"})
    EXPECT_EQ(refusal_of(std::string(known_token) + std::string(more)), TokenRefusal::malformed);
  EXPECT_EQ(refusal_of(std::string(100'000, 'A')), TokenRefusal::malformed);
}

TEST_F(Token, IsSignedByTheFirstKeyAndReadWithAny) {
  const Secret old_key = counting_key();
  const Secret new_key = Secret::random();
  const std::vector<Secret> while_changing{new_key, old_key};
  const std::vector<Secret> afterwards{new_key};
  EXPECT_TRUE(read_token(while_changing, known_token, issued).ok());
  const std::string token = issue_token(while_changing, claims_of_somebody());
  EXPECT_TRUE(read_token(afterwards, token, issued).ok());
  EXPECT_EQ(refusal_of(token), TokenRefusal::wrong_signature);
  EXPECT_FALSE(read_token(afterwards, known_token, issued).ok());
}

TEST_F(Token, IsRefusedWithoutKeys) {
  EXPECT_EQ(read_token({}, known_token, issued).error(), TokenRefusal::wrong_signature);
}

TEST_F(Token, TellsNothingOfItsTimesBeforeItsSignatureIsRight) {
  keys_ = {Secret::random()};
  EXPECT_EQ(refusal_of(known_token, expires), TokenRefusal::wrong_signature);
}

}  // namespace
}  // namespace cheesemoon::server
