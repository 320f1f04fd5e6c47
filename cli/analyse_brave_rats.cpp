#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <string>

#include "cli/about_record.h"
#include "cli/advice_text.h"
#include "json/writer.h"
#include "solve/analysis.h"
#include "study/brave_rats_json.h"
#include "study/played_rounds.h"

namespace cheesemoon::cli {

namespace {

using brave_rats::Card;

/// What the player who answers a shown card should have answered.
std::string perfect_answers(const solve::RoundAnalysis& round, const Words& words) {
  const auto& shown_cards = round.advice.cards(*round.advice.shows);
  const Card shown = round.played.cards[index(*round.advice.shows)];
  const auto place = std::find(shown_cards.begin(), shown_cards.end(), shown) - shown_cards.begin();
  return replies_text(round.advice, static_cast<std::size_t>(place), words);
}

void print_round(const solve::RoundAnalysis& round, std::size_t number, bool is_turning_point,
                 const Words& words) {
  fmt::print("{}{}\n",
             filled(words.analysis_round, number, words.sides[0],
                    fmt::format("{:.1f}", win_percent(round.advice.value)),
                    fmt::format("{:.1f}", win_percent(round.value_after))),
             is_turning_point ? fmt::format("  <- {}", words.analysis_turning_point) : "");
  for (const Seat seat : both_seats) {
    const bool answers = round.advice.shows && *round.advice.shows != seat;
    const std::string perfect =
        answers ? perfect_answers(round, words) : mix_text(round.advice, seat, words, 0);
    std::string line = filled(words.analysis_choice, words.sides[index(seat)],
                              words.cards[index(round.played.cards[index(seat)])], perfect);
    // Half a unit of value is a whole unit of win probability.
    const double lost = 50 * round.given_away[index(seat)];
    if (lost >= 0.05) line += " " + filled(words.analysis_lost, fmt::format("{:.1f}", lost));
    fmt::print("  {}\n", line);
  }
}

void print_game(const solve::GameAnalysis& game, const Words& words) {
  std::array<double, 2> lost{};
  for (std::size_t place = 0; place < game.rounds.size(); ++place) {
    print_round(game.rounds[place], place + 1, game.turning_point == place, words);
    for (std::size_t side = 0; side < 2; ++side)
      lost[side] += 50 * game.rounds[place].given_away[side];
  }
  fmt::print("{}\n", filled(words.analysis_total, words.sides[0], fmt::format("{:.1f}", lost[0]),
                            words.sides[1], fmt::format("{:.1f}", lost[1])));
}

void write_round(JsonWriter& writer, const solve::RoundAnalysis& round, std::size_t number) {
  const auto position = write_position(round.played.before);
  writer.object([&] {
    writer.member("round", number);
    writer.member("position", position.view());
    writer.member("action", fmt::format("{}:{}", letter(round.played.cards[0]),
                                        letter(round.played.cards[1])));
    writer.member("win_before", solve::win_probability(round.advice.value));
    writer.member("win_after", solve::win_probability(round.value_after));
    writer.member("value_before", round.advice.value);
    writer.member("value_after", round.value_after);
    writer.list("gave_away", round.given_away);
    study::write_advice(writer, round.advice);
  });
}

/// One line a game.
void print_json(const solve::GameAnalysis& game) {
  JsonWriter writer;
  writer.object([&] {
    writer.array("rounds", [&] {
      for (std::size_t place = 0; place < game.rounds.size(); ++place)
        write_round(writer, game.rounds[place], place + 1);
    });
    writer.key("turning_point");
    game.turning_point ? writer.value(*game.turning_point + 1) : writer.value(nullptr);
  });
  std::cout << writer.text() << '\n';
}

}  // namespace

std::string analyse(const records::BraveRatsDocument& document, const AnalyseArguments& arguments,
                    const Words& words) {
  if (arguments.check > 0) return "--check is for First Rat: of BraveRats every number is exact";
  const auto games = records::replay(document);
  if (!games) return describe(games.error());
  for (const auto& game : *games) {
    const solve::GameAnalysis analysis = solve::analyse(study::played_rounds(game));
    if (arguments.json) {
      print_json(analysis);
    } else {
      if (&game != games->data()) fmt::print("\n");
      print_game(analysis, words);
    }
  }
  return {};
}

}  // namespace cheesemoon::cli
