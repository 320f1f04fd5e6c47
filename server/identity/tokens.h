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
  /// Where alone it is valid, an address group; empty if it is valid everywhere.
  std::string bound_to{};

  bool operator==(const Claims&) const = default;
};

enum class TokenRefusal { malformed, wrong_signature, expired };

/// A token is 87 letters of base64url for 65 bytes: 1 (the format), the person's 16, the seconds
/// since 1970 at which it was issued and expires (8 each, the highest first), and a signature of
/// 32: HMAC-SHA-512/256 of the text "cheesemoon guest token" and all bytes before it. Anybody can
/// read it; only who has a key can write it. A token that is bound to an address group begins with
/// 2 instead, and its signature is of the group, too, which follows all else.
///
/// The first key signs. To change keys, put a new one first, and drop the old one when the last of
/// its tokens has expired.
std::string issue_token(std::span<const Secret> keys, const Claims& claims);

/// The claims of a token that one of the keys has signed and that has not expired. One that seems
/// to come from later was issued before the clock of the machine was set back, and is as good as
/// any. How long the check of a signature takes says nothing about the right one. A token that
/// is bound to another address group has a wrong signature.
Result<Claims, TokenRefusal> read_token(std::span<const Secret> keys, std::string_view text,
                                        std::chrono::sys_seconds now,
                                        std::string_view address_group = {});

}  // namespace cheesemoon::server
