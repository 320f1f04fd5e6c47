#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "players/budget.h"
#include "players/fault.h"
#include "protocol/process.h"

namespace cheesemoon::protocol {

/// How long an engine may take beyond what its budget gives it.
using Patience = std::chrono::milliseconds;

/// An engine that runs as a command of its own. It is started when it is first asked, and it is
/// asked nothing more once it has failed.
class ChildEngine {
 public:
  ChildEngine(std::string command, std::string game, std::uint64_t seed, Patience patience);
  ChildEngine(const ChildEngine&) = delete;
  ChildEngine& operator=(const ChildEngine&) = delete;
  /// Says goodbye.
  ~ChildEngine();

  /// What it is asked: the line of the position, and the actions that it may answer with as a list.
  struct Request {
    std::string position;
    std::string offered;
  };
  /// The action it answers with, as text.
  Result<std::string, players::Fault> ask(const Request& request, const players::Budget& budget);

 private:
  using Fault = players::Fault;
  using Clock = Process::Clock;

  std::optional<Fault> start(unsigned threads);
  Result<std::string, Fault> converse(const Request& request, const players::Budget& budget);
  /// The fault of one who answers nothing, or nothing more.
  Fault fault_of(Process::Silence silence, Patience waited) const;

  std::string command_;
  std::string game_;
  std::uint64_t seed_;
  Patience patience_;
  std::unique_ptr<Process> process_;
  /// Engines that know the rules need no list of what is legal.
  bool wants_offer_ = false;
  std::optional<Fault> fault_;
};

}  // namespace cheesemoon::protocol
