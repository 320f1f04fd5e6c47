#pragma once

#include <cstdlib>

namespace cheesemoon {

/// Whether tests that play many games or walk whole trees do so to the end. `./check` asks for it
/// by CHEESEMOON_THOROUGH where the program is optimised; everybody else gets fewer games of each
/// kind.
inline bool is_thorough() {
  static const bool is_asked_for = std::getenv("CHEESEMOON_THOROUGH") != nullptr;
  return is_asked_for;
}

template <class Number>
Number thoroughly(Number all, Number some) {
  return is_thorough() ? all : some;
}

}  // namespace cheesemoon
