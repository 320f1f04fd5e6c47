#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <cstdio>
#include <exception>
#include <fstream>
#include <string>

#include "cores/workers.h"
#include "records/first_rat_library.h"
#include "training/match.h"
#include "training/network_file.h"
#include "training/self_play.h"

using namespace cheesemoon;

namespace {

struct Arguments {
  unsigned seats = 2;
  std::uint64_t seed = 1;
  std::uint32_t first = 0;
  std::uint32_t games = 1000;
  std::uint64_t nodes = 0;
  std::uint32_t milliseconds = 0;
  std::string judge = "house";
  std::string others = "house";
  std::string out;
};

int complain(const std::string& what) {
  fmt::print(stderr, "training: {}\n", what);
  return 1;
}

Result<first_rat::Options, std::string> options_for(const Arguments& arguments) {
  const auto content = records::FirstRatLibrary::standard().find("standard");
  if (!content) return Failure{describe(content.error())};
  first_rat::Options options;
  options.content = *content;
  options.seats = static_cast<std::uint8_t>(arguments.seats);
  if (arguments.seats == 1) options.solo = first_rat::Difficulty::unfair;
  return options;
}

int play(const Arguments& arguments) {
  const auto options = options_for(arguments);
  if (!options) return complain(options.error());
  const auto judge = training::find_judge(arguments.judge);
  if (!judge) return complain(judge.error());
  const std::string rows = training::play_with_oneself(
      {*options, arguments.seed, arguments.first, arguments.games,
       arguments.nodes == 0 ? 60 : arguments.nodes, *judge, cores::all_cores()});
  std::ofstream file(arguments.out, std::ios::binary);
  file << rows;
  file.close();
  return file ? 0 : complain("cannot write " + arguments.out);
}

int match(const Arguments& arguments) {
  const auto options = options_for(arguments);
  if (!options) return complain(options.error());
  const auto one = training::find_judge(arguments.judge);
  if (!one) return complain(one.error());
  const auto others = training::find_judge(arguments.others);
  if (!others) return complain(others.error());
  training::JudgesMatch wanted{
      *options, *one, *others, {}, arguments.seed, arguments.games, cores::all_cores()};
  wanted.budget.nodes = arguments.nodes;
  wanted.budget.time = std::chrono::milliseconds(arguments.milliseconds);
  const arena::Estimate won = training::play_judges(wanted);
  fmt::print("{} seats, {} among {}: wins {:.1f} +-{:.1f} % of {} games\n", arguments.seats,
             arguments.judge, arguments.others, 100 * won.mean, 100 * won.margin, arguments.games);
  return 0;
}

void add_common(CLI::App& command, Arguments& arguments) {
  command.add_option("--seats", arguments.seats)->check(CLI::Range(1U, 5U));
  command.add_option("--seed", arguments.seed);
  command.add_option("--games", arguments.games);
  command.add_option("--nodes", arguments.nodes, "Nodes a turn");
  command.add_option("--judge", arguments.judge, "`house`, or a file with a network");
}

int run(int count, char** words) {
  CLI::App app("Games to learn from, and matches of what was learnt");
  app.require_subcommand(1);
  Arguments arguments;
  int status = 0;
  CLI::App* const playing =
      app.add_subcommand("play", "Play with oneself and keep what is to learn");
  add_common(*playing, arguments);
  playing->add_option("--first", arguments.first, "The number of the first game");
  playing->add_option("--out", arguments.out)->required();
  playing->callback([&] { status = play(arguments); });
  CLI::App* const matching = app.add_subcommand("match", "One judge among others");
  add_common(*matching, arguments);
  matching->add_option("--others", arguments.others, "The judge that the others ask");
  matching->add_option("--time", arguments.milliseconds, "Milliseconds a turn");
  matching->callback([&] { status = match(arguments); });
  CLI11_PARSE(app, count, words);
  return status;
}

}  // namespace

int main(int count, char** words) {
  try {
    return run(count, words);
  } catch (const std::exception& problem) {
    std::fputs(problem.what(), stderr);
    return 1;
  }
}
