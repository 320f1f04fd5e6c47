#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "players/progress.h"
#include "protocol/action_list.h"

/// What an engine answers, a line each.
namespace cheesemoon::protocol {

/// `info depth 3 nodes 512 win 0.610 0.390 points 71.2 60.1 line move a4 | collect`: what there is
/// of it. Empty if there is nothing.
template <Game G>
std::string write_info(const players::Progress<G>& progress) {
  std::string line;
  if (progress.depth > 0) line += fmt::format(" depth {}", progress.depth);
  if (progress.nodes > 0) line += fmt::format(" nodes {}", progress.nodes);
  if (!progress.win_share.empty()) line += " win";
  for (const double share : progress.win_share) line += fmt::format(" {:.3f}", share);
  if (!progress.points.empty()) line += " points";
  for (const double points : progress.points) line += fmt::format(" {:.1f}", points);
  if (!progress.line.empty()) line += " line " + write_actions<G>(progress.line);
  return line.empty() ? line : "info" + line;
}

/// `strategy play 0=0.2500 play 3=0.7500`. Empty if there is none.
template <Game G>
std::string write_strategy(const players::Progress<G>& progress) {
  if (progress.strategy.empty()) return {};
  std::string line = "strategy";
  for (const auto& share : progress.strategy)
    line += fmt::format(" {}={:.4f}", G::write_action(share.action).view(), share.probability);
  return line;
}

/// A line of an engine as far as whoever asked it cares.
struct Reply {
  enum class Kind {
    remark,      ///< something that does not have to be understood
    option,      ///< `text` is the name of an option it has
    identified,  ///< the end of what it says of itself
    ready,
    best_action,  ///< `text` is the action
    error,        ///< `text` says what it did not understand
    unknown       ///< no line of this protocol
  };
  Kind kind = Kind::unknown;
  std::string_view text;
};

/// The text is a part of the line.
Reply read_reply(std::string_view line);

}  // namespace cheesemoon::protocol
