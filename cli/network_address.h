#pragma once

#include <optional>
#include <string>

namespace cheesemoon::cli {

/// Whether somebody who listens on this address listens on all of them.
bool is_every_address(const std::string& address);

/// The address under which others in the same house find this machine, if it is in a network.
std::optional<std::string> network_address();

}  // namespace cheesemoon::cli
