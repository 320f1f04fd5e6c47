#pragma once

#include <string>

namespace cheesemoon::records {

/// Where the content files are: with the program, or where the environment says.
std::string content_folder();

}  // namespace cheesemoon::records
