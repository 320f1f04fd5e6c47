#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <thread>

#include "server/serving/server.h"

namespace cheesemoon::tools {

/// A server in this process, which serves while it is there.
class Serving {
 public:
  Serving(const std::string& store, bool has_limits) {
    server::ServerOptions options;
    options.store = store;
    options.has_limits = has_limits;
    auto started = server::Server::start(options);
    EXPECT_TRUE(started);
    server_ = std::move(*started);
    thread_ = std::thread([this] { server_->run(); });
  }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;
  ~Serving() {
    server_->stop();
    thread_.join();
  }

  [[nodiscard]] std::string url() const {
    return "http://127.0.0.1:" + std::to_string(server_->port());
  }

 private:
  std::unique_ptr<server::Server> server_;
  std::thread thread_;
};

}  // namespace cheesemoon::tools
