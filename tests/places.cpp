#include "places.h"

namespace cheesemoon {

std::string tests_folder() {
  return CHEESEMOON_TESTS_FOLDER;
}

std::string program_under_test() {
  return CHEESEMOON_PROGRAM;
}

}  // namespace cheesemoon
