#pragma once

#include <string>

#include "cli/commands.h"
#include "cli/words.h"
#include "records/rat_document.h"

namespace cheesemoon::cli {

/// Compares recorded games with better play. An error, if any, is returned.
std::string analyse(const records::BraveRatsDocument& document, const AnalyseArguments& arguments,
                    const Words& words);
std::string analyse(const records::FirstRatDocument& document, const AnalyseArguments& arguments,
                    const Words& words);

}  // namespace cheesemoon::cli
