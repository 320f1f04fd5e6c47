#include "cli/subcommand.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/words.h"
#include "hosting/games.h"

namespace cheesemoon::cli {

namespace {

/// `brave-rats or first-rat`
std::string known_games() {
  return fmt::format("{}", fmt::join(hosting::games().names(), " or "));
}

/// What can be chosen of each game: `BraveRats: variant=base|traitor|draft|deal, ...`
std::string known_options() {
  std::vector<std::string> games;
  for (const auto& kind : hosting::games().all()) {
    const GameDescription& game = kind->description();
    std::vector<std::string> options;
    for (const GameOption& option : game.options)
      options.push_back(fmt::format("{}={}{}", option.name, fmt::join(option.values, "|"),
                                    option.has_more_values ? "|NAME" : ""));
    if (game.most_crowns > 0)
      options.push_back(fmt::format("crowns=N for a match for up to {} crowns", game.most_crowns));
    games.push_back(fmt::format("{}: {}", game.title, fmt::join(options, ", ")));
  }
  return fmt::format("{}. May be repeated", fmt::join(games, ". "));
}

}  // namespace

CLI::Option* add_game(CLI::App& command, std::string& game) {
  return command.add_option("game", game, "The game: " + known_games())
      ->check(CLI::IsMember(hosting::games().names()));
}

CLI::Option* add_options(CLI::App& command, std::vector<std::string>& options) {
  return command.add_option("--option", options, known_options())->take_all();
}

std::vector<std::string> read_player_list(std::string_view text) {
  constexpr std::string_view written_comma = "\\,";
  std::vector<std::string> players(1);
  while (!text.empty()) {
    if (text.starts_with(written_comma)) {
      players.back() += ',';
      text.remove_prefix(written_comma.size());
      continue;
    }
    if (text.front() == ',') {
      players.emplace_back();
    } else {
      players.back() += text.front();
    }
    text.remove_prefix(1);
  }
  return players;
}

CLI::Option* add_players(CLI::App& command, std::vector<std::string>& players,
                         const std::string& description) {
  return command.add_option_function<std::string>(
      "--players", [&players](const std::string& text) { players = read_player_list(text); },
      description);
}

void add_language(CLI::App& command, std::string& language) {
  command.add_option("--language", language, "en, de or fr (default: what the environment says)")
      ->type_name("{en,de,fr}")
      ->check([](const std::string& code) {
        return find_language(code) != nullptr
                   ? std::string()
                   : fmt::format("no language \"{}\": expected en, de or fr", code);
      });
}

void add_patience(CLI::App& command, double& seconds) {
  add_number(
      command, "--patience", seconds,
      "How many seconds to wait for an answer of a player exec:COMMAND, beyond the time it is "
      "given to think; with nodes or no limit these seconds are all it has. Then it "
      "forfeits the game",
      0.01, 1'000'000.0);
}

}  // namespace cheesemoon::cli
