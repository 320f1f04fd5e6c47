#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <string>
#include <vector>

#include "cli/advice_text.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/subcommand.h"
#include "cli/words.h"
#include "json/writer.h"
#include "solve/advice.h"
#include "solve/analysis.h"
#include "solve/deals.h"
#include "solve/library.h"
#include "study/brave_rats_json.h"

namespace cheesemoon::cli {

namespace {

using brave_rats::all_cards;
using brave_rats::Card;
using brave_rats::State;

struct ExplainArguments {
  std::string language;
  bool json = false;
};

void print_opening(const solve::Advice& advice, const Words& words) {
  fmt::print("{}\n", words.explain_opening);
  for (const Card card : all_cards) {
    const double share = advice.mixes[0][index(card)];
    fmt::print("  {} {:<12} {:5.1f} %  {}\n", letter(card), words.cards[index(card)], 100 * share,
               std::string(static_cast<std::size_t>(std::lround(share * 100)), '#'));
  }
}

void print_first_round(const solve::Advice& advice, const Words& words) {
  fmt::print("\n{}\n{:>16}", words.explain_pairs, "");
  for (const Card blue : all_cards) fmt::print("{:>7}", letter(blue));
  fmt::print("\n");
  for (const Card red : all_cards) {
    fmt::print("  {} {:<12}", letter(red), words.cards[index(red)]);
    for (const Card blue : all_cards)
      fmt::print("{:7.1f}", win_percent(advice.round.game.payoff[index(red)][index(blue)]));
    fmt::print("\n");
  }
}

/// A hand with what it is worth.
struct Rated {
  solve::Deal deal;
  double value;
};

std::vector<Rated> rated_deals() {
  const auto solution = solve::solution_of_all_deals();
  std::vector<Rated> rated;
  for (const solve::Deal& deal : solve::all_deals())
    rated.push_back({deal, solution->value(deal.opening).value_or(0)});
  std::stable_sort(rated.begin(), rated.end(),
                   [](const Rated& left, const Rated& right) { return left.value > right.value; });
  return rated;
}

void print_deals(const std::vector<Rated>& rated, const Words& words) {
  const auto print_one = [&](const Rated& one) {
    fmt::print("  {}  {} {}  {:5.1f} %\n", write_hand(one.deal.opening.sides[0].hand).view(),
               words.explain_against, write_hand(one.deal.opening.sides[1].hand).view(),
               win_percent(one.value));
  };
  constexpr std::size_t shown = 8;
  const auto certain = static_cast<std::size_t>(std::count_if(
      rated.begin(), rated.end(), [](const Rated& one) { return one.value > 1 - 1e-12; }));
  fmt::print("\n{}\n", filled(words.explain_best_deals, certain, rated.size()));
  std::for_each(rated.begin(), rated.begin() + shown, print_one);
  fmt::print("{}\n", words.explain_worst_deals);
  std::for_each(rated.end() - shown, rated.end(), print_one);
}

/// What a card is worth: the mean value of all deals by how many copies of it are in the hand.
void print_copies(const std::vector<Rated>& rated, const Words& words) {
  fmt::print("\n{}\n", words.explain_copies);
  for (const Card card : all_cards) {
    std::array<double, 3> sum{};
    std::array<double, 3> ways{};
    for (const Rated& one : rated) {
      const unsigned copies = one.deal.opening.sides[0].hand.count(card);
      sum[copies] += one.value * one.deal.ways;
      ways[copies] += one.deal.ways;
    }
    fmt::print("  {} {:<12} {:7.1f} {:7.1f} {:7.1f}\n", letter(card), words.cards[index(card)],
               win_percent(sum[0] / ways[0]), win_percent(sum[1] / ways[1]),
               win_percent(sum[2] / ways[2]));
  }
}

/// The opening and what follows each pair of first cards; `solve --deals` has the rest.
void print_json(const solve::Advice& advice) {
  JsonWriter writer;
  writer.object([&] {
    study::write_mix(writer, "opening", advice, Seat::one);
    writer.array("win_after", [&] {
      for (const Card red : all_cards) {
        writer.array([&] {
          for (const Card blue : all_cards)
            writer.value(solve::win_probability(advice.round.game.payoff[index(red)][index(blue)]));
        });
      }
    });
  });
  std::cout << writer.text() << '\n';
}

int run_explain(const ExplainArguments& arguments) {
  const Words& words = words_for(arguments.language);
  const State opening = brave_rats::start({});
  const solve::Advice advice = advise(*solve::solution_for(opening), opening);
  if (arguments.json) {
    print_json(advice);
    return success;
  }
  print_opening(advice, words);
  print_first_round(advice, words);
  const std::vector<Rated> rated = rated_deals();
  print_deals(rated, words);
  print_copies(rated, words);
  return success;
}

}  // namespace

void add_explain(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<ExplainArguments>(
      app, status, "explain", "What perfect play of BraveRats looks like, on one page",
      run_explain);
  add_language(command, arguments.language);
  command.add_flag("--json", arguments.json,
                   "Only the opening and red's chance after each first round, as JSON");
  command.footer(
      "Everything on the page is worked out when you ask.\n"
      "Examples:\n"
      "  cheesemoon explain\n"
      "  cheesemoon explain --language fr");
}

}  // namespace cheesemoon::cli
