#pragma once

#include <vector>

#include "server/identity/secret.h"
#include "server/store/store.h"

namespace cheesemoon::server {

/// The name of the secret that holds them, in base64url with spaces between them. To change keys,
/// put a new one in front of it, see server/identity/tokens.h.
inline constexpr const char* guest_keys_name = "guest-token-keys";

/// The keys of guests' tokens, the same for all processes of a server; a new one if there is none.
StoreResult<std::vector<Secret>> load_guest_keys(Store& store);

}  // namespace cheesemoon::server
