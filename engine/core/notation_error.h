#pragma once

#include <cstddef>
#include <string_view>

namespace cheesemoon {

/// Why a text is not a position or an action: which part, where it begins, and what belongs there.
/// The texts are constants of the engine.
struct NotationError {
  std::string_view part;
  std::size_t offset = 0;
  std::string_view expected;
};

}  // namespace cheesemoon
