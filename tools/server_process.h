#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

#include "engine/core/result.h"

namespace cheesemoon::tools {

/// A port of this machine that nobody uses at the moment.
Result<std::uint16_t, std::string> free_port();

/// `cheesemoon serve` as a process of its own.
class ServerProcess {
 public:
  struct Options {
    /// The file of the program `cheesemoon`.
    std::string program;
    std::string store;
    std::uint16_t port = 0;
    /// Where its output goes.
    std::string log;
    /// The library that makes its machine a faulty one, and the file with its faults; if wanted.
    std::string faulty_machine{};
    std::string faults{};
  };

  explicit ServerProcess(Options options);
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  /// Kills it.
  ~ServerProcess();

  /// It has been ended before. False if there is no such program.
  bool start();
  /// As a power cut does.
  void kill();
  /// As whoever runs it does: whether it ended well.
  bool stop();
  /// Whether it has ended without having been told to.
  bool has_ended();
  /// By what, and what it said last.
  [[nodiscard]] std::string how_it_ended() const;
  /// Whether it gets more memory than it has.
  void let_grow(bool may_grow) const;

 private:
  Options options_;
  pid_t process_ = 0;
  int status_ = 0;
};

}  // namespace cheesemoon::tools
