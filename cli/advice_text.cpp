#include "cli/advice_text.h"

#include <fmt/format.h>

#include "solve/analysis.h"

namespace cheesemoon::cli {

std::string mix_text(const solve::Advice& advice, Seat seat, const Words& words, int decimals) {
  std::string text;
  const auto& cards = advice.cards(seat);
  for (std::size_t place = 0; place < cards.size(); ++place) {
    const double share = advice.mixes[index(seat)][place];
    if (share > 0)
      text += fmt::format("{}{} {:.{}f} %", text.empty() ? "" : ", ",
                          words.cards[index(cards[place])], 100 * share, decimals);
  }
  return text;
}

double win_percent(double value) {
  return 100 * solve::win_probability(value);
}

std::string replies_text(const solve::Advice& advice, std::size_t shown, const Words& words) {
  std::string text;
  const auto& answers = advice.cards(other(*advice.shows));
  for (const std::size_t place : advice.best_replies(shown))
    text += fmt::format("{}{}", text.empty() ? "" : ", ", words.cards[index(answers[place])]);
  return text;
}

}  // namespace cheesemoon::cli
