#include "study/brave_rats_json.h"

#include <algorithm>
#include <array>
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
void write_shares(JsonWriter& writer, const Advice& advice, Seat seat, std::optional<Card> shown) {
  const std::vector<double> shares = shares_of(advice, seat, shown);
  writer.array([&] {
    for (std::size_t place = 0; place < shares.size(); ++place) {
      writer.object([&] {
        writer.member("card", letter(advice.cards(seat)[place]));
        writer.member("share", shares[place]);
      });
    }
  });
}

/// What the round is worth to a player; if a card was shown, what it is worth by now.
double own_value(const Advice& advice, Seat seat, std::optional<Card> shown) {
  if (const auto place = place_of_shown(advice, seat, shown))
    return advice.payoff(seat, advice.best_replies(*place).front(), *place);
  return seat == brave_rats::red ? advice.value : -advice.value;
}

void write_round(JsonWriter& writer, const solve::RoundAnalysis& round, std::size_t number,
                 std::size_t frame) {
  const auto& cards = round.played.cards;
  writer.object([&] {
    writer.member("round", number);
    writer.member("frame", frame);
    writer.list("cards", std::array{letter(cards[0]), letter(cards[1])});
    writer.member("win_before", win_probability(round.advice.value));
    writer.member("win_after", win_probability(round.value_after));
    // Values go from -1 to 1, chances from 0 to 1.
    writer.list("gave_away", std::array{round.given_away[0] / 2, round.given_away[1] / 2});
    writer.array("mix", [&] {
      write_shares(writer, round.advice, Seat::one, cards[1]);
      write_shares(writer, round.advice, Seat::two, cards[0]);
    });
  });
}

}  // namespace

void write_mix(JsonWriter& writer, std::string_view name, const solve::Advice& advice, Seat seat) {
  writer.object(name, [&] {
    const auto& cards = advice.cards(seat);
    for (std::size_t place = 0; place < cards.size(); ++place) {
      const double share = advice.mixes[index(seat)][place];
      const char card = letter(cards[place]);
      if (share > 0) writer.member({&card, 1}, share);
    }
  });
}

void write_advice(JsonWriter& writer, const solve::Advice& advice) {
  if (!advice.shows) {
    write_mix(writer, "p1", advice, Seat::one);
    write_mix(writer, "p2", advice, Seat::two);
    return;
  }
  const auto& shown_cards = advice.cards(*advice.shows);
  const auto& answers = advice.cards(other(*advice.shows));
  write_mix(writer, "first", advice, *advice.shows);
  writer.object("replies", [&] {
    for (std::size_t shown = 0; shown < shown_cards.size(); ++shown) {
      const char card = letter(shown_cards[shown]);
      writer.array({&card, 1}, [&] {
        for (const std::size_t place : advice.best_replies(shown))
          writer.value(letter(answers[place]));
      });
    }
  });
}

void write_hint(JsonWriter& writer, const Observation& seen,
                std::span<const brave_rats::Action> offered) {
  writer.object([&] {
    writer.member("game", BraveRats::name);
    writer.member("seat", number(seen.viewer));
    if (seen.phase != brave_rats::Phase::play) {
      const auto choice = BraveRats::write_action(players::best_pick(seen, offered));
      writer.member("value", nullptr);
      writer.member("win", nullptr);
      writer.array("mix", [] {});
      writer.member("choice", choice.view());
      return;
    }
    const brave_rats::State position = position_seen(seen);
    const Advice advice = advise(*solve::solution_for(position), position);
    const auto shown = seen.shown.made() ? std::optional(seen.shown.card()) : std::nullopt;
    const double value = own_value(advice, seen.viewer, shown);
    writer.member("value", value);
    writer.member("win", win_probability(value));
    writer.key("mix");
    write_shares(writer, advice, seen.viewer, shown);
    writer.member("choice", nullptr);
  });
}

void write_review(JsonWriter& writer, const solve::GameAnalysis& game,
                  std::span<const std::size_t> frames) {
  writer.object([&] {
    writer.array("rounds", [&] {
      for (std::size_t place = 0; place < game.rounds.size(); ++place)
        write_round(writer, game.rounds[place], place + 1, frames[place]);
    });
    writer.key("turning_point");
    game.turning_point ? writer.value(*game.turning_point) : writer.value(nullptr);
  });
}

}  // namespace cheesemoon::study
