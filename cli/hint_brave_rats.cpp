#include <fmt/format.h>

#include <array>
#include <iostream>

#include "cli/about_record.h"
#include "cli/advice_text.h"
#include "json/writer.h"
#include "solve/advice.h"
#include "solve/analysis.h"
#include "study/brave_rats_json.h"

namespace cheesemoon::cli {

namespace {

using brave_rats::State;

void print_text(const solve::Advice& advice, const Words& words) {
  constexpr int decimals = 0;
  const double chance = 100 * solve::win_probability(advice.value);
  fmt::print("{}\n", filled(words.hint_chance, words.sides[0], fmt::format("{:.1f}", chance),
                            words.sides[1], fmt::format("{:.1f}", 100 - chance)));
  if (!advice.shows) {
    for (const Seat seat : both_seats)
      fmt::print("{}\n", filled(words.hint_plays, words.sides[index(seat)],
                                mix_text(advice, seat, words, decimals)));
    return;
  }
  fmt::print("{}\n", filled(words.hint_shows, words.sides[index(*advice.shows)],
                            mix_text(advice, *advice.shows, words, decimals)));
  const auto& shown_cards = advice.cards(*advice.shows);
  for (std::size_t shown = 0; shown < shown_cards.size(); ++shown)
    fmt::print("  {}\n", filled(words.hint_answer, words.cards[index(shown_cards[shown])],
                                replies_text(advice, shown, words)));
}

}  // namespace

std::string hint(const records::BraveRatsDocument& document, const HintArguments& arguments,
                 const Words& words) {
  const auto game = records::replay_actions(document.games.back());
  if (!game) return describe(game.error());
  const State& state = game->last();
  if (state.phase == brave_rats::Phase::over) return "the game is over";
  if (state.phase != brave_rats::Phase::play)
    return "there are hints for the rounds only, not before the first";
  const solve::Advice advice = advise(solve::Solution(std::array{state}), state);
  if (arguments.json) {
    const auto position = write_position(state);
    JsonWriter writer;
    writer.object([&] {
      writer.member("game", brave_rats::BraveRats::name);
      writer.member("position", position.view());
      writer.member("value", advice.value);
      writer.member("gap", advice.gap);
      study::write_advice(writer, advice);
    });
    std::cout << writer.text() << '\n';
  } else {
    print_text(advice, words);
  }
  return {};
}

}  // namespace cheesemoon::cli
