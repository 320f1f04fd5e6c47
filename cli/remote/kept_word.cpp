#include "cli/remote/kept_word.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>

#include "server/identity/commitment.h"

namespace cheesemoon::cli {

namespace {

std::optional<server::Secret> read_secret(std::string_view digits) {
  std::array<std::uint8_t, server::Secret::size> bytes{};
  if (digits.size() != 2 * bytes.size()) return std::nullopt;
  for (std::size_t place = 0; place < bytes.size(); ++place) {
    const char* begin = digits.data() + 2 * place;
    const auto [end, error] = std::from_chars(begin, begin + 2, bytes[place], 16);
    if (error != std::errc() || end != begin + 2) return std::nullopt;
  }
  return server::Secret(bytes);
}

}  // namespace

bool has_kept_word(std::string_view commitment, const RemoteOpening& opening) {
  const auto seed = read_secret(opening.seed);
  const auto salt = read_secret(opening.salt);
  return seed && salt && server::verify(commitment, {*seed, *salt});
}

}  // namespace cheesemoon::cli
