#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace cheesemoon::server {

/// In characters at least, and in bytes at most: longer ones would only be work for the server.
inline constexpr std::size_t shortest_password = 8;
inline constexpr std::size_t longest_password = 128;

enum class PasswordRefusal { too_short, too_long };

/// A password as it was typed, byte for byte. It cannot be copied or printed, and wipes its memory
/// when it goes.
class Password {
 public:
  /// Takes the text over, and wipes it even if it is refused.
  static Result<Password, PasswordRefusal> take(std::string& text);

  Password(Password&& other) noexcept;
  Password(const Password&) = delete;
  Password& operator=(Password&&) = delete;
  Password& operator=(const Password&) = delete;
  ~Password();

  [[nodiscard]] std::string_view text() const { return {letters_.data(), size_}; }

 private:
  explicit Password(std::string_view text);

  std::array<char, longest_password> letters_{};
  std::size_t size_ = 0;
};

/// What a hash costs: `interactive` is two passes over 64 MiB, `least` as little as there is, for
/// tests alone.
enum class HashCost { interactive, least };

/// Argon2id with a salt of its own, as one text that holds all that `verify_password` needs.
/// Nothing if there is no memory for it.
std::optional<std::string> hash_password(const Password& password, HashCost cost);

/// Whether the hash is the password's. A text that is no hash is nobody's, which takes no time: so
/// that the time does not tell which names exist, check a hash made in advance for those that do
/// not.
bool verify_password(const Password& password, std::string_view hash);

/// Whether a hash was made at another cost or by another method, and is made anew when its password
/// is next at hand.
bool needs_rehash(std::string_view hash, HashCost cost);

}  // namespace cheesemoon::server
