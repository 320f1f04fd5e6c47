#pragma once

#include <chrono>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "server/identity/ids.h"
#include "server/identity/secret.h"

namespace cheesemoon::server {

/// What a guest's token says: who he is, since when and until when.
struct Claims {
  Id person;
  std::chrono::sys_seconds issued;
  std::chrono::sys_seconds expires;

  bool operator==(const Claims&) const = default;
};

enum class TokenRefusal { malformed, wrong_signature, not_yet_valid, expired };

/// The clocks of two servers may differ by as much; a token from later than that is refused.
inline constexpr std::chrono::seconds clock_leeway{60};

/// A token is 87 letters of base64url for 65 bytes: 1 (the format), the person's 16, the seconds
/// since 1970 at which it was issued and expires (8 each, the highest first), and a signature of
/// 32: HMAC-SHA-512/256 of the text "cheesemoon guest token" and all bytes before it. Anybody can
/// read it; only who has a key can write it.
///
/// The first key signs. To change keys, put a new one first, and drop the old one when the last of
/// its tokens has expired.
std::string issue_token(std::span<const Secret> keys, const Claims& claims);

/// The claims of a token that one of the keys has signed and whose time it is: from when it was
/// issued until just before it expires. How long the check of a signature takes says nothing about
/// the right one.
Result<Claims, TokenRefusal> read_token(std::span<const Secret> keys, std::string_view text,
                                        std::chrono::sys_seconds now);

}  // namespace cheesemoon::server
