#pragma once

#include <cstddef>
#include <string_view>

#include "engine/core/fixed_vector.h"

namespace cheesemoon {

/// A short text that never allocates; notation is written into it.
template <std::size_t Capacity>
class FixedText {
 public:
  constexpr FixedText() = default;

  constexpr FixedText& operator<<(char letter) {
    letters_.push_back(letter);
    return *this;
  }
  constexpr FixedText& operator<<(std::string_view text) {
    for (const char letter : text) letters_.push_back(letter);
    return *this;
  }

  [[nodiscard]] constexpr std::string_view view() const {
    return {letters_.data(), letters_.size()};
  }

  friend constexpr bool operator==(const FixedText&, const FixedText&) = default;

 private:
  FixedVector<char, Capacity> letters_;
};

constexpr char digit(unsigned value) {
  return static_cast<char>('0' + value);
}

}  // namespace cheesemoon
