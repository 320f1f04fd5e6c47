#include "cli/remote/game_screen.h"

#include "cli/remote/brave_rats_game_screen.h"
#include "cli/remote/first_rat_game_screen.h"

namespace cheesemoon::cli {

std::unique_ptr<GameScreen> make_game_screen(Terminal& terminal, const Words& words,
                                             const TableState& state) {
  std::vector<std::string> names = names_of(state, words);
  if (state.game == first_rat::FirstRat::name)
    return std::make_unique<FirstRatGameScreen>(terminal, first_rat_words(words.code),
                                                std::move(names));
  if (state.game == brave_rats::BraveRats::name && names.size() == 2)
    return std::make_unique<BraveRatsGameScreen>(terminal, words, std::array{names[0], names[1]});
  return nullptr;
}

}  // namespace cheesemoon::cli
