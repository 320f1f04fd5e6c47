#include "cli/table/kept_word.h"

#include <gtest/gtest.h>

#include "server/identity/commitment.h"
#include "server/identity/encoding.h"

namespace cheesemoon::cli {
namespace {

TEST(KeptWord, IsToldFromABrokenOne) {
  const server::Opening opening = server::random_opening();
  const std::string commitment = server::commit(opening);
  OpeningState shown{server::write_hex(opening.seed.bytes()),
                     server::write_hex(opening.salt.bytes())};
  EXPECT_TRUE(has_kept_word(commitment, shown));
  EXPECT_FALSE(has_kept_word(server::commit(server::random_opening()), shown));
  std::swap(shown.seed, shown.salt);
  EXPECT_FALSE(has_kept_word(commitment, shown));
  shown.seed.back() = 'x';
  EXPECT_FALSE(has_kept_word(commitment, shown));
  EXPECT_FALSE(has_kept_word(commitment, {}));
}

}  // namespace
}  // namespace cheesemoon::cli
