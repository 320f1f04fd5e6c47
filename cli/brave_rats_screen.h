#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/terminal.h"
#include "cli/words.h"
#include "engine/brave_rats/brave_rats.h"
#include "hosting/brave_rats_view.h"

namespace cheesemoon::cli {

/// A round that was played, as it is told; the pairs are red's and blue's.
struct RoundTold {
  std::array<brave_rats::Card, 2> cards{};
  /// What they count.
  std::array<int, 2> values{};
  brave_rats::Reason reason = brave_rats::Reason::equal_values;
  /// Of the round or, with the Princess, of the game.
  std::optional<Seat> winner;
  bool takes_table = false;
};

RoundTold round_told(const brave_rats::State& before, brave_rats::Card red_card,
                     brave_rats::Card blue_card);

/// Draws BraveRats as text, in one language, for one viewer.
class BraveRatsScreen {
 public:
  /// The players are called by their colours.
  BraveRatsScreen(Terminal& terminal, const Words& words);
  BraveRatsScreen(Terminal& terminal, const Words& words, std::array<std::string, 2> names)
      : terminal_(terminal), words_(words), names_(std::move(names)) {}

  [[nodiscard]] const Words& words() const { return words_; }
  [[nodiscard]] std::string side(Seat seat) const;
  [[nodiscard]] std::string_view card(brave_rats::Card card) const;

  void show_position(const hosting::BraveRatsSight& seen, int round) const;
  void show_round(const RoundTold& round) const;
  /// Who has won, nobody in a draw, and how many rounds each has.
  void show_result(std::optional<Seat> winner, const std::array<int, 2>& rounds) const;
  void show_crowns(const brave_rats::Match& match) const;
  /// The cards and how a round is won.
  void show_rules() const;

 private:
  template <class... Arguments>
  void line(std::string_view format, const Arguments&... arguments) const;
  [[nodiscard]] std::string cards(brave_rats::Hand hand) const;
  [[nodiscard]] std::string gain(unsigned on_table) const;
  void explain(const RoundTold& round) const;

  Terminal& terminal_;
  const Words& words_;
  std::array<std::string, 2> names_;
};

/// The card that a person means: its number, or the beginning of its name in that language.
std::optional<brave_rats::Card> card_meant(std::string_view typed, const Words& words);

}  // namespace cheesemoon::cli
