#include "server/network/network.h"

#include <utility>

namespace cheesemoon::server {
namespace {

/// Of address groups that a limiter remembers; each takes about 200 bytes.
constexpr std::size_t most_groups = 50'000;

}  // namespace

Network::Network(boost::asio::io_context& io_context, NetworkOptions with_options,
                 HttpHandler http_handler, SocketHandler& socket_handler)
    : context(io_context),
      options(std::move(with_options)),
      http(std::move(http_handler)),
      sockets(socket_handler),
      requests(options.requests, most_groups),
      new_sockets(options.new_sockets, most_groups) {}

Membership::Membership(std::shared_ptr<Network> network, GroupSlots::Slot slot)
    : network_(std::move(network)), slot_(std::move(slot)) {
  ++network_->counts.connections_open;
  ++network_->counts.connections;
}

Membership::~Membership() {
  // Somebody else has it now.
  if (network_ == nullptr) return;
  --network_->counts.connections_open;
  network_->connections.erase(connection_);
  if (network_->counts.connections_open == 0 && network_->when_empty) network_->when_empty();
}

void Membership::becomes(Connection& connection) {
  network_->connections.erase(connection_);
  connection_ = &connection;
  network_->connections.insert(connection_);
}

std::vector<std::shared_ptr<Connection>> connections_of(const Network& network) {
  std::vector<std::shared_ptr<Connection>> connections;
  connections.reserve(network.connections.size());
  for (Connection* connection : network.connections)
    if (auto shared = connection->weak_from_this().lock()) connections.push_back(std::move(shared));
  return connections;
}

}  // namespace cheesemoon::server
