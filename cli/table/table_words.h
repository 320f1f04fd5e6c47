#pragma once

#include <string_view>

namespace cheesemoon::cli {

/// What a person reads at a table, here or of a server, besides the words of the game, in one
/// language. A language that leaves a text out does not compile; a test fills the places of each.
struct TableWords {
  std::string_view made;       // the table's id; a command follows
  std::string_view come_back;  // a command follows
  std::string_view you_sit;    // name, seat
  std::string_view you_watch;
  std::string_view seats_are_open;  // how many
  std::string_view sits_down;       // name
  std::string_view stands_up;       // name
  std::string_view begins;
  std::string_view waiting_for;  // names
  std::string_view undo_is_possible;
  std::string_view resigned;           // name
  std::string_view timed_out;          // name
  std::string_view did_not_come_back;  // name
  std::string_view replaced;           // name
  std::string_view offers_end;         // name
  std::string_view offer_can_be_taken;
  std::string_view offers_no_more;   // name
  std::string_view says;             // name, text
  std::string_view clocks;           // names with their time
  std::string_view rematch_offered;  // the table's id

  std::string_view hand_over;       // name
  std::string_view hand_over_undo;  // name
  std::string_view prompt;          // name
  std::string_view chosen;          // action
  std::string_view confirm;
  std::string_view yes;             // as good as Enter
  std::string_view no;              // what refuses, one letter
  std::string_view not_understood;  // what was typed
  std::string_view not_allowed;     // what was typed
  std::string_view undone;
  std::string_view no_hint;  // why
  std::string_view game_over;
  std::string_view wins;        // name
  std::string_view shared_win;  // names
  std::string_view forfeits;    // name, why

  std::string_view lost;
  std::string_view back;
  std::string_view refused;  // why
  std::string_view outdated;
  std::string_view nothing_to_undo;
  std::string_view too_many;
  std::string_view means_nothing;  // what was typed
  std::string_view only_watching;
  std::string_view not_over;

  std::string_view confirm_resign;
  std::string_view ask_next_game;
  std::string_view ended_resigned;
  std::string_view ended_timed_out;
  std::string_view ended_left;
  std::string_view ended_agreed;
  std::string_view ended_closed;
  std::string_view commitment_kept;    // commitment
  std::string_view commitment_broken;  // commitment
  std::string_view record_at;          // address
  std::string_view after_end;
  std::string_view after_end_here;
  std::string_view left;
  std::string_view help;
  std::string_view help_here;
  std::string_view help_away;
  std::string_view help_watching;
};

}  // namespace cheesemoon::cli
