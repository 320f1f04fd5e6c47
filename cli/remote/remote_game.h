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

#include "cli/remote/game_screen.h"
#include "cli/remote/remote_table.h"
#include "cli/remote/remote_words.h"
#include "cli/remote/table_link.h"
#include "cli/remote/typed_lines.h"
#include "cli/terminal.h"
#include "cli/words.h"

namespace cheesemoon::cli {

/// A person at a table of a server: shows what comes, and sends what he wants.
class RemoteGame {
 public:
  /// Called when a game that was played is over for good.
  using AtEnd = std::function<void()>;

  RemoteGame(Terminal& terminal, TypedLines& lines, TableLink& link, const Words& words,
             std::string person, AtEnd at_end);

  enum class Ending : std::uint8_t { finished, left, input_ended, rematch, failed };
  /// Until the person leaves; as a spectator, until the table is over.
  Ending play(hosting::Viewer viewer);

  [[nodiscard]] const RemoteTable& table() const { return table_; }
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
  enum class Question : std::uint8_t { none, choice, really_resign };

  // What comes from the server.
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
  void choose(std::size_t choice);
  void confirm();
  void act();
  void undo();
  void expect_answer(std::string request, std::string action);
  void show_help() const;
  void show_clocks() const;

  // What is to be asked.
  void ask_what_is_due();
  [[nodiscard]] std::string prompt() const;
  void say_who_is_awaited();
  [[nodiscard]] bool may_choose() const;

  void send(boost::json::object message) { link_.send(std::move(message)); }
  [[nodiscard]] bool is_over() const { return table_.state.status == TableState::Status::over; }
  [[nodiscard]] std::string name(std::size_t seat) const;
  void fail(std::string error);

  Terminal& terminal_;
  TypedLines& lines_;
  TableLink& link_;
  const Words& words_;
  const RemoteWords& texts_;
  std::string person_;
  AtEnd at_end_;

  RemoteTable table_;
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
