#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cheesemoon::server {

struct ClientOptions {
  /// A PEM file of the authorities to trust; empty means those of the system.
  std::string authority_file;
  /// For everything that is done at once: connecting, asking and being answered.
  std::chrono::milliseconds timeout = std::chrono::seconds(10);
  std::optional<std::string> token;
  /// Besides those that every request has.
  std::vector<std::pair<std::string, std::string>> headers;
};

}  // namespace cheesemoon::server
