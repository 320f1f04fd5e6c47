#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/table/game_screen.h"
#include "cli/table/seen_table.h"
#include "cli/table/table_host.h"
#include "cli/table/table_words.h"
#include "cli/table/typed_lines.h"
#include "cli/terminal.h"
#include "cli/words.h"

namespace cheesemoon::cli {

/// Those at this keyboard at a table: shows what comes, and sends what they want. Several people
/// take turns at the keyboard; where they must not see the same it is handed over.
class TableGame {
 public:
  /// Called when a game that was played is over for good.
  using AtEnd = std::function<void()>;

  /// The names are those of the seats; none if the table says them. The person is who has typed
  /// what is said under his id.
  TableGame(Terminal& terminal, TypedLines& lines, TableHost& host, const Words& words,
            std::vector<std::string> names, std::string person, AtEnd at_end);

  enum class Ending : std::uint8_t { finished, left, input_ended, rematch, failed };
  /// On these seats, or as a spectator without any, until they leave; as a spectator, until the
  /// table is over.
  Ending play(const std::vector<Seat>& seats);

  [[nodiscard]] bool is_over() const { return table().state.status == TableState::Status::over; }
  /// The table of the rematch.
  [[nodiscard]] const std::string& next() const { return next_; }
  /// Why it failed.
  [[nodiscard]] const std::string& error() const { return error_; }

 private:
  /// Something that was sent and that no other choice is made before.
  struct Sent {
    std::string request;
    /// Of a choice.
    std::string action;
    std::uint32_t at = 0;
    std::uint32_t game_changes = 0;
  };
  enum class Question : std::uint8_t { none, hand_over, choice, really_resign };

  // What comes from the host.
  void hear(const TableHost::Heard& heard);
  void receive(const boost::json::value& message);
  void take(const boost::json::value& update);
  void take_game(const News& news);
  void take_refusal(const boost::json::value& message);
  void tell_state(const TableState& before);
  void tell_chat(const News& news);
  void tell_end();
  [[nodiscard]] boost::json::array not_yet_seen(const boost::json::array& events);

  // What the person does.
  void type(const std::string& line);
  bool type_command(const std::string& line);
  bool type_wish(const std::string& line);
  void type_choice(const std::string& line);
  void type_at_hand_over(const std::string& line);
  void choose(std::size_t choice);
  void act();
  void undo();
  void show_hint();
  void expect_answer(std::string request, std::string action);
  void show_help() const;
  void show_clocks() const;

  // What is to be asked, and of whom.
  void ask_what_is_due();
  void ask(std::size_t place);
  [[nodiscard]] std::string prompt() const;
  void say_who_is_awaited();
  [[nodiscard]] std::optional<std::size_t> who_chooses() const;
  [[nodiscard]] bool may_choose() const;
  [[nodiscard]] bool is_hidden_from_others(std::size_t place) const;
  void sit_down(std::size_t place);

  void send(boost::json::object message) { host_.send(std::move(message)); }
  /// What the person at the keyboard sees.
  [[nodiscard]] const SeenTable& table() const { return seen_[place_]; }
  [[nodiscard]] int own_number() const { return number(*table().viewer); }
  [[nodiscard]] bool is_ours(Seat seat) const;
  [[nodiscard]] std::string name(std::size_t seat) const;
  void fail(std::string error);

  Terminal& terminal_;
  TypedLines& lines_;
  TableHost& host_;
  const Words& words_;
  const TableWords& texts_;
  std::vector<std::string> given_names_;
  std::string person_;
  AtEnd at_end_;

  /// What each of those at this keyboard sees.
  std::vector<SeenTable> seen_{1};
  /// Which of them is at the keyboard.
  std::size_t place_ = 0;
  /// Whom it was handed to last, until something changes.
  std::optional<std::size_t> handed_to_;
  std::unique_ptr<GameScreen> screen_;
  std::vector<std::string> names_;
  std::chrono::steady_clock::time_point clocks_came_;
  /// What was shown when the table was first seen.
  std::string commitment_;

  Question question_ = Question::none;
  /// The choice to be confirmed, and what was promised to follow from it.
  boost::json::object chosen_;
  std::string preview_request_;
  std::optional<Sent> sent_;
  bool is_question_shown_ = false;
  /// The last game of which the result was shown.
  int result_shown_ = 0;
  bool is_end_told_ = false;
  bool wants_rematch_ = false;
  std::string awaited_;
  std::optional<Ending> ending_;
  std::string next_;
  std::string error_;
};

}  // namespace cheesemoon::cli
