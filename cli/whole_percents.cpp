#include "cli/whole_percents.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cheesemoon::cli {

std::vector<int> whole_percents(std::span<const float> shares) {
  std::vector<int> percents;
  percents.reserve(shares.size());
  for (const float share : shares) percents.push_back(static_cast<int>(std::floor(100 * share)));
  std::vector<std::size_t> by_loss(shares.size());
  std::iota(by_loss.begin(), by_loss.end(), 0U);
  std::vector<float> lost;
  lost.reserve(shares.size());
  for (std::size_t place = 0; place < shares.size(); ++place)
    lost.push_back(100 * shares[place] - static_cast<float>(percents[place]));
  std::stable_sort(by_loss.begin(), by_loss.end(),
                   [&](std::size_t left, std::size_t right) { return lost[left] > lost[right]; });
  int missing = 100 - std::accumulate(percents.begin(), percents.end(), 0);
  for (const std::size_t place : by_loss)
    if (missing-- > 0) ++percents[place];
  return percents;
}

}  // namespace cheesemoon::cli
