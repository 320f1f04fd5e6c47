#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/brave_rats/brave_rats.h"
#include "engine/first_rat/first_rat.h"
#include "records/document.h"
#include "records/replay.h"

namespace cheesemoon::records {

/// A game as text to be read and compared: every position, what each player sees and may do, what
/// was done and what followed from it. Of games that have no such text only what was done.
template <Game G>
std::string playthrough(const Replayed<G>& game) {
  std::string text;
  for (const Step<G>& step : game.steps) {
    const auto entry = G::write_entry(step.entry);
    text += fmt::format("{}\n", entry.view());
  }
  return text;
}
std::string playthrough(const Replayed<brave_rats::BraveRats>& game);
std::string playthrough(const Replayed<first_rat::FirstRat>& game);

/// How a game of so many seats ended, in words: `player 1 wins`.
template <Game G>
std::string ending_in_words(const typename G::State& last, std::size_t seats) {
  std::vector<std::string> winners;
  for (std::size_t seat = 0; seat < seats; ++seat)
    if (G::returns(last)[seat] > 0) winners.push_back(fmt::format("player {}", seat + 1));
  if (winners.empty()) return "nobody wins";
  if (winners.size() == 1) return winners.front() + " wins";
  return winners.size() == seats ? "a draw" : fmt::format("{} win", fmt::join(winners, " and "));
}
/// With points, and the challenges that were met.
template <>
std::string ending_in_words<first_rat::FirstRat>(const first_rat::State& last, std::size_t seats);

inline std::string counted(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

/// A document that was replayed in one line: `12 actions, player 1 wins`.
template <Recorded G>
std::string summary_of(const Document<G>& document, const std::vector<Replayed<G>>& games) {
  if (document.crowns) {
    const Match match = crowns_of(document);
    const auto winner = champion(match);
    const std::size_t seats = document.games.empty() ? G::description.usual_seats
                                                     : seats_of<G>(document.games[0].options);
    return fmt::format(
        "{}, crowns {}, {}", counted(games.size(), "game"),
        fmt::join(match.crowns.begin(), match.crowns.begin() + static_cast<std::ptrdiff_t>(seats),
                  ":"),
        winner ? fmt::format("player {} wins the match", number(*winner)) : "not finished");
  }
  const Record<G>& record = document.games.front();
  const typename G::State& last = games.front().last();
  const std::string actions = counted(games.front().steps.size(), "action");
  if (record.forfeit)
    return fmt::format("{}, player {} forfeits: {}", actions, number(record.forfeit->seat),
                       record.forfeit->reason);
  return fmt::format("{}, {}", actions,
                     G::is_terminal(last) ? ending_in_words<G>(last, seats_of<G>(record.options))
                                          : std::string("not finished"));
}

}  // namespace cheesemoon::records
