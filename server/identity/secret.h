#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace cheesemoon::server {

/// 256 secret bits: a key or a seed. Every copy wipes its memory when it goes, and there is no way
/// to print one by accident.
class Secret {
 public:
  static constexpr std::size_t size = 32;

  explicit Secret(std::span<const std::uint8_t, size> bytes);
  Secret(const Secret&) = default;
  Secret& operator=(const Secret&) = default;
  ~Secret();

  /// From 64 hex digits; nothing if the text is anything else.
  static std::optional<Secret> read(std::string_view digits);
  /// From the random numbers of the system.
  static Secret random();

  [[nodiscard]] std::span<const std::uint8_t, size> bytes() const { return bytes_; }

  /// Takes the same time whatever differs.
  bool operator==(const Secret& other) const;

 private:
  std::array<std::uint8_t, size> bytes_{};
};

}  // namespace cheesemoon::server
