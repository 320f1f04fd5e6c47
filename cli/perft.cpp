#include <iostream>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/subcommand.h"
#include "engine/core/perft.h"
#include "hosting/games.h"

namespace cheesemoon::cli {

namespace {

struct PerftArguments {
  std::string file;
  std::size_t depth = 0;
};

int run_perft(const PerftArguments& arguments) {
  const auto refuse = [&](const std::string& what) {
    return complain("perft", arguments.file + ": " + what);
  };
  const auto text = read_text(arguments.file);
  if (!text) return refuse(text.error());
  const auto sequences = hosting::about_record<std::uint64_t>(
      *text, [&](const hosting::GameKind& kind, const JsonReader& record) {
        return kind.perft(record, arguments.depth);
      });
  if (!sequences) return refuse(describe(sequences.error()));
  std::cout << *sequences << '\n';
  return success;
}

}  // namespace

void add_perft(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<PerftArguments>(
      app, status, "perft",
      "Count the sequences of actions from the position after a record's actions", run_perft);
  command.add_option("file", arguments.file, "A record file; - is standard input")->required();
  command.add_option("--depth", arguments.depth, "How many actions long the sequences are")
      ->required()
      ->check(CLI::Range(std::size_t{0}, max_perft_depth));
  command.footer(
      "In BraveRats an action is a pair of cards, or a card kept in a draft; in First Rat a\n"
      "decision or a chance event.\n"
      "A game that is over counts nothing deeper. Equal cards count once.\n"
      "Examples:\n"
      "  cheesemoon perft game.json --depth 3\n"
      "  cheesemoon record brave-rats --players random,random --seed 7 | cheesemoon perft - "
      "--depth 1");
}

}  // namespace cheesemoon::cli
