#pragma once

#include <string_view>

#include "cli/table/table_state.h"

namespace cheesemoon::cli {

/// Whether what a server opened after the game fits what it committed itself to before.
bool is_commitment_kept(std::string_view commitment, const OpeningState& opening);

}  // namespace cheesemoon::cli
