#pragma once

#include <optional>

#include "engine/first_rat/first_rat.h"

namespace cheesemoon::workloads {

/// A race on the standard board; alone it is against Greg. Nothing if the board cannot be read.
std::optional<first_rat::Options> race(unsigned seats, first_rat::Difficulty solo);

}  // namespace cheesemoon::workloads
