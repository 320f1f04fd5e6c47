#pragma once

#include <iosfwd>
#include <string>

namespace cheesemoon::protocol {

/// Who an engine says it is.
struct Identity {
  std::string name;
  std::string version;
};

/// Reads commands and answers them, until it is told to quit or the input ends. It thinks in a
/// thread of its own, so that it can be stopped.
void run_session(std::istream& in, std::ostream& out, const Identity& identity);

}  // namespace cheesemoon::protocol
