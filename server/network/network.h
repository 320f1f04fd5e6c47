#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <unordered_set>
#include <vector>

#include "server/limits/limiter.h"
#include "server/network/connection.h"
#include "server/network/group_slots.h"
#include "server/network/network_counts.h"
#include "server/network/network_options.h"
#include "server/network/network_server.h"

namespace cheesemoon::server {

/// What all connections of a server share. Lives until the last one is gone.
struct Network {
  Network(boost::asio::io_context& io_context, NetworkOptions with_options,
          HttpHandler http_handler, SocketHandler& socket_handler);

  boost::asio::io_context& context;
  const NetworkOptions options;
  HttpHandler http;
  SocketHandler& sockets;

  NetworkCounts counts;
  Limiter requests;
  Limiter new_sockets;
  GroupSlots connection_slots;
  GroupSlots socket_slots;
  std::unordered_set<Connection*> connections;

  bool is_stopping = false;
  /// Told when the last connection goes.
  std::function<void()> when_empty;
};

/// Being among the connections of a network. Keeps the network alive.
class Membership {
 public:
  /// The slot is the one among the connections of its address group.
  Membership(std::shared_ptr<Network> network, GroupSlots::Slot slot);
  Membership(Membership&& other) noexcept = default;
  Membership& operator=(Membership&& other) = delete;
  ~Membership();

  [[nodiscard]] const std::shared_ptr<Network>& network() const { return network_; }
  /// Whoever is connected is this one from now on.
  void becomes(Connection& connection);

 private:
  std::shared_ptr<Network> network_;
  GroupSlots::Slot slot_;
  Connection* connection_ = nullptr;
};

/// Those that are there now.
std::vector<std::shared_ptr<Connection>> connections_of(const Network& network);

}  // namespace cheesemoon::server
