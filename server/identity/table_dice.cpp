#include "server/identity/table_dice.h"

#include "server/identity/commitment.h"
#include "server/identity/encoding.h"

namespace cheesemoon::server {

namespace {

table::Dice dice_of(const Opening& opening, std::string_view table) {
  return {.seed = write_hex(opening.seed.bytes()),
          .salt = write_hex(opening.salt.bytes()),
          .commitment = commit(opening),
          .random = random_of(opening.seed, table)};
}

}  // namespace

table::Dice fresh_dice(std::string_view table) {
  return dice_of(random_opening(), table);
}

Result<table::Dice, std::string> dice_again(std::string_view seed, std::string_view salt,
                                            std::string_view table) {
  const auto read_seed = Secret::read(seed);
  const auto read_salt = Secret::read(salt);
  if (!read_seed || !read_salt)
    return Failure{std::string("seed and salt have 64 hex digits each")};
  return dice_of({*read_seed, *read_salt}, table);
}

}  // namespace cheesemoon::server
