#pragma once

#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "server/identity/secret.h"
#include "server/store/store.h"

namespace cheesemoon::server {

inline constexpr std::chrono::days guest_token_lifetime{400};
/// A session ends when its device has not been seen for as long.
inline constexpr std::chrono::days session_patience{90};
/// A session is not written down as seen more often than this, nor a person.
inline constexpr std::chrono::hours session_seen_interval{1};
inline constexpr std::chrono::days person_seen_interval{1};

struct AuthenticationRefusal {
  enum class Kind : std::uint8_t {
    invalid,  // nobody's, or no longer
    expired,
    banned,
    store_failed,
  };

  Kind kind = Kind::invalid;
  /// Of the store.
  StoreError error;
};

/// Bound to an address group, if there is one.
std::string issue_guest_token(std::span<const Secret> guest_keys, const Person& guest,
                              std::int64_t now, const std::string& bound_to = {});

/// Whose token this is: a guest's, or that of a session. A guest who has become an account needs a
/// session: his old token, which cannot be taken back, is worth nothing any more. The address group
/// is the one that the token comes from.
Result<Person, AuthenticationRefusal> authenticate(Store& store, std::span<const Secret> guest_keys,
                                                   std::string_view token,
                                                   std::string_view address_group,
                                                   std::int64_t now);

/// Deletes the sessions that have ended; once a day is enough, none of them lets anybody in.
StoreResult<Done> delete_ended_sessions(Store& store, std::int64_t now);

}  // namespace cheesemoon::server
