#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cli/first_rat_words.h"
#include "cli/terminal.h"
#include "engine/first_rat/event.h"
#include "engine/first_rat/first_rat.h"
#include "players/first_rat/gains.h"

namespace cheesemoon::cli {

/// A rat as people call it.
constexpr char letter(std::size_t rat) {
  return static_cast<char>('a' + rat);
}

/// `Player 1`, `Player 2`, ...: records know no names.
std::vector<std::string> numbered_names(const FirstRatWords& words, const first_rat::Table& table);

/// Puts what is done and what happens in First Rat into words, in one language.
class FirstRatSentences {
 public:
  /// The names of the teams, Greg's not among them.
  FirstRatSentences(const Terminal& terminal, const FirstRatWords& words,
                    std::vector<std::string> names)
      : terminal_(terminal), words_(words), names_(std::move(names)) {}

  /// A team's name, in its colour and plain.
  [[nodiscard]] std::string team(const first_rat::Table& table, std::size_t place) const;
  [[nodiscard]] std::string name(const first_rat::Table& table, std::size_t place) const;
  [[nodiscard]] std::string goods(unsigned amount, first_rat::Good good) const;
  [[nodiscard]] std::string points(int amount) const;
  [[nodiscard]] std::string item(first_rat::Item item) const;
  [[nodiscard]] std::string burrow_place(const first_rat::Table& table, std::size_t space) const;
  /// A decision that is due on this table.
  [[nodiscard]] std::string action(const first_rat::Table& table,
                                   const first_rat::Action& action) const;
  /// All decisions of a turn that begins, or goes on, on this table.
  [[nodiscard]] std::string turn(const first_rat::Table& table,
                                 std::span<const first_rat::Action> actions) const;
  /// One sentence: what a turn brings, and what it costs.
  [[nodiscard]] std::string reason(std::span<const players::Gain> gains) const;
  /// Something that happens; empty if it is not worth a word.
  [[nodiscard]] std::string event(const first_rat::Table& table,
                                  const first_rat::Event& event) const;

 private:
  [[nodiscard]] std::string place(first_rat::Space place) const;
  /// An action among others of its turn; empty for those that only say that nothing is wanted.
  [[nodiscard]] std::string step(const first_rat::Table& table,
                                 const first_rat::Action& action) const;
  [[nodiscard]] std::string gain(const players::Gain& gain) const;
  [[nodiscard]] std::string listed(const std::vector<std::string>& parts) const;
  [[nodiscard]] std::string moves(const first_rat::Action& action) const;

  const Terminal& terminal_;
  const FirstRatWords& words_;
  std::vector<std::string> names_;
};

}  // namespace cheesemoon::cli
