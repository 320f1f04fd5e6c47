#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "require.h"
#include "server/identity/tokens.h"

using namespace cheesemoon;
using namespace cheesemoon::server;

namespace {

constexpr std::chrono::sys_seconds now{std::chrono::seconds{1'700'000'000}};

/// The key with which the seeds are signed: 0, 1, 2, ...
std::array<Secret, 1> counting_key() {
  std::array<std::uint8_t, Secret::size> bytes{};
  for (std::size_t byte = 0; byte < bytes.size(); ++byte)
    bytes[byte] = static_cast<std::uint8_t>(byte);
  return {Secret(bytes)};
}

}  // namespace

// Any text is refused or is the token that its claims are issued as; and a token that was issued is
// refused after any change.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto keys = counting_key();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto claims = read_token(keys, text, now);
  if (claims) fuzz::require(issue_token(keys, *claims) == text);

  // The text also says who gets a token, and what is changed of it.
  Claims own{.person = {}, .issued = now, .expires = now + std::chrono::seconds{1}, .bound_to = {}};
  std::copy_n(data, std::min(size, own.person.bytes.size()), own.person.bytes.begin());
  std::string token = issue_token(keys, own);
  const auto own_again = read_token(keys, token, now);
  fuzz::require(own_again && *own_again == own);
  if (size < 2) return 0;
  const std::string issued = token;
  token[data[0] % token.size()] = static_cast<char>(data[1]);
  fuzz::require(token == issued || !read_token(keys, token, now).ok());
  return 0;
}
