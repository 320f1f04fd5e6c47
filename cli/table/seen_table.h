#pragma once

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/table/table_state.h"
#include "engine/core/result.h"
#include "hosting/viewer.h"

namespace cheesemoon::cli {

/// Something that happened at a table, as this viewer counts it.
struct SeenStep {
  std::uint32_t sequence = 0;
  boost::json::array events;
};

struct SeenClock {
  std::int64_t left_milliseconds = 0;
  bool runs = false;
};

struct ChatLine {
  std::string person;
  std::string name;
  std::string text;
};

/// All that updates have told of a table so far. It holds no rules: what can be done are the
/// choices.
struct SeenTable {
  hosting::Viewer viewer;
  std::uint32_t sequence = 0;
  TableState state;
  /// Null before the game begins.
  boost::json::value board;
  boost::json::value view;
  std::vector<SeenStep> steps;
  boost::json::array choices;
  bool can_undo = false;
  /// By seat, when the last update came; nothing for bots.
  std::vector<std::optional<SeenClock>> clocks;
  /// Counts the updates that changed the game, chat and the like left out.
  std::uint32_t game_changes = 0;
};

/// What an update brought.
struct News {
  bool is_first = false;
  /// What was known before, if the state is told anew.
  std::optional<TableState> old_state;
  bool is_new_game = false;
  /// Whether something that was told has been taken back.
  bool is_taken_back = false;
  bool has_game_changed = false;
  boost::json::array events;
  std::vector<ChatLine> chat;
  bool has_clocks = false;
};

/// Takes an update over. The error is a sentence that names the member.
Result<News, std::string> take_update(SeenTable& table, const boost::json::value& update);

/// How often an event of a kind was told in this game.
int count_events(const SeenTable& table, std::string_view kind);

/// Whom the game waits for, as far as this viewer can tell.
std::vector<Seat> seats_to_act(const SeenTable& table);
/// Whether the game of this moment is over, be it or not the last of a match.
bool is_game_over(const SeenTable& table);

}  // namespace cheesemoon::cli
