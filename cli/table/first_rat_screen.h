#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/first_rat_sentences.h"
#include "cli/first_rat_words.h"
#include "cli/table/game_screen.h"

namespace cheesemoon::cli {

/// A space of the path with the rats on it: a text with colours in it, and how wide it is without
/// them.
struct PathCell {
  std::string text;
  int width = 0;
};

/// Draws First Rat as text, in one language.
class FirstRatScreen final : public GameScreen {
 public:
  FirstRatScreen(Terminal& terminal, const Words& words, std::vector<std::string> names)
      : GameScreen(terminal, words, std::move(names)), words_(words.first_rat) {}

  void show_welcome() override;
  void tell(const boost::json::array& events) override;
  /// The whole table; what is lit is marked for the team that looks.
  void show_table() const override;
  void show_question() override;
  void list_choices() const override;
  [[nodiscard]] std::optional<std::size_t> meant(const std::string& typed) const override;
  void say_what_is_wrong(const std::string& typed) const override;
  [[nodiscard]] bool wants_confirmation() const override { return true; }
  void show_choice(const boost::json::value& choice) override;
  void show_result() const override;
  void show_hint(const boost::json::value& hint) const override;
  void show_help() const override;

 private:
  [[nodiscard]] const FirstRatSentences& sentences() const { return *sentences_; }
  [[nodiscard]] std::vector<JsonReader> teams() const;
  [[nodiscard]] std::vector<PathCell> path_cells() const;
  void show_path() const;
  void show_booths() const;
  void show_burrow() const;
  void show_tracks() const;
  void show_team(const JsonReader& team, std::size_t place) const;
  [[nodiscard]] std::vector<std::string> belongings(const JsonReader& team) const;
  void ask() const;
  void show_events(std::span<const JsonReader> events) const;

  const FirstRatWords& words_;
  std::optional<FirstRatSentences> sentences_;
  /// In which round, and in whose turn of it, the whole table was shown last.
  int shown_round_ = 0;
  std::size_t shown_turn_ = 0;
};

}  // namespace cheesemoon::cli
