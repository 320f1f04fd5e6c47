#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/random.h"
#include "engine/core/result.h"
#include "tools/latencies.h"
#include "tools/light_sockets.h"

namespace cheesemoon::tools {

/// Somebody who plays First Rat against a bot of level 8, and looks at the table all the time.
class WatchedPlayer final : public LightSocketHandler {
 public:
  /// From that address of this machine.
  static Result<std::unique_ptr<WatchedPlayer>, std::string> make(const server::Url& url,
                                                                  const std::string& from,
                                                                  std::uint64_t seed);

  /// Reads what has come, and acts if it is time to.
  void go_on();

  [[nodiscard]] bool plays() const { return plays_; }
  /// What did not work; empty as long as all is well.
  [[nodiscard]] const std::string& error() const { return error_; }
  /// How long turns of the bot took, since the last call.
  Latencies take_turns();

  void connected(std::size_t number) override;
  void answered(std::size_t number, int status, std::string_view body) override;
  void received(std::size_t number, std::string_view line) override;
  void closed(std::size_t number) override;

 private:
  using Clock = std::chrono::steady_clock;

  WatchedPlayer(LightSockets sockets, std::uint64_t seed);

  void sit_at(std::string_view table, int seat);
  void take_update(std::string_view line);
  void act();

  LightSockets sockets_;
  Random random_;
  std::string token_;
  std::string table_;
  int seat_ = 1;
  std::uint32_t sequence_ = 0;
  std::uint32_t requests_ = 0;
  /// What he will do, and when: nobody is faster than he can think.
  std::string choice_;
  Clock::time_point acts_at_{};
  /// Since when the bot is at its turn.
  std::optional<Clock::time_point> waits_since_;
  Latencies turns_;
  bool plays_ = false;
  std::string error_;
};

}  // namespace cheesemoon::tools
