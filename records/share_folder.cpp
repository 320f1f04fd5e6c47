#include "records/share_folder.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace cheesemoon::records {

std::string share_folder() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  return program.parent_path().parent_path() / "share" / "cheesemoon";
}

std::string content_folder() {
  const char* chosen = std::getenv("CHEESEMOON_CONTENT");
  return chosen != nullptr && *chosen != '\0' ? chosen : share_folder() + "/content";
}

}  // namespace cheesemoon::records
