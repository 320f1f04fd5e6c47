#include "cli/existing_store.h"

#include <fmt/format.h>

#include <filesystem>
#include <utility>

namespace cheesemoon::cli {

Result<server::Store, std::string> open_existing_store(const std::string& place) {
  if (server::is_file(place) && !std::filesystem::exists(place))
    return Failure{fmt::format("there is no store {}; --store says where it is", place)};
  auto store = server::open_store(place);
  if (!store) return Failure{store.error().sentence};
  return std::move(*store);
}

}  // namespace cheesemoon::cli
