#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/first_rat_words.h"
#include "cli/terminal.h"
#include "engine/first_rat/consequences.h"
#include "engine/first_rat/first_rat.h"

namespace cheesemoon::cli {

/// Draws First Rat as text, in one language.
class FirstRatScreen {
 public:
  /// The names of the teams, Greg's not among them.
  FirstRatScreen(Terminal& terminal, const FirstRatWords& words, std::vector<std::string> names)
      : terminal_(terminal), words_(words), names_(std::move(names)) {}

  [[nodiscard]] std::string team(const first_rat::Table& table, std::size_t place) const;

  /// The whole table; what is lit is marked for the team that is to move.
  void show_table(const first_rat::Table& table) const;
  void show_question(const first_rat::Table& table) const;
  void show_choices(const first_rat::Table& table,
                    std::span<const first_rat::Action> choices) const;
  /// What happened, or would happen.
  void show_events(const first_rat::Table& before, std::span<const first_rat::Event> events) const;
  void show_result(const first_rat::Table& table) const;

  [[nodiscard]] std::string action(const first_rat::Table& table,
                                   const first_rat::Action& action) const;

 private:
  template <class... Arguments>
  void line(std::string_view format, const Arguments&... arguments) const;

  [[nodiscard]] std::string goods(unsigned amount, first_rat::Good good) const;
  [[nodiscard]] std::string points(int amount) const;
  [[nodiscard]] std::string item(first_rat::Item item) const;
  [[nodiscard]] std::string place(first_rat::Space place) const;
  [[nodiscard]] std::string burrow_place(const first_rat::Table& table, std::size_t space) const;
  [[nodiscard]] std::string sentence(const first_rat::Table& table,
                                     const first_rat::Event& event) const;
  [[nodiscard]] std::string moves(const first_rat::Action& action) const;

  void show_path(const first_rat::Table& table) const;
  void show_booths(const first_rat::Table& table) const;
  void show_burrow(const first_rat::Table& table) const;
  void show_tracks(const first_rat::Table& table) const;
  void show_team(const first_rat::Table& table, std::size_t place) const;

  Terminal& terminal_;
  const FirstRatWords& words_;
  std::vector<std::string> names_;
};

}  // namespace cheesemoon::cli
