#include <fmt/format.h>

#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "records/document.h"
#include "records/playthrough.h"

namespace cheesemoon::cli {

namespace {

using brave_rats::BraveRats;

std::string counted(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string summary(const records::Document& document,
                    const std::vector<records::Replayed<BraveRats>>& games) {
  if (document.crowns) {
    const brave_rats::Match match = crowns_of(document);
    const auto champion = brave_rats::champion(match);
    return fmt::format(
        "{}, crowns {}:{}, {}", counted(games.size(), "game"), match.crowns[0], match.crowns[1],
        champion ? fmt::format("player {} wins the match", number(*champion)) : "not finished");
  }
  const auto& last = games.front().last();
  const std::string actions = counted(games.front().steps.size(), "action");
  if (!BraveRats::is_terminal(last)) return actions + ", not finished";
  const auto winner = brave_rats::winner(last);
  return fmt::format("{}, {}", actions,
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
