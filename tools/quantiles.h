#pragma once

#include <boost/json/object.hpp>
#include <string>

#include "tools/latencies.h"

namespace cheesemoon::tools {

// The middle and the long end, in milliseconds.

boost::json::object quantiles_json(const Latencies& latencies);
std::string quantiles_text(const Latencies& latencies);

}  // namespace cheesemoon::tools
