#pragma once

#include <boost/json/object.hpp>
#include <span>

#include "server/store/head.h"

namespace cheesemoon::server {

/// What somebody has achieved against Greg, by all his tables in any order: which challenges were
/// met first where, and the best win, for each difficulty.
boost::json::object challenge_board(std::span<const Head> heads);

}  // namespace cheesemoon::server
