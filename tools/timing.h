#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "tools/welch.h"

namespace cheesemoon::tools {

struct TimingOptions {
  /// Without limits, because it is asked as fast as it answers.
  std::string server = "http://127.0.0.1:8080";
  /// How often everything is asked.
  std::size_t polls = 10'000;
  /// For the order in which the other has chosen or not.
  std::uint64_t seed = 1;
};

/// Something that one can ask, and how long the answers took: logarithms of microseconds, so that
/// the few that waited for something else do not drown the others.
struct TimedQuestion {
  std::string what;
  /// While the other seat has not chosen, and while one or another of its cards waits.
  Sample unchosen;
  Sample one_card;
  Sample another_card;
  /// Of the answers, in bytes, while nothing waits and while a card does.
  std::set<std::size_t> sizes_unchosen;
  std::set<std::size_t> sizes_chosen;

  /// Which card it is, or only that there is one, which is for everybody to see.
  [[nodiscard]] bool tells_which() const { return sizes_chosen.size() > 1; }
  [[nodiscard]] bool tells_that() const { return sizes_chosen != sizes_unchosen; }
};

/// At a duel, asks for everything about it while the other seat has chosen and while it has not, in
/// an order of chance, so that whatever else the machine does falls on both alike. The error says
/// what did not work.
Result<std::vector<TimedQuestion>, std::string> run_timing(const TimingOptions& options);

}  // namespace cheesemoon::tools
