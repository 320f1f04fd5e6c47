#include "server/people/changes_seen.h"

#include <algorithm>

namespace cheesemoon::server {

StoreResult<std::set<std::string>> people_to_look_at(Store& store, ChangesSeen& seen) {
  constexpr std::int64_t most_late = 100;
  const auto changes = store.people_changed(seen.last - most_late);
  if (!changes) return Failure{changes.error()};
  std::set<std::string> people;
  for (const PersonChange& change : *changes) {
    if (!seen.lately.insert(change.number).second) continue;
    people.insert(change.person);
    seen.last = std::max(seen.last, change.number);
  }
  seen.lately.erase(seen.lately.begin(), seen.lately.upper_bound(seen.last - most_late));
  return people;
}

}  // namespace cheesemoon::server
