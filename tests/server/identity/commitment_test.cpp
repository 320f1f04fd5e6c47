#include "server/identity/commitment.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>

#include "engine/brave_rats/brave_rats.h"
#include "engine/core/chance.h"

namespace cheesemoon::server {
namespace {

using brave_rats::BraveRats;

Secret counting_from(std::uint8_t first) {
  std::array<std::uint8_t, Secret::size> bytes{};
  for (std::size_t byte = 0; byte < bytes.size(); ++byte)
    bytes[byte] = static_cast<std::uint8_t>(first + byte);
  return Secret(bytes);
}

Opening known_opening() {
  return {.seed = counting_from(0), .salt = counting_from(32)};
}

/// What a game begins with when its chance comes from this seed.
BraveRats::State set_up(const Secret& seed, std::string_view table) {
  Random random = random_of(seed, table);
  BraveRats::State state = BraveRats::start({.variant = brave_rats::Variant::deal});
  while (BraveRats::is_setting_up(state)) {
    const auto outcome = draw_chance<BraveRats>(state, random);
    EXPECT_EQ(BraveRats::apply(state, Seat::chance, outcome), Applied::done);
  }
  return state;
}

// The numbers come from Python's hashlib, by the lines in commitment.h.
TEST(Commitment, IsComputedAsDescribed) {
  EXPECT_EQ(commit(known_opening()),
            "d2780ab604f293457e2c19361ef3282301d12264dc020051d70d3b54bd82d058");
}

TEST(Commitment, GivesRandomNumbersAsDescribed) {
  Random random = random_of(counting_from(0), "bcdfghjkmn");
  Random expected(0x131fec26fcb2940f, 0x1926c60d376337fa);
  for (int draw = 0; draw < 20; ++draw) EXPECT_EQ(random.bits(), expected.bits());
}

TEST(Commitment, IsVerifiedByItsOpeningAlone) {
  const Opening opening = random_opening();
  const std::string commitment = commit(opening);
  EXPECT_TRUE(verify(commitment, opening));
  EXPECT_FALSE(verify(commitment, {Secret::random(), opening.salt}));
  EXPECT_FALSE(verify(commitment, {opening.seed, Secret::random()}));
  EXPECT_FALSE(verify(commitment, {opening.salt, opening.seed}));
  EXPECT_FALSE(verify("", opening));
  EXPECT_FALSE(verify(commitment.substr(1), opening));
}

TEST(Commitment, HasANewSeedAndSaltEveryTime) {
  const Opening opening = random_opening();
  const Opening other = random_opening();
  EXPECT_FALSE(opening.seed == other.seed);
  EXPECT_FALSE(opening.salt == other.salt);
  EXPECT_FALSE(opening.seed == opening.salt);
}

TEST(Commitment, GivesEveryTableRandomNumbersOfItsOwn) {
  const Secret seed = counting_from(0);
  std::set<std::uint32_t> first_draws;
  for (const char letter : std::string_view("bcdfghjkmnpqrstvwxyz")) {
    first_draws.insert(random_of(seed, std::string(10, letter)).bits());
  }
  EXPECT_EQ(first_draws.size(), 20U);
}

TEST(Commitment, LetsASetUpBeDrawnAgain) {
  const Secret seed = counting_from(0);
  const BraveRats::State shown = set_up(seed, "bcdfghjkmn");
  EXPECT_EQ(set_up(seed, "bcdfghjkmn"), shown);
  EXPECT_NE(set_up(counting_from(1), "bcdfghjkmn"), shown);
  EXPECT_NE(set_up(seed, "bcdfghjkmp"), shown);
}

}  // namespace
}  // namespace cheesemoon::server
