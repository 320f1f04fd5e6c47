#pragma once

#include <sys/types.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "players/fault.h"

namespace cheesemoon::protocol {

/// A command that runs beside us and is spoken to line by line. It has a process group of its own,
/// all of which ends with this object; what it says on standard error is not our business.
class Process {
 public:
  using Clock = std::chrono::steady_clock;

  /// Runs a command line of the shell.
  static Result<std::unique_ptr<Process>, players::Fault> start(const std::string& command);

  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process();

  /// Sends a line, as far as it is taken until the deadline. Whether it was shows in what comes
  /// back.
  void send(std::string_view line, Clock::time_point deadline) const;

  enum class Silence { late, ended, endless_line };
  /// The next line, without its end.
  Result<std::string, Silence> receive(Clock::time_point deadline);

  /// How the command ended, after its output has.
  [[nodiscard]] std::string how_it_ended() const;

  /// Gives the command a moment to end by itself.
  void wait_for_end(Clock::time_point deadline);

 private:
  Process(pid_t id, int socket) : id_(id), socket_(socket) {}

  pid_t id_;
  int socket_;
  std::string received_;
};

}  // namespace cheesemoon::protocol
