#pragma once

#include <cstdlib>

namespace cheesemoon::fuzz {

/// What must hold for every input; the fuzzer reports an input for which it does not.
inline void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace cheesemoon::fuzz
