#include "server/identity/session_tokens.h"

#include <gtest/gtest.h>

namespace cheesemoon::server {
namespace {

TEST(SessionTokens, AreNeverTheSame) {
  EXPECT_NE(random_session_token(), random_session_token());
  EXPECT_EQ(random_session_token().size(), 45U);
}

// Python: hashlib.blake2b(b"cheesemoon session token" + bytes(32), digest_size=32).hexdigest()
TEST(SessionTokens, AreHashedAsDescribed) {
  EXPECT_EQ(session_token_hash("s." + std::string(43, 'A')),
            "48e32d96e227d0bcf1a21ea54d08e70be8295c9d56e28eaba71eef86e719ac88");
}

TEST(SessionTokens, OfAnotherFormHaveNoHash) {
  const std::string token = random_session_token();
  ASSERT_TRUE(session_token_hash(token));
  EXPECT_FALSE(session_token_hash(""));
  EXPECT_FALSE(session_token_hash("s."));
  EXPECT_FALSE(session_token_hash(token.substr(2)));
  EXPECT_FALSE(session_token_hash(token + "A"));
  EXPECT_FALSE(session_token_hash(token.substr(0, token.size() - 1)));
  EXPECT_FALSE(session_token_hash("S" + token.substr(1)));
}

TEST(SessionTokens, HaveAHandleThatIsTheBeginningOfTheHash) {
  EXPECT_EQ(session_handle("0123456789abcdef0123456789abcdef"), "0123456789abcdef");
}

}  // namespace
}  // namespace cheesemoon::server
