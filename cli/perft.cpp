#include "engine/core/perft.h"

#include <iostream>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "records/document.h"

namespace cheesemoon::cli {

namespace {

using Count = Result<std::uint64_t, std::string>;

template <Game G>
Count count(const records::Record<G>& record, std::size_t depth) {
  const auto game = records::replay_actions(record);
  if (!game) return Failure{describe(game.error())};
  return perft<G>(game->last(), depth,
                  [&](typename G::State& state) { records::settle<G>(record.setup, state); });
}

Count count(const records::BraveRatsDocument& document, std::size_t depth) {
  if (document.crowns) return Failure{std::string("a match; expected the record of one game")};
  return count(document.games.front(), depth);
}

}  // namespace

int run(const PerftArguments& arguments) {
  const auto complain = [&](const std::string& what) {
    std::cerr << "cheesemoon perft: " << arguments.file << ": " << what << '\n';
    return bad_input;
  };
  const auto text = read_text(arguments.file);
  if (!text) return complain(text.error());
  const auto document = records::read_document(*text);
  if (!document) return complain(describe(document.error()));
  const Count sequences =
      std::visit([&](const auto& content) { return count(content, arguments.depth); }, *document);
  if (!sequences) return complain(sequences.error());
  std::cout << *sequences << '\n';
  return success;
}

}  // namespace cheesemoon::cli
