#pragma once

#include <span>
#include <vector>

namespace cheesemoon::cli {

/// Shares that together are 1 as whole percents that together are 100: those that lose most by
/// rounding down get one more.
std::vector<int> whole_percents(std::span<const float> shares);

}  // namespace cheesemoon::cli
