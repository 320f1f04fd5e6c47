#include "server/network/group_slots.h"

namespace cheesemoon::server {

std::optional<GroupSlots::Slot> GroupSlots::take(const std::string& group, std::size_t most) {
  if (most == 0) return std::nullopt;
  const auto entry = taken_.try_emplace(group, 0).first;
  if (entry->second >= most) return std::nullopt;
  ++entry->second;
  return Slot(*this, entry->first);
}

void GroupSlots::leave(const std::string& group) {
  const auto entry = taken_.find(group);
  if (--entry->second == 0) taken_.erase(entry);
}

}  // namespace cheesemoon::server
