#pragma once

#include <chrono>

#include "protocol/child_engine.h"

namespace cheesemoon::cli {

/// How long to wait for players that are programs of their own.
inline protocol::Patience patience_of(double seconds) {
  return std::chrono::duration_cast<protocol::Patience>(std::chrono::duration<double>(seconds));
}

}  // namespace cheesemoon::cli
