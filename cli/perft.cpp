#include "engine/core/perft.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "records/document.h"

namespace cheesemoon::cli {

namespace {

using brave_rats::BraveRats;

struct PerftArguments {
  std::string file;
  std::size_t depth = 0;
};

int count_sequences(const PerftArguments& arguments) {
  const auto complain = [&](const std::string& what) {
    std::cerr << "cheesemoon perft: " << arguments.file << ": " << what << '\n';
    return bad_input;
  };
  const auto text = read_text(arguments.file);
  if (!text) return complain(text.error());
  const auto document = records::read_document(*text);
  if (!document) return complain(describe(document.error()));
  if (document->crowns) return complain("a match; expected the record of one game");
  const auto& record = document->games.front();
  const auto game = records::replay_actions(record);
  if (!game) return complain(describe(game.error()));
  std::cout << perft<BraveRats>(game->last(), arguments.depth, [&](BraveRats::State& state) {
    records::settle<BraveRats>(record.setup, state);
  }) << '\n';
  return success;
}

}  // namespace

void add_perft(CLI::App& app, int& status) {
  auto arguments = std::make_shared<PerftArguments>();
  CLI::App* command = app.add_subcommand(
      "perft", "Count the sequences of actions from the position after a record's actions");
  command->add_option("file", arguments->file, "A record file; - is standard input")->required();
  command->add_option("--depth", arguments->depth, "How many actions long the sequences are")
      ->required()
      ->check(CLI::Range(std::size_t{0}, max_perft_depth));
  command->footer(
      "In BraveRats an action is a pair of cards, or a card kept in a draft.\n"
      "A game that is over counts nothing deeper. Equal cards count once.\n"
      "Examples:\n"
      "  cheesemoon perft game.json --depth 3\n"
      "  cheesemoon record brave-rats --players random,random --seed 7 | cheesemoon perft - "
      "--depth 1");
  command->callback([arguments, &status] { status = count_sequences(*arguments); });
}

}  // namespace cheesemoon::cli
