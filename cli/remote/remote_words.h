#pragma once

#include <span>
#include <string_view>

namespace cheesemoon::cli {

/// What a person reads at a table of a server besides the words of the game, in one language. A
/// language that leaves a text out does not compile; a test fills the places of each.
struct RemoteWords {
  std::string_view code;

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
  std::string_view resigned;    // name
  std::string_view timed_out;   // name
  std::string_view offers_end;  // name
  std::string_view offer_can_be_taken;
  std::string_view offers_no_more;   // name
  std::string_view says;             // name, text
  std::string_view clocks;           // names with their time
  std::string_view rematch_offered;  // the table's id

  std::string_view lost;
  std::string_view back;
  std::string_view refused;  // the server's sentence
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
  std::string_view ended_agreed;
  std::string_view ended_closed;
  std::string_view kept_word;    // commitment
  std::string_view broken_word;  // commitment
  std::string_view record_at;    // address
  std::string_view after_end;
  std::string_view left;
  std::string_view help;
  std::string_view help_watching;
};

extern const RemoteWords remote_english;
extern const RemoteWords remote_german;
extern const RemoteWords remote_french;

/// The words of a language by its code: `en`, `de` or `fr`.
const RemoteWords& remote_words(std::string_view code);
std::span<const RemoteWords* const> all_remote_words();

}  // namespace cheesemoon::cli
