#pragma once

#include <cstddef>
#include <string>

#include "server/network/network_options.h"

namespace cheesemoon::server {

struct ServerOptions {
  NetworkOptions network;
  /// A file of SQLite, or `postgresql://...`.
  std::string store;
  /// Nothing, or `nats://...` where several processes share a store.
  std::string bus;
  /// The folder of the built page; without it there is none.
  std::string page;
  /// Threads in which bots think; 0 for one less than there are cores, and at least one.
  std::size_t workers = 0;
  /// For load tests, and unsafe for anything else: no limits per address and person.
  bool has_limits = true;
};

}  // namespace cheesemoon::server
