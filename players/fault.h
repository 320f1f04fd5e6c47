#pragma once

#include <string>

namespace cheesemoon::players {

/// Why a player could not choose, to be read after its name: "gave no answer within 10 s".
struct Fault {
  std::string reason;
  friend bool operator==(const Fault&, const Fault&) = default;
};

}  // namespace cheesemoon::players
