#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "server/store/store.h"

namespace cheesemoon::server {

struct BotLevel {
  /// Small letters and digits, `level1`: the person is `bot-level1`.
  std::string id;
  /// As others see it.
  std::string name;
};

std::string bot_person_id(const BotLevel& level);

/// Sees to it that there is a person for each level, under its present name and with its measured
/// ratings. Bots are people with ratings who cannot log in; their name keys have capitals, which no
/// key of a name has.
StoreResult<Done> ensure_bots(Store& store, std::span<const BotLevel> levels, std::int64_t now);

}  // namespace cheesemoon::server
