#pragma once

#include <string>

namespace cheesemoon {

/// Where this build lies. Only places.cpp knows, so that everything else compiles to the same in
/// every clone and clones share one compiler cache.

/// The folder tests/.
std::string tests_folder();

/// The program cheesemoon.
std::string program_under_test();

}  // namespace cheesemoon
