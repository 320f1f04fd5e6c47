#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/first_rat_words.h"
#include "cli/terminal.h"
#include "engine/first_rat/action.h"
#include "json/reader.h"
#include "players/first_rat/outlook.h"

namespace cheesemoon::cli {

/// A rat as people call it.
constexpr char letter(std::size_t rat) {
  return static_cast<char>('a' + rat);
}

/// `Player 1`, `Player 2`, ...: records know no names.
std::vector<std::string> numbered_names(const FirstRatWords& words, std::size_t people);

/// An item by its name.
first_rat::Item read_item(const JsonReader& reader);

/// Puts what is done and what happens in First Rat into words, in one language. Boards, views and
/// events are those of docs/views.md.
class FirstRatSentences {
 public:
  /// The names of the teams, Greg's not among them.
  FirstRatSentences(const Terminal& terminal, const FirstRatWords& words,
                    std::vector<std::string> names, bool against_greg);

  /// A team's name, in its colour and plain; nothing for a team that is not there.
  [[nodiscard]] std::string team(std::size_t place) const;
  [[nodiscard]] std::string_view name(std::size_t place) const;
  [[nodiscard]] std::size_t teams() const { return names_.size(); }
  [[nodiscard]] bool is_greg(std::size_t place) const { return against_greg_ && place == 1; }
  [[nodiscard]] std::string goods(unsigned amount, std::size_t good) const;
  [[nodiscard]] std::string points(int amount) const;
  [[nodiscard]] std::string item(first_rat::Item item) const {
    return this->item(item, words_.items);
  }
  /// What an item does.
  [[nodiscard]] std::string item_effect(const JsonReader& board, first_rat::Item item) const;
  /// A card of Greg's with its numbers and what it makes him do.
  [[nodiscard]] std::string greg_card(const JsonReader& board, std::string_view name) const;
  [[nodiscard]] std::string burrow_place(const JsonReader& board, std::size_t space) const;
  /// A decision that is due.
  [[nodiscard]] std::string action(const JsonReader& board, const JsonReader& view,
                                   const first_rat::Action& action) const;
  /// All decisions of a turn, or of the rest of it, with the prices that its gains name.
  [[nodiscard]] std::string turn(std::span<const first_rat::Action> actions,
                                 std::span<const players::Gain> gains) const;
  /// One sentence: what a turn brings, and what it costs.
  [[nodiscard]] std::string reason(std::span<const players::Gain> gains) const;
  /// What it leads to, a sentence each; empty if nothing is in sight.
  [[nodiscard]] std::string outlook(const players::Outlook& outlook) const;
  /// Something that happens; empty if it is not worth a word.
  [[nodiscard]] std::string event(const JsonReader& board, const JsonReader& event) const;
  /// The team that an event is about.
  [[nodiscard]] std::size_t team_of(const JsonReader& event,
                                    std::string_view member = "seat") const;

 private:
  [[nodiscard]] std::string from(int place) const;
  [[nodiscard]] std::string to(int place) const;
  [[nodiscard]] std::string cheese(unsigned amount) const {
    return goods(amount, static_cast<std::size_t>(first_rat::Good::cheese));
  }
  [[nodiscard]] std::string item(first_rat::Item item, const ItemNames& names) const;
  [[nodiscard]] std::string buying(first_rat::Item bought, int price) const;
  [[nodiscard]] std::string cap_effect(const JsonReader& rule) const;
  /// An action among others of its turn; empty for those that only say that nothing is wanted.
  [[nodiscard]] std::string step(const first_rat::Action& action,
                                 std::span<const players::Gain> gains) const;
  /// An action whose words need nothing but itself.
  [[nodiscard]] std::string plain_action(const first_rat::Action& action) const;
  [[nodiscard]] std::string gain(const players::Gain& gain) const;
  [[nodiscard]] std::string brought(std::span<const players::Gain> gains) const;
  [[nodiscard]] std::string listed(const std::vector<std::string>& parts) const;
  [[nodiscard]] std::string moves(const first_rat::Action& action) const;
  [[nodiscard]] std::string yield(const JsonReader& event) const;
  /// What an event says in one of its fields; a good with how many, a number with what it counts.
  [[nodiscard]] std::string field(const JsonReader& board, const JsonReader& event,
                                  first_rat::Happening kind,
                                  const first_rat::EventField& field) const;
  [[nodiscard]] std::string enters(const JsonReader& board, const JsonReader& event) const;

  const Terminal& terminal_;
  const FirstRatWords& words_;
  std::vector<std::string> names_;
  bool against_greg_;
};

}  // namespace cheesemoon::cli
