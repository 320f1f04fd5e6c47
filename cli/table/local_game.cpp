#include "cli/table/local_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "cli/any_player.h"
#include "cli/brave_rats_options.h"
#include "cli/first_rat_options.h"
#include "cli/first_rat_words.h"
#include "cli/fresh_seed.h"
#include "records/brave_rats_json.h"
#include "records/first_rat_json.h"

namespace cheesemoon::cli {

using brave_rats::BraveRats;
using first_rat::FirstRat;

namespace {

/// `person`, `person:Anna`, or the name of a bot.
Chair read_chair(const std::string& text, std::size_t place, const Words& words) {
  constexpr std::string_view person = "person";
  constexpr std::string_view named_person = "person:";
  if (text == person) return {filled(words.first_rat.player, place + 1), {}};
  if (text.starts_with(named_person) && text.size() > named_person.size())
    return {text.substr(named_person.size()), {}};
  const auto level = players::level_of(text);
  const std::string_view name = level ? words.level_names[*level] : std::string_view(text);
  return {fmt::format("{} {}", name, place + 1), text};
}

/// In BraveRats everybody is called by his colour.
void name_sides(LocalGame& game, const Words& words) {
  for (std::size_t place = 0; place < game.chairs.size(); ++place)
    game.chairs[place].name = words.sides[place];
}

Result<LocalGame, std::string> first_rat_game(const PlayArguments& arguments, const Words& words) {
  if (!arguments.variant.empty() || !arguments.crowns.empty() || !arguments.against.empty() ||
      !arguments.side.empty())
    return Failure{
        std::string("--variant, --crowns, --against and --side are for brave-rats; see cheesemoon "
                    "play --help")};
  const bool is_solo =
      std::any_of(arguments.options.begin(), arguments.options.end(),
                  [](const std::string& option) { return option.starts_with("solo="); });
  std::vector<std::string> players = arguments.players;
  if (players.empty()) players.emplace_back("person");
  if (arguments.players.empty() && !is_solo) players.emplace_back("level3");
  const auto options = read_first_rat_options(arguments.options, players.size());
  if (!options) return Failure{options.error()};
  LocalGame game{.game = *hosting::choose_game(FirstRat::name, records::write_options(*options)),
                 .crowns = {},
                 .chairs = {}};
  for (std::size_t place = 0; place < players.size(); ++place)
    game.chairs.push_back(read_chair(players[place], place, words));
  for (const Chair& chair : game.chairs)
    if (!chair.bot.empty() && make_player<FirstRat>(chair.bot, Random(0), 0) == nullptr)
      return Failure{no_such_player<FirstRat>(chair.bot) + ", person, person:NAME"};
  return game;
}

Result<LocalGame, std::string> brave_rats_game(const PlayArguments& arguments, const Words& words) {
  if (!arguments.players.empty() || !arguments.options.empty())
    return Failure{
        std::string("--players and --option are for first-rat; see cheesemoon play --help")};
  std::vector<std::string> settings;
  if (!arguments.variant.empty()) settings.push_back("variant=" + arguments.variant);
  if (!arguments.crowns.empty()) settings.push_back("crowns=" + arguments.crowns);
  const auto options = read_brave_rats_options(settings);
  if (!options) return Failure{options.error()};
  if (!arguments.against.empty() &&
      make_player<BraveRats>(arguments.against, Random(0), 0) == nullptr)
    return Failure{no_such_player<BraveRats>(arguments.against)};
  LocalGame game{
      .game = *hosting::choose_game(BraveRats::name, records::write_options(options->game)),
      .crowns = options->crowns,
      .chairs = {{}, {{}, arguments.against}}};
  if (arguments.side == "blue") std::swap(game.chairs[0], game.chairs[1]);
  name_sides(game, words);
  return game;
}

}  // namespace

Result<LocalGame, std::string> local_game(const PlayArguments& arguments, const Words& words) {
  auto game = arguments.game == FirstRat::name ? first_rat_game(arguments, words)
                                               : brave_rats_game(arguments, words);
  if (!game) return game;
  game->seed = arguments.seed.value_or(fresh_seed());
  game->patience = arguments.patience;
  return game;
}

LocalGame rematch_of(LocalGame game, const Words& words) {
  std::rotate(game.chairs.begin(), game.chairs.begin() + 1, game.chairs.end());
  if (game.game.name() == BraveRats::name) name_sides(game, words);
  ++game.seed;
  return game;
}

}  // namespace cheesemoon::cli
