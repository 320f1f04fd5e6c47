#pragma once

#include <cstdint>
#include <string>

/// BraveRats once more, as slowly and plainly as it can be written, to check the engine against.
/// It shares no code with the engine: cards are letters, hands are texts, and the rules are tried
/// one after the other.
namespace brute_force {

struct Game {
  std::string red_hand;
  std::string blue_hand;
  int red_won = 0;
  int blue_won = 0;
  int red_table = 0;
  int blue_table = 0;
  bool red_plus = false;
  bool blue_plus = false;
  bool over = false;
  int princess = 0;  // 1 or -1: red or blue has won by Princess against Prince
};

/// Positive: red wins, negative: blue wins, zero: undecided; 100 means the whole game.
inline int winner_of_round(char red, bool red_plus, char blue, bool blue_plus) {
  const bool red_counts = blue != '5';
  const bool blue_counts = red != '5';
  if ((red == '0' && red_counts) || (blue == '0' && blue_counts)) return 0;
  if (red == '1' && blue == '7') return 100;
  if (red == '7' && blue == '1') return -100;
  if (red == '7' && red_counts && blue != '7') return 1;
  if (blue == '7' && blue_counts && red != '7') return -1;
  const int red_value = red - '0' + (red_plus ? 2 : 0);
  const int blue_value = blue - '0' + (blue_plus ? 2 : 0);
  int difference = red_value - blue_value;
  if ((red == '3' && red_counts) || (blue == '3' && blue_counts)) difference = -difference;
  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}

inline Game play(Game game, char red, char blue) {
  const int result = winner_of_round(red, game.red_plus, blue, game.blue_plus);
  const int red_worth = red == '4' && blue != '5' ? 2 : 1;
  const int blue_worth = blue == '4' && red != '5' ? 2 : 1;
  game.red_hand.erase(game.red_hand.find(red), 1);
  game.blue_hand.erase(game.blue_hand.find(blue), 1);
  game.red_table += red_worth;
  game.blue_table += blue_worth;
  if (result > 0) game.red_won += game.red_table;
  if (result < 0) game.blue_won += game.blue_table;
  if (result != 0) game.red_table = game.blue_table = 0;
  game.red_plus = red == '6' && blue != '5';
  game.blue_plus = blue == '6' && red != '5';
  game.princess = result / 100;
  game.over = result == 100 || result == -100 || game.red_won >= 4 || game.blue_won >= 4 ||
              game.red_hand.empty();
  return game;
}

/// How many different sequences of rounds follow. Who shows a card first does not change what can
/// be played, so a Spy needs no rule here.
inline std::uint64_t sequences(const Game& game, int rounds) {
  if (rounds == 0) return 1;
  if (game.over) return 0;
  std::uint64_t total = 0;
  for (std::size_t red = 0; red < game.red_hand.size(); ++red) {
    if (game.red_hand.find(game.red_hand[red]) != red) continue;
    for (std::size_t blue = 0; blue < game.blue_hand.size(); ++blue) {
      if (game.blue_hand.find(game.blue_hand[blue]) != blue) continue;
      total += sequences(play(game, game.red_hand[red], game.blue_hand[blue]), rounds - 1);
    }
  }
  return total;
}

}  // namespace brute_force
