#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "cli/terminal.h"
#include "cli/words.h"
#include "engine/brave_rats/brave_rats.h"

namespace cheesemoon::cli {

/// Draws BraveRats as text, in one language, for one viewer.
class BraveRatsScreen {
 public:
  BraveRatsScreen(Terminal& terminal, const Words& words) : terminal_(terminal), words_(words) {}

  [[nodiscard]] const Words& words() const { return words_; }
  [[nodiscard]] std::string side(Seat seat) const;
  [[nodiscard]] std::string_view card(brave_rats::Card card) const;

  void show_position(const brave_rats::Observation& seen, int round) const;
  void show_round(const brave_rats::State& before, brave_rats::Card red_card,
                  brave_rats::Card blue_card) const;
  void show_result(const brave_rats::State& last) const;
  void show_crowns(const brave_rats::Match& match) const;
  void show_help() const;

 private:
  template <class... Arguments>
  void line(std::string_view format, const Arguments&... arguments) const;
  [[nodiscard]] std::string cards(brave_rats::Hand hand) const;
  [[nodiscard]] std::string gain(unsigned on_table) const;
  void explain(const brave_rats::RoundOutcome& outcome,
               const std::array<brave_rats::Played, 2>& played) const;

  Terminal& terminal_;
  const Words& words_;
};

/// The card that a person means: its number, or the beginning of its name in that language.
std::optional<brave_rats::Card> card_meant(std::string_view typed, const Words& words);

}  // namespace cheesemoon::cli
