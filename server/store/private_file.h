#pragma once

#include <string>

namespace cheesemoon::server {

/// Whether somebody else of this machine may read or write a file that is there.
bool is_open_to_others(const std::string& path);

/// A file that is not there is made, empty, for its owner alone; from one that is there others are
/// shut out, as far as it is ours to do so.
void make_private(const std::string& path);

}  // namespace cheesemoon::server
