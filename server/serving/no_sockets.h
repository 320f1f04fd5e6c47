#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "server/network/socket.h"

namespace cheesemoon::server {

/// Where nobody talks.
class NoSockets final : public SocketHandler {
 public:
  void opened(const std::shared_ptr<Socket>& socket) override {
    constexpr std::uint16_t policy = 1008;
    socket->close(policy, "there is nothing to talk about");
  }
  void received(Socket& /*socket*/, std::string_view /*text*/) override {}
  void closed(Socket& /*socket*/) override {}
};

}  // namespace cheesemoon::server
