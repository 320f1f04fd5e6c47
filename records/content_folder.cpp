#include "records/content_folder.h"

#include <cstdlib>

namespace cheesemoon::records {

std::string content_folder() {
  const char* chosen = std::getenv("CHEESEMOON_CONTENT");
  return chosen != nullptr && *chosen != '\0' ? chosen : CHEESEMOON_CONTENT_FOLDER;
}

}  // namespace cheesemoon::records
