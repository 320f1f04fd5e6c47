#include "cli/advice_json.h"

#include <fmt/format.h>

namespace cheesemoon::cli {

using brave_rats::letter;

std::string json_number(double number) {
  return fmt::format("{}", number + 0.0);
}

std::string json_mix(const solve::Advice& advice, Seat seat) {
  std::string text;
  const auto& cards = advice.cards(seat);
  for (std::size_t place = 0; place < cards.size(); ++place) {
    const double share = advice.mixes[index(seat)][place];
    if (share <= 0) continue;
    text += fmt::format("{}\"{}\":{}", text.empty() ? "" : ",", letter(cards[place]),
                        json_number(share));
  }
  return "{" + text + "}";
}

std::string json_advice(const solve::Advice& advice) {
  if (!advice.shows)
    return fmt::format(R"("p1":{},"p2":{})", json_mix(advice, Seat::one),
                       json_mix(advice, Seat::two));
  const auto& shown_cards = advice.cards(*advice.shows);
  const auto& answers = advice.cards(other(*advice.shows));
  std::string replies;
  for (std::size_t shown = 0; shown < shown_cards.size(); ++shown) {
    std::string best;
    for (const std::size_t place : advice.best_replies(shown))
      best += fmt::format("{}\"{}\"", best.empty() ? "" : ",", letter(answers[place]));
    replies +=
        fmt::format("{}\"{}\":[{}]", replies.empty() ? "" : ",", letter(shown_cards[shown]), best);
  }
  return fmt::format(R"("first":{},"replies":{{{}}})", json_mix(advice, *advice.shows), replies);
}

}  // namespace cheesemoon::cli
