#include "table/table_of_record.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

#include "hosting/games.h"
#include "table/evolve.h"

namespace cheesemoon::table {

namespace {

using hosting::RecordedMoves;
using hosting::RecordedTable;
using records::RecordedMove;
using records::RecordedPlayer;

bool is_chance(const RecordedMove& move) {
  return move.seat == Seat::chance;
}

/// A table that is played by a record, and its journal.
struct Playing {
  Table table;
  Instant when;
  Entries entries;

  /// False if it cannot happen.
  bool happens(Happening what) {
    TableEntry entry{when, std::move(what), {}};
    if (evolve(table, entry, Chance::replay)) return false;
    // What the record does not say any more.
    std::visit(
        [&](auto& happened) {
          if constexpr (requires { happened.drawn; }) draw_the_rest(happened.drawn);
        },
        entry.what);
    entries.push_back(std::move(entry));
    return true;
  }

  void draw_the_rest(Drawn& drawn) {
    for (std::string& outcome : table.game->draw_chance(table.dice.random))
      drawn.outcomes.push_back(std::move(outcome));
    drawn.taken = table.dice.random.taken();
  }

  /// Who goes in this game while the others stay goes at its beginning: nobody knows when it was,
  /// and the moves of the bot that played on for him are in the record.
  bool play(const RecordedMoves& game, std::span<const RecordedPlayer> players) {
    auto move = game.moves.begin();
    const auto draw = [&] {
      Drawn drawn;
      for (; move != game.moves.end() && is_chance(*move); ++move)
        drawn.outcomes.push_back(move->action);
      return drawn;
    };
    if (!happens(Began{draw()})) return false;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      const std::string& reason = players[seat].gone;
      if (!reason.empty() && !happens(gone({static_cast<Seat>(seat), reason}))) return false;
    }
    while (move != game.moves.end()) {
      Acted acted{.seat = move->seat, .action = move->action, .drawn = {}};
      ++move;
      acted.drawn = draw();
      if (!happens(std::move(acted))) return false;
    }
    return !game.forfeit || happens(gone(*game.forfeit));
  }

  static Happening gone(const records::Forfeit& forfeit) {
    if (forfeit.reason == "ran out of time") return TimedOut{{forfeit.seat}};
    if (forfeit.reason == "did not come back") return TakenOut{forfeit.seat, false};
    return Resigned{forfeit.seat};
  }
};

Result<TableOptions, JsonError> options_of(const RecordedTable& record) {
  TableOptions options;
  options.game = record.game;
  options.crowns = record.crowns;
  options.has_chat = false;
  for (const RecordedPlayer& player : record.played->players) {
    const bool is_bot = player.kind == RecordedPlayer::Kind::bot;
    if (is_bot && !hosting::is_bot(record.game.name(), player.name))
      return Failure{JsonError{fmt::format("played.players[{}].bot", options.seats.size()),
                               fmt::format("there is no bot \"{}\"; {}", player.name,
                                           hosting::bots_in_words(record.game.name()))}};
    options.seats.push_back({is_bot ? SeatWish::Kind::bot : SeatWish::Kind::person,
                             is_bot ? player.name : std::string()});
  }
  return options;
}

template <class Do>
bool all_people(const Table& table, const Do& does) {
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
    if (table.seats[seat].is_person() && !does(static_cast<Seat>(seat))) return false;
  return true;
}

}  // namespace

Result<Entries, JsonError> journal_of_record(const RecordedTable& record, const Dice& dice,
                                             std::string_view person) {
  if (!record.played)
    return Failure{JsonError{"", "\"played\" is missing, which tells who sits where"}};
  auto options = options_of(record);
  if (!options) return Failure{options.error()};
  Playing playing{.table = {}, .when = {record.played->date, 0}, .entries = {}};
  Table& table = playing.table;
  (void)playing.happens(Created{std::move(*options), dice, std::string(person), {}});
  for (std::size_t place = 0; place < record.games.size(); ++place) {
    // Rules allow every move; what a table does not allow is to go on after its end.
    const bool is_last = place + 1 == record.games.size();
    if (table.status == Status::over ||
        !playing.play(record.games[place],
                      is_last ? std::span<const RecordedPlayer>(record.played->players)
                              : std::span<const RecordedPlayer>()))
      return Failure{JsonError{fmt::format("games[{}]", place), "its table was over before it"}};
    if (place > 0) continue;
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
      if (record.played->players[seat].is_hinted)
        (void)playing.happens(Hinted{static_cast<Seat>(seat)});
  }
  if (record.played->is_given_up) {
    if (table.status == Status::over)
      return Failure{JsonError{"played.given_up", "the game was over before"}};
    const auto agrees = [&](Seat seat) { return playing.happens(OfferedEnd{seat, true}); };
    if (!all_people(table, agrees) || table.status != Status::over)
      return Failure{JsonError{"played.given_up", "nobody was there to give it up"}};
  }
  return std::move(playing.entries);
}

Telling compared_with(const RecordedTable& other, const RecordedTable& record) {
  if (record.game.name() != other.game.name() || record.game.options() != other.game.options())
    return Telling::otherwise;
  const auto is_same = [](const RecordedMove& one, const RecordedMove& two) {
    return one.seat == two.seat && one.action == two.action;
  };
  const auto moves_in = [](const RecordedTable& table) {
    std::vector<RecordedMove> moves;
    for (const RecordedMoves& game : table.games) {
      // Games are told apart by what no move is.
      moves.push_back({Seat::chance, ""});
      moves.insert(moves.end(), game.moves.begin(), game.moves.end());
    }
    if (table.games.back().forfeit || table.played->is_given_up)
      moves.push_back({Seat::chance, "over"});
    return moves;
  };
  const auto there = moves_in(other);
  const auto here = moves_in(record);
  const auto [of_there, of_here] =
      std::mismatch(there.begin(), there.end(), here.begin(), here.end(), is_same);
  if (of_here == here.end()) return Telling::no_more;
  return of_there == there.end() ? Telling::more : Telling::otherwise;
}

}  // namespace cheesemoon::table
