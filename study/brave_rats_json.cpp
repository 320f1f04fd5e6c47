#include "study/brave_rats_json.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "players/perfect_player.h"
#include "solve/library.h"

namespace cheesemoon::study {

using brave_rats::BraveRats;
using brave_rats::Card;
using brave_rats::letter;
using brave_rats::Observation;
using solve::Advice;
using solve::win_probability;

namespace {

/// The place of the card that was shown, for whoever answers it.
std::optional<std::size_t> place_of_shown(const Advice& advice, Seat seat,
                                          std::optional<Card> shown) {
  if (!shown || !advice.shows || *advice.shows == seat) return std::nullopt;
  const auto& cards = advice.cards(*advice.shows);
  return static_cast<std::size_t>(std::find(cards.begin(), cards.end(), *shown) - cards.begin());
}

/// How often perfect play takes each card. Best answers to a card that was shown are as good as
/// each other.
std::vector<double> shares_of(const Advice& advice, Seat seat, std::optional<Card> shown) {
  const auto& mix = advice.mixes[index(seat)];
  std::vector<double> shares(mix.begin(),
                             mix.begin() + static_cast<std::ptrdiff_t>(advice.cards(seat).size()));
  if (const auto place = place_of_shown(advice, seat, shown)) {
    const auto replies = advice.best_replies(*place);
    std::fill(shares.begin(), shares.end(), 0.0);
    for (const std::size_t reply : replies)
      shares[reply] = 1.0 / static_cast<double>(replies.size());
  }
  return shares;
}

/// All cards of the hand, each kind once, as in `[{"card":"2","share":0.25}]`.
std::string json_shares(const Advice& advice, Seat seat, std::optional<Card> shown) {
  const std::vector<double> shares = shares_of(advice, seat, shown);
  std::vector<std::string> elements;
  elements.reserve(shares.size());
  for (std::size_t place = 0; place < shares.size(); ++place)
    elements.push_back(fmt::format(R"({{"card":"{}","share":{}}})",
                                   letter(advice.cards(seat)[place]), json_number(shares[place])));
  return fmt::format("[{}]", fmt::join(elements, ","));
}

/// What the round is worth to a player; if a card was shown, what it is worth by now.
double own_value(const Advice& advice, Seat seat, std::optional<Card> shown) {
  if (const auto place = place_of_shown(advice, seat, shown))
    return advice.payoff(seat, advice.best_replies(*place).front(), *place);
  return seat == brave_rats::red ? advice.value : -advice.value;
}

std::string reviewed_round(const solve::RoundAnalysis& round, std::size_t number,
                           std::size_t frame) {
  const auto& cards = round.played.cards;
  // Values go from -1 to 1, chances from 0 to 1.
  return fmt::format(
      R"({{"round":{},"frame":{},"cards":["{}","{}"],"win_before":{},"win_after":{},)"
      R"("gave_away":[{},{}],"mix":[{},{}]}})",
      number, frame, letter(cards[0]), letter(cards[1]),
      json_number(win_probability(round.advice.value)),
      json_number(win_probability(round.value_after)), json_number(round.given_away[0] / 2),
      json_number(round.given_away[1] / 2), json_shares(round.advice, Seat::one, cards[1]),
      json_shares(round.advice, Seat::two, cards[0]));
}

}  // namespace

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

std::string hint_json(const Observation& seen, std::span<const brave_rats::Action> offered) {
  const auto head = fmt::format(R"("game":"{}","seat":{})", BraveRats::name, number(seen.viewer));
  if (seen.phase != brave_rats::Phase::play) {
    const auto choice = BraveRats::write_action(players::best_pick(seen, offered));
    return fmt::format(R"({{{},"value":null,"win":null,"mix":[],"choice":"{}"}})", head,
                       choice.view());
  }
  const brave_rats::State position = position_seen(seen);
  const Advice advice = advise(*solve::solution_for(position), position);
  const auto shown = seen.shown.made() ? std::optional(seen.shown.card()) : std::nullopt;
  const double value = own_value(advice, seen.viewer, shown);
  return fmt::format(R"({{{},"value":{},"win":{},"mix":{},"choice":null}})", head,
                     json_number(value), json_number(win_probability(value)),
                     json_shares(advice, seen.viewer, shown));
}

std::string review_json(const solve::GameAnalysis& game, std::span<const std::size_t> frames) {
  std::vector<std::string> rounds;
  rounds.reserve(game.rounds.size());
  for (std::size_t place = 0; place < game.rounds.size(); ++place)
    rounds.push_back(reviewed_round(game.rounds[place], place + 1, frames[place]));
  return fmt::format(R"({{"rounds":[{}],"turning_point":{}}})", fmt::join(rounds, ","),
                     game.turning_point ? fmt::format("{}", *game.turning_point) : "null");
}

}  // namespace cheesemoon::study
