#include <fmt/format.h>

#include <iostream>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "records/document.h"
#include "records/playthrough.h"

namespace cheesemoon::cli {

namespace {

using brave_rats::BraveRats;

std::string summary(const records::Document& document,
                    const std::vector<records::Replayed<BraveRats>>& games) {
  if (document.crowns) {
    const brave_rats::Match match = crowns_of(document);
    const auto champion = brave_rats::champion(match);
    return fmt::format(
        "{} games, crowns {}:{}, {}", games.size(), match.crowns[0], match.crowns[1],
        champion ? fmt::format("player {} wins the match", number(*champion)) : "not finished");
  }
  const auto& last = games.front().last();
  const std::size_t actions = games.front().steps.size();
  if (!BraveRats::is_terminal(last)) return fmt::format("{} actions, not finished", actions);
  const auto winner = brave_rats::winner(last);
  return fmt::format("{} actions, {}", actions,
                     winner ? fmt::format("player {} wins", number(*winner)) : "a draw");
}

/// Prints the line of one file; true if all is well with it.
bool replay_file(const std::string& file, bool verbose) {
  const auto fail = [&](const std::string& what) {
    std::cout << file << ": error: " << what << '\n';
    return false;
  };
  const auto text = read_text(file);
  if (!text) return fail(text.error());
  const auto document = records::read_document(*text);
  if (!document) return fail(describe(document.error()));
  const auto games = records::replay(*document);
  if (!games) return fail(describe(games.error()));
  std::cout << file << ": ok, " << summary(*document, *games) << '\n';
  if (verbose) {
    for (const auto& game : *games) std::cout << '\n' << records::playthrough(game);
    std::cout << '\n';
  }
  return true;
}

}  // namespace

int run(const ReplayArguments& arguments) {
  int status = success;
  for (const std::string& file : arguments.files) {
    if (!replay_file(file, arguments.verbose)) status = failed;
  }
  return status;
}

}  // namespace cheesemoon::cli
