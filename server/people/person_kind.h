#pragma once

#include <cstdint>
#include <string_view>

#include "server/store/person.h"

namespace cheesemoon::server {

/// Guests have no name key. Bots have an id that no person can draw, so that it tells them apart
/// even where there is nothing but the id.
enum class PersonKind : std::uint8_t { guest, account, bot };

inline constexpr std::string_view bot_id_prefix = "bot-";

/// Random ids may begin like a bot's, but are as long as no bot's.
bool is_bot_id(std::string_view id);

PersonKind kind_of(const Person& person);

/// As in JSON: `guest`, `account`, `bot`.
std::string_view kind_name(PersonKind kind);

}  // namespace cheesemoon::server
