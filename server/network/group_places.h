#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

namespace cheesemoon::server {

/// How many of something each address group has now.
class GroupPlaces {
 public:
  /// Taken as long as this lives, which must not be longer than the GroupPlaces.
  class Place {
   public:
    Place(Place&& other) noexcept : places_(other.places_), group_(other.group_) {
      other.places_ = nullptr;
    }
    Place& operator=(Place&& other) = delete;
    ~Place() {
      if (places_ != nullptr) places_->leave(*group_);
    }

   private:
    friend GroupPlaces;
    Place(GroupPlaces& places, const std::string& group) : places_(&places), group_(&group) {}

    GroupPlaces* places_;
    const std::string* group_;
  };

  GroupPlaces() = default;
  GroupPlaces(const GroupPlaces&) = delete;
  GroupPlaces& operator=(const GroupPlaces&) = delete;

  /// Nothing if the group has that many already.
  std::optional<Place> take(const std::string& group, std::size_t most);

 private:
  void leave(const std::string& group);

  std::unordered_map<std::string, std::size_t> taken_;
};

}  // namespace cheesemoon::server
