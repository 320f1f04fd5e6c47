#include <fmt/format.h>

#include <filesystem>
#include <functional>
#include <iostream>
#include <memory>
#include <vector>

#include "arena/play_game.h"
#include "cli/any_player.h"
#include "cli/brave_rats_options.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/first_rat_options.h"
#include "records/document.h"

namespace cheesemoon::cli {

namespace {

using brave_rats::BraveRats;
using first_rat::FirstRat;

/// Plays game number `game` of a seed.
using PlayDocument = std::function<records::Document(std::uint32_t game)>;
using Preparation = Result<PlayDocument, std::string>;

using arena::Players;

/// The random numbers of a game and of each of its players do not depend on any other game's.
constexpr std::uint64_t streams_per_game = 4;
constexpr std::uint64_t streams_per_first_rat_game = 8;

template <Game G>
Players<G> make_players(const RecordArguments& arguments, std::uint64_t first_stream) {
  Players<G> players;
  for (std::size_t seat = 0; seat < arguments.players.size(); ++seat)
    players.push_back(make_player<G>(
        arguments.players[seat], Random(arguments.seed, first_stream + seat), arguments.patience));
  return players;
}

/// The complaint about a player that there is not, if any.
template <Game G>
std::string missing_player(const RecordArguments& arguments) {
  for (const std::string& name : arguments.players) {
    if (make_player<G>(name, Random(0), arguments.patience) == nullptr)
      return no_such_player<G>(name);
  }
  return {};
}

Preparation prepare_brave_rats(const RecordArguments& arguments) {
  const auto options = read_brave_rats_options(arguments.options);
  if (!options) return Failure{options.error()};
  if (arguments.players.size() != 2)
    return Failure{fmt::format("--players: expected two names as in random,random, found {}",
                               arguments.players.size())};
  const std::string missing = missing_player<BraveRats>(arguments);
  if (!missing.empty()) return Failure{missing};
  return PlayDocument([&arguments, options = *options](std::uint32_t game) -> records::Document {
    const std::uint64_t stream = game * streams_per_game;
    Random chance(arguments.seed, stream);
    const auto players = make_players<BraveRats>(arguments, stream + 1);
    records::BraveRatsDocument document{options.crowns, {}};
    do {
      document.games.push_back(arena::play_game<BraveRats>(options.game, chance, players).record());
    } while (options.crowns && !champion(crowns_of(document)));
    return document;
  });
}

Preparation prepare_first_rat(const RecordArguments& arguments) {
  const auto options = read_first_rat_options(arguments.options, arguments.players.size());
  if (!options) return Failure{options.error()};
  const std::string missing = missing_player<FirstRat>(arguments);
  if (!missing.empty()) return Failure{missing};
  return PlayDocument([&arguments, options = *options](std::uint32_t game) -> records::Document {
    const std::uint64_t stream = game * streams_per_first_rat_game;
    Random chance(arguments.seed, stream);
    const auto players = make_players<FirstRat>(arguments, stream + 1);
    return arena::play_game<FirstRat>(options, chance, players).record();
  });
}

}  // namespace

int run(const RecordArguments& arguments) {
  const auto play = arguments.game == FirstRat::name ? prepare_first_rat(arguments)
                                                     : prepare_brave_rats(arguments);
  if (!play) return complain("record", play.error());
  if (!arguments.out.empty()) {
    std::error_code error;
    std::filesystem::create_directories(arguments.out, error);
    if (error)
      return complain("record", fmt::format("cannot make {}: {}", arguments.out, error.message()));
  }
  for (std::uint32_t game = 1; game <= arguments.count; ++game) {
    const std::string text = write_document((*play)(game)) + "\n";
    if (arguments.out.empty()) {
      std::cout << text;
      continue;
    }
    const std::string path =
        fmt::format("{}/{}-{}-{}.json", arguments.out, arguments.game, arguments.seed, game);
    const std::string error = write_text(path, text);
    if (!error.empty()) return complain("record", error);
  }
  if (!arguments.out.empty())
    std::cerr << fmt::format(
        "{} written to {}\n",
        arguments.count == 1 ? "1 record" : fmt::format("{} records", arguments.count),
        arguments.out);
  return success;
}

}  // namespace cheesemoon::cli
