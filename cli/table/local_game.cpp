#include "cli/table/local_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/first_rat_words.h"
#include "cli/fresh_seed.h"
#include "hosting/games.h"
#include "players/level_name.h"

namespace cheesemoon::cli {

namespace {

/// `person`, `person:Anna`, or the name of a bot.
Chair read_chair(const std::string& text, std::size_t place, const Words& words) {
  constexpr std::string_view person = "person";
  constexpr std::string_view named_person = "person:";
  if (text == person) return {filled(words.first_rat.player, place + 1), {}};
  if (text.starts_with(named_person) && text.size() > named_person.size())
    return {text.substr(named_person.size()), {}, true};
  const auto level = players::level_of(text);
  const std::string_view name = level ? words.level_names[*level] : std::string_view(text);
  return {fmt::format("{} {}", name, place + 1), text};
}

bool is_duel(const GameDescription& game) {
  return game.most_seats == 2;
}

/// Who sits on the other seats if nobody says it: of two the other one at this keyboard, in larger
/// rounds bots that a beginner can beat.
std::string_view usual_others(const hosting::GameKind& kind) {
  constexpr std::size_t easy = 2;
  if (is_duel(kind.description()) || kind.bots().empty()) return "person";
  return kind.bots()[std::min(easy, kind.bots().size() - 1)];
}

/// In a game of two everybody is called by his colour, unless he has a name.
void name_sides(LocalGame& game, const Words& words) {
  if (!is_duel(hosting::games().find(game.game.name())->description())) return;
  for (std::size_t place = 0; place < game.chairs.size(); ++place)
    if (!game.chairs[place].has_own_name) game.chairs[place].name = words.sides[place];
}

}  // namespace

Result<LocalGame, std::string> local_game(const PlayArguments& arguments, const Words& words) {
  const hosting::GameKind& kind = *hosting::games().find(arguments.game);
  const auto wishes = read_wishes(arguments, usual_others(kind));
  if (!wishes) return Failure{wishes.error()};
  auto chosen = kind.choose(wishes->settings.options);
  if (!chosen) return Failure{"option " + describe(chosen.error())};
  LocalGame game{.game = std::move(*chosen),
                 .crowns = wishes->settings.crowns,
                 .chairs = {},
                 .seed = arguments.seed.value_or(fresh_seed()),
                 .patience = arguments.patience};
  for (const std::string& player : wishes->players) {
    const Chair& chair = game.chairs.emplace_back(read_chair(player, game.chairs.size(), words));
    if (chair.bot.empty()) continue;
    const auto bot = kind.keep_player(chair.bot, Random(0), {});
    if (!bot) return Failure{bot.error() + ", person, person:NAME"};
  }
  name_sides(game, words);
  return game;
}

LocalGame rematch_of(LocalGame game, const Words& words) {
  std::rotate(game.chairs.begin(), game.chairs.begin() + 1, game.chairs.end());
  name_sides(game, words);
  ++game.seed;
  return game;
}

}  // namespace cheesemoon::cli
