#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.h"
#include "hosting/hosted_game.h"
#include "table/clock.h"
#include "table/dice.h"
#include "table/status.h"
#include "table/table_entry.h"
#include "table/table_options.h"

namespace cheesemoon::table {

using hosting::Viewer;

/// Who sits on a seat.
struct Occupant {
  enum class Kind : std::uint8_t { open, person, bot };
  /// For whoever gives up, runs out of time or does not come back a bot plays, so that the others
  /// can go on. He comes behind those who stay, unless they have let the bot play in his place.
  enum class Gone : std::uint8_t { no, resigned, timed_out, left, replaced };

  Kind kind = Kind::open;
  /// The person's id or the bot's name.
  std::string who;
  Gone gone = Gone::no;
  bool offers_end = false;
  /// Before the game, at tables that begin when everybody is ready.
  bool is_ready = false;
  /// Since when the others wait for him to come back, if they have called him, by how long hosts
  /// have run.
  std::optional<Time> called{};
  /// Whether he has asked for a hint.
  bool is_hinted = false;
  /// What he has done himself in all games of the table, less what he has taken back: a bot that
  /// plays on for him adds nothing.
  int acts = 0;

  [[nodiscard]] bool is_person() const { return kind == Kind::person && gone == Gone::no; }
  bool operator==(const Occupant&) const = default;
};

/// Whether what is reached on a seat counts: nobody has left it, or a bot was let play in his
/// place.
inline bool stays(const Occupant& occupant) {
  return occupant.gone == Occupant::Gone::no || occupant.gone == Occupant::Gone::replaced;
}

// What programs read, each by the order of its enumeration.

constexpr std::string_view occupant_word(Occupant::Kind kind) {
  constexpr std::array<std::string_view, 3> words{"open", "person", "bot"};
  return words[static_cast<std::size_t>(kind)];
}

/// Nothing for those who are there.
constexpr std::string_view gone_word(Occupant::Gone gone) {
  constexpr std::array<std::string_view, 5> words{"", "resigned", "timed_out", "left", "replaced"};
  return words[static_cast<std::size_t>(gone)];
}

struct Ending {
  enum class Kind : std::uint8_t { finished, resigned, timed_out, left, agreed, closed };

  Kind kind = Kind::finished;
  /// By seat, from 1, equal for those who share one. Empty if there is nothing to tell.
  std::vector<int> places;

  bool operator==(const Ending&) const = default;
};

constexpr std::string_view ending_word(Ending::Kind kind) {
  constexpr std::array<std::string_view, 6> words{"finished", "resigned", "timed_out",
                                                  "left",     "agreed",   "closed"};
  return words[static_cast<std::size_t>(kind)];
}

/// Everything a viewer is told has a number that counts what he was told: in BraveRats the journal
/// also counts choices he must not know of. This is one step of it.
struct Step {
  /// A bit for each seat, and that of `spectator_bit`.
  std::uint8_t told_to = 0;
  /// The seats whose choices were waiting in secret, and those that could take something back, as
  /// bits.
  std::uint8_t secret = 0;
  std::uint8_t undoable = 0;
  std::uint16_t game = 0;
  /// Moves of that game that everybody knew of when it was told.
  std::uint16_t moves = 0;
};
inline constexpr unsigned spectator_bit = 7;

struct ChatLine {
  /// The step with which it was told.
  std::size_t step = 0;
  Time date = 0;
  std::string person;
  std::string text;
};

/// The clock of a seat, and as it was before the last action: there it goes on if that is taken
/// back, and the others see it so while the action waits in secret.
struct TableClock {
  SeatClock now;
  SeatClock before;
};

/// A table as its journal tells it. No input or output, no threads; what may happen is decided in
/// commands.h, what does happen in evolve.h.
struct Table {
  std::string id;
  TableOptions options;
  std::string maker;
  std::string before;
  std::vector<Occupant> seats;
  Status status = Status::open;
  Dice dice;
  /// The game that is played, or the last one; before the first it is laid out but not set up.
  std::unique_ptr<hosting::HostedGame> game;
  /// How many have begun; of a match for crowns the crowns, and the records of games before.
  int games = 0;
  Match match;
  std::vector<boost::json::object> earlier_records;
  std::vector<TableClock> clocks;
  std::vector<Step> steps;
  /// How many steps each viewer has been told, by their bits.
  std::array<std::uint32_t, 8> told{};
  /// The newest; all of it is in the journal.
  std::deque<ChatLine> chat;
  std::optional<Ending> ending;
  /// Where those who want to play again have gone.
  std::string next;
  // Dates.
  Time created = 0;
  Time updated = 0;
  /// Of the last entry of the journal.
  std::int64_t sequence = 0;
  /// Done lately, each with who asked: one that comes again is not done again. Their whole texts,
  /// as nobody may be able to make up one that is taken for another's.
  std::deque<std::string> requests;
};

/// So long somebody has to come back who was called.
inline constexpr Time time_to_come_back = 120'000;
inline constexpr std::size_t chat_lines_kept = 100;
inline constexpr std::size_t requests_kept = 64;

constexpr unsigned bit_of(Viewer viewer) {
  return viewer ? static_cast<unsigned>(index(*viewer)) : spectator_bit;
}
constexpr bool is_told(const Step& step, Viewer viewer) {
  return ((unsigned{step.told_to} >> bit_of(viewer)) & 1U) != 0;
}
/// How many steps a viewer has been told.
inline std::uint32_t sequence_of(const Table& table, Viewer viewer) {
  return table.told[bit_of(viewer)];
}

/// Whether a game is going on in which somebody can act: not between the games of a match.
bool is_in_play(const Table& table);
/// Whether a seat is to be played by a bot: one of its own, or for somebody who is gone.
bool is_played_by_bot(const Table& table, Seat seat);
/// The name of the player that plays a seat which no person does.
std::string_view bot_of(const Table& table, Seat seat);
/// The name of the player that plays for a bot which fails: the weakest.
std::string_view stand_in_of(const Table& table);
bool has_seat(const Table& table, Seat seat);
bool sits(const Table& table, Seat seat, std::string_view person);
/// The same, also of somebody who is gone but may still look on from there.
bool is_seat_of(const Table& table, Seat seat, std::string_view person);

/// Whether a seat has made a choice that waits for another's: that it has is for everybody to see,
/// as a card that lies face down; what it is nobody else may know.
bool waits_in_secret(const Table& table, Seat seat);
/// Whether a seat has still to choose: in truth, so that a choice which waits in secret is one that
/// was made.
bool is_awaited(const Table& table, Seat seat);
/// The seats that have still to choose as a person sees it, whose own are told in truth; of all
/// others a choice that waits in secret is none.
std::vector<Seat> awaited_seen_by(const Table& table, std::string_view person);

bool has_done(const Table& table, std::string_view request);

/// The clock of a seat as a viewer may see it; nothing at tables without, and for bots.
std::optional<SeatClock> clock_seen(const Table& table, Seat seat, Viewer viewer);
/// When the first clock runs out, and of which seats when hosts have run so long.
std::optional<Time> next_deadline(const Table& table);
std::vector<Seat> out_of_time(const Table& table, Time ran);

}  // namespace cheesemoon::table
