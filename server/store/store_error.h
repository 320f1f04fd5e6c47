#pragma once

#include <cstdint>
#include <string>

#include "engine/core/result.h"

namespace cheesemoon::server {

/// Why the store did not do something. The sentence is for whoever runs the server.
struct StoreError {
  enum class Kind : std::uint8_t {
    refused,      // a mistake of the caller
    taken,        // an id or a name that is somebody's already
    missing,      // nobody and nothing of that id
    outdated,     // changed by somebody else since it was read; nothing was done
    busy,         // locked by another program for too long; later it may work
    collision,    // again and again in another transaction's way; later it may work
    full,         // no room left
    unreachable,  // no connection; nothing was done
    unknown,      // the connection was lost at the end: it may have been done
    not_writable,
    damaged,
    newer,  // written by a newer program
    other,
  };

  Kind kind = Kind::other;
  std::string sentence;
};

template <class Value>
using StoreResult = Result<Value, StoreError>;

/// The value of what has none.
struct Done {};

}  // namespace cheesemoon::server
