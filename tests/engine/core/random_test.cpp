#include "engine/core/random.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace cheesemoon {
namespace {

// The known answers that the authors of Philox publish with their Random123 library.
TEST(Philox, GivesThePublishedAnswers) {
  EXPECT_EQ(philox({0, 0, 0, 0}, {0, 0}),
            (PhiloxBlock{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  EXPECT_EQ(philox({0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff}),
            (PhiloxBlock{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
            (PhiloxBlock{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

TEST(Random, IsTheSameForTheSameSeedAndStream) {
  Random first(5, 9);
  Random second(5, 9);
  for (int draw = 0; draw < 100; ++draw) EXPECT_EQ(first.bits(), second.bits());
}

TEST(Random, DiffersBetweenSeedsAndStreams) {
  const std::uint32_t reference = Random(5, 9).bits();
  EXPECT_NE(reference, Random(6, 9).bits());
  EXPECT_NE(reference, Random(5, 10).bits());
}

TEST(Random, DrawsEveryNumberBelowABoundAboutEquallyOften) {
  Random random(1);
  constexpr int draws = 70'000;
  std::array<int, 7> counts{};
  for (int draw = 0; draw < draws; ++draw) ++counts.at(random.below(7));
  // Chi-squared with 6 degrees of freedom stays below 22.5 in 999 of 1000 cases; the seed is fixed.
  double chi_squared = 0;
  for (const int count : counts) {
    const double difference = count - draws / 7.0;
    chi_squared += difference * difference / (draws / 7.0);
  }
  EXPECT_LT(chi_squared, 22.5);
}

TEST(Random, HasNoBiasNearTheLargestBound) {
  Random random(2);
  constexpr std::uint32_t bound = 0xC0000000U;
  int upper_half = 0;
  for (int draw = 0; draw < 10'000; ++draw) {
    const std::uint32_t number = random.below(bound);
    ASSERT_LT(number, bound);
    if (number >= bound / 2) ++upper_half;
  }
  EXPECT_NEAR(upper_half, 5'000, 200);
}

TEST(Random, BelowOneIsAlwaysZero) {
  Random random(3);
  for (int draw = 0; draw < 10; ++draw) EXPECT_EQ(random.below(1), 0U);
}

TEST(Random, ContinuesAfterAnyNumberOfWords) {
  for (std::uint64_t words = 0; words < 20; ++words) {
    Random drawn(5, 6);
    for (std::uint64_t word = 0; word < words; ++word) (void)drawn.bits();
    EXPECT_EQ(drawn.taken(), words);
    Random continued(5, 6);
    continued.continue_after(words);
    EXPECT_EQ(continued.taken(), words);
    EXPECT_EQ(continued.bits(), drawn.bits());
  }
}

TEST(Random, UnitIsFromZeroToBelowOne) {
  Random random(4);
  double sum = 0;
  for (int draw = 0; draw < 10'000; ++draw) {
    const double unit = random.unit();
    ASSERT_GE(unit, 0);
    ASSERT_LT(unit, 1);
    sum += unit;
  }
  EXPECT_NEAR(sum / 10'000, 0.5, 0.02);
}

}  // namespace
}  // namespace cheesemoon
