#pragma once

#include <string>

#include "engine/core/result.h"
#include "server/store/store.h"

namespace cheesemoon::cli {

/// The store of a server, which has to be there: opening a file that is not would make an empty
/// one. The error is a sentence.
Result<server::Store, std::string> open_existing_store(const std::string& place);

}  // namespace cheesemoon::cli
