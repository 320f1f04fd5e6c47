#pragma once

#include <string>

namespace cheesemoon::records {

/// What comes with the program besides itself, its content and its page: the folder
/// `share/cheesemoon` beside the one that the program is in, as `/usr/share/cheesemoon` is for
/// `/usr/bin/cheesemoon`. A build has such a folder, too.
std::string share_folder();

/// Where the content files are: with the program, or where the environment says.
std::string content_folder();

}  // namespace cheesemoon::records
