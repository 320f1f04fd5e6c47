#pragma once

#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <utility>

#include "server/stream/stream.h"

namespace cheesemoon::server {

/// How Beast ends a connection after both sides of a WebSocket have said goodbye.
template <class Handler>
void async_teardown(boost::beast::role_type role, Stream& stream, Handler&& handler) {
  using boost::beast::async_teardown;
  using boost::beast::websocket::async_teardown;
  if (TlsStream* const secure = stream.tls())
    async_teardown(role, *secure, std::forward<Handler>(handler));
  else
    async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

}  // namespace cheesemoon::server
