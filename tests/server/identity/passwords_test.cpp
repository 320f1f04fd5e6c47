#include "server/identity/passwords.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>

namespace cheesemoon::server {
namespace {

// Nothing may print or copy one by mistake.
static_assert(!std::is_copy_constructible_v<Password> && !std::is_copy_assignable_v<Password>);

Password typed(std::string text) {
  auto password = Password::take(text);
  EXPECT_TRUE(password.ok());
  return std::move(*password);
}

std::string hash_of(const std::string& text) {
  return hash_password(typed(text), HashCost::least).value_or("");
}

PasswordRefusal password_refusal(std::string text) {
  const auto password = Password::take(text);
  EXPECT_FALSE(password.ok());
  EXPECT_TRUE(text.empty());
  return password.error();
}

bool is_zero(const char* memory, std::size_t size) {
  return std::all_of(memory, memory + size, [](char byte) { return byte == 0; });
}

TEST(Password, IsTakenByteForByte) {
  EXPECT_EQ(typed("correct horse").text(), "correct horse");
  EXPECT_EQ(typed(std::string("zero\0inside", 11)).text(), std::string_view("zero\0inside", 11));
}

TEST(Password, HasALengthWithinLimits) {
  EXPECT_EQ(password_refusal(""), PasswordRefusal::too_short);
  EXPECT_EQ(password_refusal("1234567"), PasswordRefusal::too_short);
  EXPECT_EQ(typed("12345678").text().size(), 8U);
  EXPECT_EQ(typed(std::string(128, 'x')).text().size(), 128U);
  EXPECT_EQ(password_refusal(std::string(129, 'x')), PasswordRefusal::too_long);
}

TEST(Password, IsShortByItsCharactersNotItsBytes) {
  EXPECT_EQ(password_refusal("äöüäöüß"), PasswordRefusal::too_short);
  EXPECT_EQ(typed("äöüäöüßß").text().size(), 16U);
}

TEST(Password, WipesTheTextItWasTakenFrom) {
  for (const std::size_t size : {3U, 12U, 100U, 1000U}) {
    std::string text(size, 'x');
    const char* memory = text.data();
    const bool taken = Password::take(text).ok();
    EXPECT_EQ(taken, size == 12 || size == 100);
    EXPECT_TRUE(text.empty());
    EXPECT_TRUE(is_zero(memory, size));
  }
}

TEST(Password, LeavesNothingInMemory) {
  alignas(Password) std::array<char, sizeof(Password)> memory{};
  auto* password = new (memory.data()) Password(typed(std::string(100, 'x')));
  ASSERT_EQ(std::count(memory.begin(), memory.end(), 'x'), 100);
  std::destroy_at(password);
  EXPECT_EQ(std::count(memory.begin(), memory.end(), 'x'), 0);
}

TEST(PasswordHash, IsArgon2idAndVerifiesThePasswordAlone) {
  const std::string hash = hash_of("correct horse");
  EXPECT_TRUE(hash.starts_with("$argon2id$")) << hash;
  EXPECT_TRUE(verify_password(typed("correct horse"), hash));
  EXPECT_FALSE(verify_password(typed("correct Horse"), hash));
  EXPECT_FALSE(verify_password(typed("correct horse "), hash));
}

TEST(PasswordHash, IsDifferentEveryTime) {
  EXPECT_NE(hash_of("correct horse"), hash_of("correct horse"));
}

TEST(PasswordHash, OfATextThatIsNoneIsNobodys) {
  const Password password = typed("correct horse");
  EXPECT_FALSE(verify_password(password, ""));
  EXPECT_FALSE(verify_password(password, "correct horse"));
  EXPECT_FALSE(verify_password(password, std::string(1'000, '$')));
  const std::string hash = hash_of("correct horse");
  EXPECT_FALSE(verify_password(password, hash.substr(0, hash.size() - 1)));
}

TEST(PasswordHash, IsMadeAnewWhenItsCostHasChanged) {
  const std::string hash = hash_of("correct horse");
  EXPECT_FALSE(needs_rehash(hash, HashCost::least));
  EXPECT_TRUE(needs_rehash(hash, HashCost::interactive));
  EXPECT_TRUE(needs_rehash("", HashCost::least));
  EXPECT_TRUE(needs_rehash(std::string(1'000, '$'), HashCost::least));
}

TEST(PasswordHash, OfPeopleTakesTwoPassesOver64Mebibytes) {
  const auto hash = hash_password(typed("correct horse"), HashCost::interactive);
  ASSERT_TRUE(hash);
  EXPECT_NE(hash->find("$m=65536,t=2,"), std::string::npos) << *hash;
  EXPECT_FALSE(needs_rehash(*hash, HashCost::interactive));
  EXPECT_TRUE(verify_password(typed("correct horse"), *hash));
}

}  // namespace
}  // namespace cheesemoon::server
