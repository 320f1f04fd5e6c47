#include "records/content_folder.h"

#include <cstdlib>

#include "records/share_folder.h"

namespace cheesemoon::records {

std::string content_folder() {
  const char* chosen = std::getenv("CHEESEMOON_CONTENT");
  return chosen != nullptr && *chosen != '\0' ? chosen : share_folder() + "/content";
}

}  // namespace cheesemoon::records
