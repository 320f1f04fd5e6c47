#pragma once

#include <string>

#include "cli/commands.h"
#include "cli/words.h"
#include "records/rat_document.h"

namespace cheesemoon::cli {

/// What to play in the position after a record's actions. An error, if any, is returned.
std::string hint(const records::BraveRatsDocument& document, const HintArguments& arguments,
                 const Words& words);
std::string hint(const records::FirstRatDocument& document, const HintArguments& arguments,
                 const Words& words);

}  // namespace cheesemoon::cli
