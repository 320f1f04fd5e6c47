#pragma once

#include <array>
#include <string>
#include <vector>

#include "cli/brave_rats_screen.h"
#include "cli/remote/game_screen.h"

namespace cheesemoon::cli {

class BraveRatsGameScreen final : public GameScreen {
 public:
  BraveRatsGameScreen(Terminal& terminal, const Words& words, std::array<std::string, 2> names)
      : terminal_(terminal), words_(words), screen_(terminal, words, std::move(names)) {}

  std::string look(const RemoteTable& table, bool is_new_game) override;
  void show_welcome() const override;
  std::string tell(const boost::json::array& events) const override;
  void show_table() const override;
  void show_question() override;
  void list_choices() const override;
  [[nodiscard]] std::string prompt() const override;
  [[nodiscard]] std::optional<std::size_t> meant(const std::string& typed) const override;
  void say_what_is_wrong(const std::string& typed) const override;
  [[nodiscard]] bool wants_confirmation() const override { return false; }
  std::string show_choice(const boost::json::value& choice) const override;
  bool takes_only_choice() const override;
  void show_undone() const override;
  void show_result() const override;
  void show_help() const override;

 private:
  [[nodiscard]] Seat own_seat() const { return seen_.viewer.value_or(Seat::one); }

  Terminal& terminal_;
  const Words& words_;
  BraveRatsScreen screen_;
  hosting::BraveRatsSight seen_;
  std::string variant_;
  std::vector<brave_rats::Card> choices_;
  std::optional<brave_rats::Match> match_;
  std::optional<Seat> winner_;
  int round_ = 1;
  /// Whether undecided rounds lay on the table before the last look.
  bool had_rounds_on_table_ = false;
};

}  // namespace cheesemoon::cli
