#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/table/game_screen.h"

namespace cheesemoon::cli {

/// Draws BraveRats as text, in one language.
class BraveRatsScreen final : public GameScreen {
 public:
  BraveRatsScreen(Terminal& terminal, const Words& words, std::vector<std::string> names)
      : GameScreen(terminal, words, std::move(names)), words_(words) {}

  void show_welcome() override;
  void tell(const boost::json::array& events) override;
  void show_table() const override;
  void show_question() override { show_table(); }
  void list_choices() const override { show_table(); }
  [[nodiscard]] std::string prompt() const override;
  [[nodiscard]] std::optional<std::size_t> meant(const std::string& typed) const override;
  void say_what_is_wrong(const std::string& typed) const override;
  [[nodiscard]] bool takes_only_choice() const override { return true; }
  void show_only_choice() const override;
  void show_undone() const override;
  void show_result() const override;
  void show_forfeit(Seat seat, const std::string& reason) const override;
  void show_hint(const boost::json::value& hint) const override;
  void show_help() const override;

 private:
  /// The members of both players, red's first.
  [[nodiscard]] std::vector<JsonReader> players() const;
  [[nodiscard]] std::string_view card(std::size_t card) const { return words_.cards[card]; }
  /// A hand, which is written as digits.
  [[nodiscard]] std::string cards(const JsonReader& hand) const;
  /// A round that was played, and who wins it or, with the Princess, the game.
  void tell_round(const JsonReader& round, std::optional<Seat> winner, bool takes_table) const;
  /// What every card does against every other.
  void show_pairs() const;
  void explain(const JsonReader& round, const std::array<std::size_t, 2>& cards,
               const std::array<int, 2>& values, const std::string& winner) const;

  const Words& words_;
  /// Whether undecided rounds lie on the table, as far as it was told.
  bool has_rounds_on_table_ = false;
};

/// The card that a person means: its number, or the beginning of its name in that language.
std::optional<std::size_t> card_meant(std::string_view typed, const Words& words);

}  // namespace cheesemoon::cli
