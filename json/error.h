#pragma once

#include <string>

namespace cheesemoon {

/// What is wrong with a text, and where: a place in it (`line 3, column 7`) or in its structure
/// (`actions[4]`). The place is empty if it is the text as a whole.
struct JsonError {
  std::string where;
  std::string what;
};

inline std::string describe(const JsonError& error) {
  return error.where.empty() ? error.what : error.where + ": " + error.what;
}

}  // namespace cheesemoon
