#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>

namespace cheesemoon::workloads {

/// A number that changes exactly when what it is made of does.
class Signature {
 public:
  void add(std::uint32_t word) { value_ = (value_ ^ word) * 16777619U; }
  void add_bits(double number) {
    const auto bits = __builtin_bit_cast(std::uint64_t, number);
    add(static_cast<std::uint32_t>(bits));
    add(static_cast<std::uint32_t>(bits >> 32U));
  }
  [[nodiscard]] std::string text() const { return fmt::format("{:08x}", value_); }

 private:
  std::uint32_t value_ = 0;
};

}  // namespace cheesemoon::workloads
