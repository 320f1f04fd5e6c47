#pragma once

#include <string>
#include <vector>

#include "cli/first_rat_screen.h"
#include "cli/remote/game_screen.h"

namespace cheesemoon::cli {

class FirstRatGameScreen final : public GameScreen {
 public:
  FirstRatGameScreen(Terminal& terminal, const FirstRatWords& words,
                     std::vector<std::string> names);

  std::string look(const RemoteTable& table, bool is_new_game) override;
  void show_welcome() const override;
  std::string tell(const boost::json::array& events) const override;
  void show_table() const override;
  void show_question() override;
  void list_choices() const override;
  [[nodiscard]] std::string prompt() const override;
  [[nodiscard]] std::optional<std::size_t> meant(const std::string& typed) const override;
  void say_what_is_wrong(const std::string& typed) const override;
  [[nodiscard]] bool wants_confirmation() const override { return true; }
  std::string show_choice(const boost::json::value& choice) const override;
  [[nodiscard]] bool takes_only_choice() const override { return false; }
  void show_undone() const override;
  void show_result() const override;
  void show_help() const override;

 private:
  [[nodiscard]] std::string tell_group(const boost::json::array& events) const;

  Terminal& terminal_;
  const FirstRatWords& words_;
  std::size_t people_;
  FirstRatScreen screen_;
  first_rat::Table table_{};
  /// Whose eyes it is seen with; a spectator's are those of who is to move.
  std::optional<std::size_t> own_seat_;
  /// Of a game against Greg.
  std::optional<std::size_t> difficulty_;
  std::vector<first_rat::Action> choices_;
  /// The round in which the whole table was shown last.
  int shown_round_ = 0;
};

}  // namespace cheesemoon::cli
