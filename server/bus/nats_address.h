#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace cheesemoon::server {

/// Where servers of NATS are.
struct NatsAddress {
  /// As the library of NATS reads them, with names and passwords.
  std::vector<std::string> urls;
  bool is_secure = false;

  /// For people: without names and passwords.
  [[nodiscard]] std::string shown() const;
};

/// The error does not repeat the address, which may have a password.
Result<NatsAddress, std::string> read_nats_address(std::string_view text);

}  // namespace cheesemoon::server
