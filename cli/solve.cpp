#include <fmt/format.h>

#include <cmath>
#include <iostream>
#include <optional>
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
#include "solve/exact_solution.h"
#include "solve/solution.h"
#include "study/brave_rats_json.h"

namespace cheesemoon::cli {

namespace {

using brave_rats::BraveRats;
using brave_rats::State;

struct SolveArguments {
  std::vector<std::string> positions;
  bool json = false;
  bool exact = false;
  bool deals = false;
};

/// A position as it was asked for.
struct Question {
  std::string text;
  State state;
};

/// Reads a position that can be solved; what is wrong with it goes to standard error.
std::optional<State> read_question(const std::string& text, const std::string& place) {
  const auto complain = [&](std::string_view what) {
    cli::complain("solve", fmt::format("{}\"{}\": {}", place, text, what));
    return std::nullopt;
  };
  const auto state = BraveRats::read_position(text);
  if (!state)
    return complain(fmt::format("part {}: expected {} at character {}", state.error().part,
                                state.error().expected, state.error().offset + 1));
  if (state->phase == brave_rats::Phase::over)
    return complain("part r: expected a game that is not over");
  if (state->phase != brave_rats::Phase::play)
    return complain("expected a position of the rounds, as in p1-...-p2-...-w-00-g-00-s-00-h-00");
  if (!BraveRats::is_between_entries(*state))
    return complain("part c: expected a position in which nobody has chosen yet");
  return *state;
}

/// All questions of the command line; false if any of them was bad.
bool read_questions(const SolveArguments& arguments, std::vector<Question>& questions) {
  bool all_good = true;
  const auto take = [&](const std::string& text, const std::string& place) {
    if (const auto state = read_question(text, place)) {
      questions.push_back({text, *state});
    } else {
      all_good = false;
    }
  };
  for (const std::string& argument : arguments.positions) {
    if (argument != "-") {
      take(argument, "");
      continue;
    }
    std::string line;
    for (int number = 1; std::getline(std::cin, line); ++number) {
      if (!line.empty() && line.back() == '\r') line.pop_back();
      if (!line.empty()) take(line, fmt::format("line {}: ", number));
    }
  }
  return all_good;
}

/// Without the sign that rounding leaves on a zero.
double to_six_places(double number) {
  return std::round(number * 1e6) / 1e6 + 0.0;
}

void print_text(const Question& question, const solve::Advice& advice, const std::string& exact) {
  fmt::print("{}\n  value {:.6f} for player 1, who wins with {:.2f} %; gap {:.1e}\n", question.text,
             to_six_places(advice.value), 100 * solve::win_probability(advice.value), advice.gap);
  if (!exact.empty()) fmt::print("  exactly {}\n", exact);
  constexpr int decimals = 2;
  if (!advice.shows) {
    for (const Seat seat : both_seats)
      fmt::print("  player {}: {}\n", number(seat), mix_text(advice, seat, english, decimals));
    return;
  }
  fmt::print("  player {} shows: {}\n", number(*advice.shows),
             mix_text(advice, *advice.shows, english, decimals));
  const auto& shown_cards = advice.cards(*advice.shows);
  for (std::size_t shown = 0; shown < shown_cards.size(); ++shown)
    fmt::print("    {} is answered by {}\n", english_name(shown_cards[shown]),
               replies_text(advice, shown, english));
}

void write_solved(JsonWriter& writer, const solve::Advice& advice, const std::string& exact) {
  writer.member("value", advice.value);
  if (!exact.empty()) writer.member("exact", exact);
  writer.member("gap", advice.gap);
}

int solve_positions(const SolveArguments& arguments) {
  std::vector<Question> questions;
  bool as_json = arguments.json;
  bool all_good = true;
  if (arguments.positions.empty()) {
    const State opening = BraveRats::start({});
    questions.push_back({std::string(write_position(opening).view()), opening});
  } else {
    all_good = read_questions(arguments, questions);
    for (const std::string& argument : arguments.positions) as_json = as_json || argument == "-";
  }
  // All at once: positions share most of what follows from them.
  std::vector<State> roots;
  roots.reserve(questions.size());
  for (const Question& question : questions) roots.push_back(question.state);
  const solve::Solution solution(roots);
  std::optional<solve::ExactSolution> exact_solution;
  if (arguments.exact) exact_solution.emplace(roots);
  for (const Question& question : questions) {
    const solve::Advice advice = advise(solution, question.state);
    const std::string exact = exact_solution ? exact_solution->value(question.state)->str() : "";
    if (!as_json) {
      print_text(question, advice, exact);
      continue;
    }
    JsonWriter writer;
    writer.object([&] {
      writer.member("position", question.text);
      write_solved(writer, advice, exact);
      study::write_advice(writer, advice);
    });
    std::cout << writer.text() << '\n';
  }
  return all_good ? success : bad_input;
}

int solve_deals(const SolveArguments& arguments) {
  const std::vector<solve::Deal> deals = solve::all_deals();
  const std::vector<State> roots = openings_of(deals);
  const solve::Solution solution(roots);
  std::optional<solve::ExactSolution> exact_solution;
  if (arguments.exact) exact_solution.emplace(roots);
  for (const solve::Deal& deal : deals) {
    const solve::Advice advice = advise(solution, deal.opening);
    const auto hand = write_hand(deal.opening.sides[0].hand);
    const auto opponent = write_hand(deal.opening.sides[1].hand);
    const std::string exact = exact_solution ? exact_solution->value(deal.opening)->str() : "";
    if (arguments.json) {
      JsonWriter writer;
      writer.object([&] {
        writer.member("hand", hand.view());
        write_solved(writer, advice, exact);
        writer.member("opponent", opponent.view());
        writer.member("ways", deal.ways);
        study::write_advice(writer, advice);
      });
      std::cout << writer.text();
    } else {
      std::cout << fmt::format("{} {} {:9.6f} {}", hand.view(), opponent.view(),
                               to_six_places(advice.value), exact);
    }
    std::cout << '\n';
  }
  return success;
}

int run_solve(const SolveArguments& arguments) {
  if (!arguments.deals) return solve_positions(arguments);
  if (arguments.positions.empty()) return solve_deals(arguments);
  return complain("solve", "--deals takes no positions");
}

}  // namespace

void add_solve(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<SolveArguments>(
      app, status, "solve", "Perfect play in positions of BraveRats", run_solve);
  command.add_option("positions", arguments.positions,
                     "Positions; - reads them from standard input, one a line, and answers in "
                     "JSON. Without any: the base game");
  command.add_flag("--json", arguments.json, "Answer in JSON, one line a position");
  command.add_flag("--exact", arguments.exact, "Prove the values in fractions as well");
  command.add_flag("--deals", arguments.deals, "The 1107 different deals, one a line");
  command.footer(
      "Values are player 1's: 1 a win, 0 a draw, -1 a loss. The gap is how far the guarantees of\n"
      "both players are apart.\n"
      "Examples:\n"
      "  cheesemoon solve\n"
      "  cheesemoon solve p1-0124567-p2-0234567-w-01-g-00-s-00-h-00 --exact\n"
      "  cheesemoon solve --deals --json\n"
      "  cheesemoon solve - < positions.txt");
}

}  // namespace cheesemoon::cli
