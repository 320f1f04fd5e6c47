#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "server/network/network_options.h"

namespace cheesemoon::server {

/// Where to listen; port 0 is any that is free.
struct ListenAt {
  std::string address;
  std::uint16_t port = 0;
};

struct ServerOptions {
  NetworkOptions network;
  /// A file of SQLite, or `postgresql://...`.
  std::string store;
  /// Nothing, or `nats://...` where several processes share a store.
  std::string bus;
  /// Where figures are told to whoever watches over the server, if anywhere.
  std::optional<ListenAt> metrics;
  /// The folder of the built page; without it there is none.
  std::string page;
  /// Threads in which bots think that somebody plays with; 0 for one less than there are cores, and
  /// at least one.
  std::size_t workers = 0;
  /// How long guests are kept who do not come; 0 is for ever.
  std::chrono::days keep_guests{0};
  /// For load tests, and unsafe for anything else: no limits per address and person.
  bool has_limits = true;
};

}  // namespace cheesemoon::server
