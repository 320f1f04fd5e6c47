#pragma once

#include <string>

#include "server/network/network.h"
#include "server/network/read_request.h"
#include "server/stream/stream.h"

namespace cheesemoon::server {

/// Agrees to a request for a WebSocket and lets the handler talk through it.
void start_web_socket(Membership membership, GroupSlots::Slot slot, Stream stream,
                      std::string group, const BeastRequest& request);

}  // namespace cheesemoon::server
