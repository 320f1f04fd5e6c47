#include <fmt/format.h>
#include <fmt/ranges.h>

#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "engine/first_rat/names.h"
#include "json/error.h"
#include "records/document.h"
#include "records/playthrough.h"

namespace cheesemoon::cli {

namespace {

using brave_rats::BraveRats;
using first_rat::FirstRat;

std::string counted(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string forfeit_text(const records::Forfeit& forfeit) {
  return fmt::format("player {} forfeits: {}", number(forfeit.seat), forfeit.reason);
}

std::string summary(const records::BraveRatsDocument& document,
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
  if (const auto& forfeit = document.games.front().forfeit)
    return fmt::format("{}, {}", actions, forfeit_text(*forfeit));
  if (!BraveRats::is_terminal(last)) return actions + ", not finished";
  const auto winner = brave_rats::winner(last);
  return fmt::format("{}, {}", actions,
                     winner ? fmt::format("player {} wins", number(*winner)) : "a draw");
}

std::string summary(const records::FirstRatRecord& record,
                    const records::Replayed<FirstRat>& game) {
  const std::string actions = counted(game.steps.size(), "action");
  if (record.forfeit) return fmt::format("{}, {}", actions, forfeit_text(*record.forfeit));
  if (!FirstRat::is_terminal(game.last())) return actions + ", not finished";
  const first_rat::Outcome outcome = FirstRat::outcome(game.last());
  const bool against_greg = game.last().table.against_greg;
  std::vector<int> points;
  std::vector<std::string> winners;
  for (std::size_t team = 0; team < outcome.breakdown.size(); ++team) {
    points.push_back(outcome.breakdown[team].total());
    if (outcome.wins(team))
      winners.push_back(
          against_greg && team == first_rat::greg ? "Greg" : fmt::format("player {}", team + 1));
  }
  std::string text = fmt::format("{}, points {}, {} win{}", actions, fmt::join(points, ":"),
                                 fmt::join(winners, " and "), winners.size() == 1 ? "s" : "");
  std::vector<std::string_view> challenges;
  for (std::size_t place = 0; place < first_rat::challenge_count; ++place) {
    const auto challenge = static_cast<first_rat::Challenge>(place);
    if (is_met(game.last().table, challenge)) challenges.push_back(challenge_name(challenge));
  }
  if (!challenges.empty()) text += fmt::format("; challenges: {}", fmt::join(challenges, ", "));
  return text;
}

/// A file that was read: what to say of it, and each game as text.
struct Read {
  std::string summary;
  std::vector<std::string> playthroughs;
};

Result<Read, JsonError> replayed(const records::BraveRatsDocument& document, bool verbose) {
  const auto games = records::replay(document);
  if (!games) return Failure{games.error()};
  Read read{summary(document, *games), {}};
  for (const auto& game : *games) {
    if (verbose) read.playthroughs.push_back(records::playthrough(game));
  }
  return read;
}

Result<Read, JsonError> replayed(const records::FirstRatRecord& record, bool verbose) {
  const auto game = records::replay(record);
  if (!game) return Failure{game.error()};
  Read read{summary(record, *game), {}};
  if (verbose) read.playthroughs.push_back(records::playthrough(*game));
  return read;
}

bool fail(const std::string& place, const std::string& what) {
  std::cout << place << ": error: " << what << '\n';
  return false;
}

/// Prints the line of one record; true if all is well with it.
bool replay_document(const std::string& place, std::string_view text, bool verbose) {
  const auto document = records::read_document(text);
  if (!document) return fail(place, describe(document.error()));
  const auto read =
      std::visit([&](const auto& content) { return replayed(content, verbose); }, *document);
  if (!read) return fail(place, describe(read.error()));
  std::cout << place << ": ok, " << read->summary << '\n';
  if (verbose) {
    for (const std::string& playthrough : read->playthroughs) std::cout << '\n' << playthrough;
    std::cout << '\n';
  }
  return true;
}

/// The same for all records of a file.
bool replay_file(const std::string& file, bool verbose) {
  const auto text = read_text(file);
  if (!text) return fail(file, text.error());
  const auto documents = records::documents_in(*text);
  if (documents.size() == 1) return replay_document(file, *text, verbose);
  bool all_well = true;
  for (std::size_t place = 0; place < documents.size(); ++place) {
    const std::string name = fmt::format("{}, record {}", file, place + 1);
    all_well = replay_document(name, documents[place], verbose) && all_well;
  }
  return all_well;
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
