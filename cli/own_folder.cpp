#include "cli/own_folder.h"

#include <cstdlib>

namespace cheesemoon::cli {

std::filesystem::path own_folder(const char* variable, const char* usual) {
  const char* named = std::getenv(variable);
  const char* home = std::getenv("HOME");
  std::filesystem::path folder;
  if (named != nullptr && *named != '\0') {
    folder = named;
  } else if (home != nullptr && *home != '\0') {
    folder = std::filesystem::path(home) / usual;
  }
  return folder / "cheesemoon";
}

}  // namespace cheesemoon::cli
