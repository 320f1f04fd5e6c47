#pragma once

#include <filesystem>

namespace cheesemoon::cli {

/// Our folder among those of this user, by the XDG Base Directory Specification: in the one that
/// the variable names, or else in `usual` of his home.
std::filesystem::path own_folder(const char* variable, const char* usual);

}  // namespace cheesemoon::cli
