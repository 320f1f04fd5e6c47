#pragma once

#include <cstdint>

namespace cheesemoon::cli {

/// A seed that nobody knows before.
std::uint64_t fresh_seed();

}  // namespace cheesemoon::cli
