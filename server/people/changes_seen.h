#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "server/store/store.h"

namespace cheesemoon::server {

/// How far a process has read the list of people who have changed. Whatever ends a session or
/// changes a name adds to it, whoever does it: this process, another one, or the administrator's
/// command. So each process reads it often.
struct ChangesSeen {
  std::int64_t last = 0;
  /// Of the last hundred numbers. PostgreSQL numbers changes when they are made and shows them when
  /// they are durable: one may show up after others with higher numbers.
  std::set<std::int64_t> lately;
};

/// Those who have changed since it was last asked.
StoreResult<std::set<std::string>> people_to_look_at(Store& store, ChangesSeen& seen);

}  // namespace cheesemoon::server
