#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/first_rat/content.h"
#include "json/error.h"

namespace cheesemoon::records {

/// The content that games of First Rat are played with, read once and kept. A content is a board
/// `NAME.json` together with the folder's `items.json` and `solo-cards.json`.
class FirstRatLibrary {
 public:
  explicit FirstRatLibrary(std::string folder) : folder_(std::move(folder)) {}

  /// That of the folder `content/`, or of the folder that CHEESEMOON_CONTENT names.
  static FirstRatLibrary& standard();

  /// The content of that name. It stays where it is as long as the library lives.
  Result<const first_rat::Content*, JsonError> find(std::string_view name);

 private:
  std::string folder_;
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<first_rat::Content>, std::less<>> contents_;
};

}  // namespace cheesemoon::records
