#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/first_rat_sentences.h"
#include "cli/first_rat_words.h"
#include "cli/terminal.h"
#include "engine/first_rat/consequences.h"
#include "engine/first_rat/first_rat.h"

namespace cheesemoon::cli {

/// Longer lists of choices are shown only when asked for.
inline constexpr std::size_t short_list = 24;

/// Draws First Rat as text, in one language.
class FirstRatScreen {
 public:
  /// The names of the teams, Greg's not among them.
  FirstRatScreen(Terminal& terminal, const FirstRatWords& words, std::vector<std::string> names)
      : terminal_(terminal), words_(words), sentences_(terminal, words, std::move(names)) {}

  [[nodiscard]] const FirstRatSentences& sentences() const { return sentences_; }

  /// The whole table; what is lit is marked for the team that looks.
  void show_table(const first_rat::Table& table, std::size_t viewer) const;
  void show_question(const first_rat::Table& table) const;
  void show_choices(const first_rat::Table& table,
                    std::span<const first_rat::Action> choices) const;
  /// What happened, or would happen.
  void show_events(const first_rat::Table& before, std::span<const first_rat::Event> events) const;
  void show_result(const first_rat::Table& table) const;

 private:
  template <class... Arguments>
  void line(std::string_view format, const Arguments&... arguments) const;

  void show_path(const first_rat::Table& table, std::size_t viewer) const;
  void show_booths(const first_rat::Table& table) const;
  void show_burrow(const first_rat::Table& table) const;
  void show_tracks(const first_rat::Table& table) const;
  void show_team(const first_rat::Table& table, std::size_t place) const;

  Terminal& terminal_;
  const FirstRatWords& words_;
  FirstRatSentences sentences_;
};

}  // namespace cheesemoon::cli
