#include "cli/table/commitment_kept.h"

#include "server/identity/commitment.h"

namespace cheesemoon::cli {

bool is_commitment_kept(std::string_view commitment, const OpeningState& opening) {
  const auto seed = server::Secret::read(opening.seed);
  const auto salt = server::Secret::read(opening.salt);
  return seed && salt && server::verify(commitment, {*seed, *salt});
}

}  // namespace cheesemoon::cli
