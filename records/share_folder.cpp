#include "records/share_folder.h"

#include <filesystem>
#include <system_error>

namespace cheesemoon::records {

std::string share_folder() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  return program.parent_path().parent_path() / "share" / "cheesemoon";
}

}  // namespace cheesemoon::records
