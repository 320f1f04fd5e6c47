#include "cli/table/table_state.h"

#include <gtest/gtest.h>

#include "server/identity/commitment.h"
#include "server/identity/encoding.h"

namespace cheesemoon::cli {
namespace {

TEST(CommitmentKept, IsToldFromABrokenOne) {
  const server::Opening opening = server::random_opening();
  const std::string commitment = server::commit(opening);
  OpeningState shown{server::write_hex(opening.seed.bytes()),
                     server::write_hex(opening.salt.bytes())};
  EXPECT_TRUE(is_commitment_kept(commitment, shown));
  EXPECT_FALSE(is_commitment_kept(server::commit(server::random_opening()), shown));
  std::swap(shown.seed, shown.salt);
  EXPECT_FALSE(is_commitment_kept(commitment, shown));
  shown.seed.back() = 'x';
  EXPECT_FALSE(is_commitment_kept(commitment, shown));
  EXPECT_FALSE(is_commitment_kept(commitment, {}));
}

}  // namespace
}  // namespace cheesemoon::cli
