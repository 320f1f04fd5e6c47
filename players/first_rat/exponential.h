#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace cheesemoon::players {

/// e to the power of x, right to seven digits. The library's is not used because its last digit
/// depends on the machine, and players should choose the same everywhere.
inline float exponential(float x) {
  // x = n * log 2 + rest, the rest being small enough for six terms of the series.
  constexpr float log2_of_e = 1.44269504F;
  constexpr float log_of_2_high = 0.693359375F;
  constexpr float log_of_2_low = -2.12194440e-4F;
  const float bounded = std::clamp(x, -87.0F, 87.0F);
  const float n = std::floor(bounded * log2_of_e + 0.5F);
  const float rest = bounded - n * log_of_2_high - n * log_of_2_low;
  float sum = 1.0F / 720;
  for (const float term : {1.0F / 120, 1.0F / 24, 1.0F / 6, 1.0F / 2, 1.0F, 1.0F})
    sum = sum * rest + term;
  // Two to the power of n, by its bits; not every library has std::bit_cast.
  return sum *
         __builtin_bit_cast(float, static_cast<std::uint32_t>(static_cast<int>(n) + 127) << 23U);
}

}  // namespace cheesemoon::players
