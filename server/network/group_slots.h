#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

namespace cheesemoon::server {

/// How many of something each address group has now.
class GroupSlots {
 public:
  /// Taken as long as this lives, which must not be longer than the GroupSlots.
  class Slot {
   public:
    Slot(Slot&& other) noexcept : slots_(other.slots_), group_(other.group_) {
      other.slots_ = nullptr;
    }
    Slot& operator=(Slot&& other) = delete;
    ~Slot() {
      if (slots_ != nullptr) slots_->leave(*group_);
    }

   private:
    friend GroupSlots;
    Slot(GroupSlots& slots, const std::string& group) : slots_(&slots), group_(&group) {}

    GroupSlots* slots_;
    const std::string* group_;
  };

  GroupSlots() = default;
  GroupSlots(const GroupSlots&) = delete;
  GroupSlots& operator=(const GroupSlots&) = delete;

  /// Nothing if the group has that many already.
  std::optional<Slot> take(const std::string& group, std::size_t most);

 private:
  void leave(const std::string& group);

  std::unordered_map<std::string, std::size_t> taken_;
};

}  // namespace cheesemoon::server
