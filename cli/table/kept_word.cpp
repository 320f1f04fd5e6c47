#include "cli/table/kept_word.h"

#include "server/identity/commitment.h"

namespace cheesemoon::cli {

bool has_kept_word(std::string_view commitment, const OpeningState& opening) {
  const auto seed = server::Secret::read(opening.seed);
  const auto salt = server::Secret::read(opening.salt);
  return seed && salt && server::verify(commitment, {*seed, *salt});
}

}  // namespace cheesemoon::cli
