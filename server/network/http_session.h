#pragma once

#include <string>

#include "server/network/network.h"
#include "server/stream/stream.h"

namespace cheesemoon::server {

/// Talks HTTP with whoever has connected, until one of both goes or it becomes a WebSocket. The
/// group is that of the other end of the connection.
void start_http_session(Membership membership, Stream stream, std::string peer_group);

}  // namespace cheesemoon::server
