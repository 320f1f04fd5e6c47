#include "study/brave_rats_json.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "players/legal_actions.h"
#include "players/perfect_player.h"
#include "solve/library.h"

namespace cheesemoon::study {

using brave_rats::BraveRats;
using brave_rats::Card;
using brave_rats::letter;
using brave_rats::Observation;
using brave_rats::State;
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

/// The card that is answered in a revealed round: the one that lies open, or the one that perfect
/// play would show.
std::optional<Card> answered_card(const Advice& advice, const State& position) {
  if (!advice.shows) return std::nullopt;
  const auto& open = side_of(position, *advice.shows).choice;
  if (open.made()) return open.card();
  const auto& mix = advice.mixes[index(*advice.shows)];
  const auto best = std::max_element(mix.begin(), mix.end()) - mix.begin();
  return advice.cards(*advice.shows)[static_cast<std::size_t>(best)];
}

/// All cards of a hand as above, with what each of them is worth to its player.
void write_worths(JsonWriter& writer, const Advice& advice, Seat seat,
                  std::optional<Card> answered) {
  const std::vector<double> shares = shares_of(advice, seat, answered);
  const std::size_t others = place_of_shown(advice, seat, answered).value_or(0);
  writer.array([&] {
    for (std::size_t place = 0; place < shares.size(); ++place) {
      writer.object([&] {
        writer.member("card", letter(advice.cards(seat)[place]));
        writer.member("share", shares[place]);
        writer.member("value", solve::worth_of(advice, seat, place, others));
      });
    }
  });
}

void write_payoffs(JsonWriter& writer, const Advice& advice) {
  writer.array("payoff", [&] {
    for (std::size_t row = 0; row < advice.round.red_cards.size(); ++row) {
      writer.array([&] {
        for (std::size_t column = 0; column < advice.round.blue_cards.size(); ++column)
          writer.value(advice.payoff(Seat::one, row, column));
      });
    }
  });
}

void write_solved_round(JsonWriter& writer, const State& position) {
  const Advice advice = advise(*solve::solution_for(position), position);
  const std::optional<Card> answered = answered_card(advice, position);
  const Seat answering = advice.shows ? other(*advice.shows) : Seat::one;
  const double own = own_value(advice, answering, answered);
  writer.member("value", answering == Seat::one ? own : -own);
  writer.member("gap", advice.gap);
  writer.key("shows");
  advice.shows ? writer.value(number(*advice.shows)) : writer.value(nullptr);
  writer.array("cards", [&] {
    for (const Seat seat : both_seats) write_worths(writer, advice, seat, answered);
  });
  write_payoffs(writer, advice);
  writer.member("choice", nullptr);
}

void write_pick(JsonWriter& writer, const State& position) {
  const Seat picker = BraveRats::actors(position).first();
  const auto offered = players::legal_actions<BraveRats>(position, picker);
  const auto choice =
      BraveRats::write_action(players::best_pick(observe(position, picker), offered));
  writer.member("value", nullptr);
  writer.member("gap", nullptr);
  writer.member("shows", nullptr);
  writer.array("cards", [] {});
  writer.array("payoff", [] {});
  writer.member("choice", choice.view());
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
    const State position = position_seen(seen);
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

void write_position_advice(JsonWriter& writer, const State& position) {
  using brave_rats::Phase;
  if (position.phase != Phase::play && position.phase != Phase::draft_pick)
    return writer.value(nullptr);
  writer.object([&] {
    writer.member("game", BraveRats::name);
    position.phase == Phase::play ? write_solved_round(writer, position)
                                  : write_pick(writer, position);
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
