#include "engine/core/perft.h"

#include <fmt/format.h>

#include <iostream>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "records/document.h"

namespace cheesemoon::cli {

using brave_rats::BraveRats;

int run(const PerftArguments& arguments) {
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

}  // namespace cheesemoon::cli
