#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/remote/terminal_session.h"

namespace cheesemoon::cli {

/// The real server as a process of its own, with a store of its own.
class TestServer {
 public:
  TestServer();
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;
  ~TestServer();

  [[nodiscard]] std::string url() const { return "http://127.0.0.1:" + port_; }
  /// SIGKILL: it cannot do anything about it.
  void kill() { process_->kill(); }
  /// On the same port and with the same store.
  void start_again() { start(port_); }

  /// Arguments of `play` for somebody of that name, whose token is kept as long as the server.
  [[nodiscard]] std::vector<std::string> play(const std::string& name,
                                              std::vector<std::string> more) const;

 private:
  void start(const std::string& port);

  std::string folder_;
  std::string port_;
  std::unique_ptr<TerminalSession> process_;
};

}  // namespace cheesemoon::cli
