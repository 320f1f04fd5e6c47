#include "device/device_host.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <utility>

#include "device/digits.h"
#include "table/evolve.h"
#include "table/server_message.h"
#include "table/table_summary.h"

namespace cheesemoon::device {

namespace json = boost::json;

namespace {

/// Another stream for every seat of every game.
Random random_for_bot(const table::Table& table, Seat seat, std::uint64_t turn) {
  constexpr std::uint64_t most_seats = 8;
  Random own(number_of(table.dice.seed),
             1 + static_cast<std::uint64_t>(table.games) * most_seats + index(seat));
  const std::uint64_t high = own.bits();
  return Random((high << 32U) | own.bits(), turn);
}

/// Nobody's clock runs here.
table::Instant at(const Moment& now) {
  return {.date = now.date, .ran = 0};
}

std::optional<Seat> bot_to_ask(const table::Table& table) {
  for (std::size_t place = 0; place < table.seats.size(); ++place) {
    const Seat seat = static_cast<Seat>(place);
    if (is_awaited(table, seat) && is_played_by_bot(table, seat)) return seat;
  }
  return std::nullopt;
}

json::object head_json(const table::Table& table, const std::string& person,
                       const table::Names& names) {
  json::array seats;
  for (std::size_t place = 0; place < table.seats.size(); ++place) {
    const table::Occupant& occupant = table.seats[place];
    json::value who;
    if (occupant.kind == table::Occupant::Kind::person) who = occupant.who;
    seats.push_back({{"seat", place + 1}, {"person", std::move(who)}});
  }
  json::object head{{"id", table.id},
                    {"game", table.options.game.name()},
                    {"status", status_word(table.status)},
                    {"updated", table.updated},
                    {"seats", std::move(seats)},
                    {"table", summary_of(table)},
                    {"state", json::parse(write_table(table, names, {.date = 0, .ran = 0}))}};
  if (table.status == table::Status::playing) {
    json::array awaited;
    for (const Seat seat : awaited_seen_by(table, person)) awaited.emplace_back(number(seat));
    head["awaited"] = std::move(awaited);
  }
  return head;
}

}  // namespace

void DeviceHost::begin(std::string person, std::string name) {
  *this = DeviceHost();
  person_ = std::move(person);
  rename(std::move(name));
}

void DeviceHost::rename(std::string name) {
  names_ = {{person_, std::move(name)}};
}

bool DeviceHost::has(std::string_view table) const {
  return is_there(table) || absent_.contains(table);
}

bool DeviceHost::is_there(std::string_view table) const {
  return rooms_.contains(table);
}

DeviceHost::Room* DeviceHost::find(std::string_view table) {
  const auto found = rooms_.find(table);
  return found == rooms_.end() ? nullptr : &found->second;
}

bool DeviceHost::load(const std::string& table, const json::array& journal) {
  Room room;
  room.table.id = table;
  for (const json::value& kept : journal) {
    auto entry = table::read_entry(kept.at(0).to_number<table::Time>(), kept.at(1).as_string());
    if (!entry) return false;
    if (auto* created = std::get_if<table::Created>(&entry->what))
      created->dice = dice_of(created->dice.seed);
    if (evolve(room.table, *entry, table::Chance::replay)) return false;
  }
  if (journal.empty()) {
    absent_.insert(table);
  } else {
    rooms_.insert_or_assign(table, std::move(room));
  }
  return true;
}

void DeviceHost::forget(const std::string& table) {
  rooms_.erase(table);
  absent_.erase(table);
}

std::string DeviceHost::table_of(const table::ClientMessage& message) {
  return std::visit(
      []<class One>(const One& one) -> std::string {
        if constexpr (requires { one.table; }) return one.table;
        return {};
      },
      message.what);
}

void DeviceHost::hear(const table::ClientMessage& message, const Moment& now, Told& told) {
  const std::string& request = message.request;
  const auto refuse = [&](const table::TableRefusal& refusal) {
    told.lines.push_back(table::write_refused(request, refusal));
  };
  if (std::holds_alternative<table::Ping>(message.what))
    return told.lines.push_back(table::write_pong(now.date));
  if (std::holds_alternative<table::Hello>(message.what)) {
    // A page that comes again says what it wants to see.
    for (auto& [id, room] : rooms_) room.watchers.clear();
    return told.lines.push_back(table::write_welcome(person_, names_[person_], now.date));
  }
  Room* const room = find(table_of(message));
  if (room == nullptr)
    return refuse({"no_such_table", "there is no such table: look at the link again"});
  if (const auto* wish = std::get_if<table::Watch>(&message.what)) {
    if (wish->viewer && !is_seat_of(room->table, *wish->viewer, person_))
      return refuse({"not_your_seat", "only who sits there sees the table from there"});
    return watch(*room, *wish, now, told);
  }
  if (const auto* wish = std::get_if<table::Unwatch>(&message.what)) {
    unwatch(*room, *wish, told);
    if (room->watchers.empty()) forget(wish->table);
    return;
  }
  if (const auto* wish = std::get_if<table::Preview>(&message.what)) {
    if (!sits(room->table, wish->seat, person_))
      return refuse({"not_your_seat", "only who sits there can ask that"});
    if (!is_in_play(room->table)) return refuse({"game_is_over", "no game is going on"});
    const auto choice = room->table.game->preview(wish->seat, wish->action);
    if (!choice) return refuse(table::refused(choice.error()));
    return told.lines.push_back(table::write_preview(request, *choice));
  }
  if (std::holds_alternative<table::Rematch>(message.what))
    return play_again(*room, request, now, told);
  const table::Command& command = std::get<table::AtTable>(message.what).command;
  const auto entries = perform(room->table, person_, command, request, at(now));
  if (!entries) return refuse(entries.error());
  happened(*room, *entries, now, told);
  const hosting::Viewer viewer = std::visit(
      []<class One>(const One& one) -> hosting::Viewer {
        if constexpr (requires { one.seat; }) return one.seat;
        return hosting::spectator;
      },
      command);
  told.lines.push_back(
      table::write_done(request, room->table.id, sequence_of(room->table, viewer)));
}

void DeviceHost::watch(Room& room, const table::Watch& watch, const Moment& now, Told& told) {
  std::erase_if(room.watchers,
                [&](const Watcher& watcher) { return watcher.viewer == watch.viewer; });
  room.watchers.push_back({watch.viewer, sequence_of(room.table, watch.viewer)});
  room.presence.clear();
  tell_presence(room, told);
  told.lines.push_back(write_update(room.table, watch.viewer, watch.have,
                                    parts_missing(room.table, watch.viewer, watch.have), names_,
                                    at(now)));
}

void DeviceHost::unwatch(Room& room, const table::Unwatch& unwatch, Told& told) {
  std::erase_if(room.watchers,
                [&](const Watcher& watcher) { return watcher.viewer == unwatch.viewer; });
  tell_presence(room, told);
}

void DeviceHost::tell_presence(Room& room, Told& told) {
  if (room.watchers.empty()) return;
  table::Around around;
  // Whoever shares a device is where it is.
  for (const table::Occupant& occupant : room.table.seats)
    around.here.push_back(occupant.is_person() ? std::optional(true) : std::nullopt);
  std::string line = write_presence(room.table, around);
  if (line == room.presence) return;
  room.presence = line;
  told.lines.push_back(std::move(line));
}

json::object DeviceHost::kept(const Room& room, json::array entries) const {
  return {{"table", room.table.id},
          {"entries", std::move(entries)},
          {"head", head_json(room.table, person_, names_)}};
}

void DeviceHost::happened(Room& room, const table::Entries& entries, const Moment& now,
                          Told& told) {
  if (entries.empty()) return;
  json::array added;
  table::Parts parts;
  std::int64_t sequence = room.table.sequence - static_cast<std::int64_t>(entries.size());
  for (const table::TableEntry& entry : entries) {
    added.push_back(json::array{++sequence, entry.when.date, write_entry(entry)});
    parts = parts | table::parts_of(entry.what);
  }
  told.keep.push_back(kept(room, std::move(added)));
  for (Watcher& watcher : room.watchers) {
    const std::uint32_t all = sequence_of(room.table, watcher.viewer);
    if (all == watcher.told) continue;
    told.lines.push_back(
        write_update(room.table, watcher.viewer, watcher.told, parts, names_, at(now)));
    watcher.told = all;
  }
  tell_presence(room, told);
}

std::string DeviceHost::make_table(const table::TableOptions& options, const std::string& before,
                                   const Moment& now, Told& told) {
  const std::string_view digits = now.random;
  const std::size_t half = digits.size() / 2;
  std::string id = table_id_of(number_of(digits.substr(half)));
  Room& room = rooms_[id];
  room.table.id = id;
  table::TableOptions chosen = options;
  // What is for others and for hosts that nobody trusts.
  chosen.is_public = chosen.is_rated = chosen.has_chat = false;
  chosen.clock.reset();
  const auto entries = create(room.table, std::move(chosen), dice_of(digits.substr(0, half)),
                              person_, before, at(now));
  happened(room, entries, now, told);
  absent_.erase(id);
  return id;
}

void DeviceHost::play_again(Room& room, const std::string& request, const Moment& now, Told& told) {
  const std::string table = room.table.id;
  if (room.table.next.empty()) {
    if (const auto refusal = why_no_rematch(room.table, person_))
      return told.lines.push_back(table::write_refused(request, *refusal));
    const std::string next = make_table(rematch_options(room.table, person_), table, now, told);
    // It was allowed a moment ago.
    if (const auto entries = rematch(room.table, person_, next, at(now)))
      happened(room, *entries, now, told);
  }
  told.lines.push_back(table::write_rematched(request, table, room.table.next));
}

bool DeviceHost::has_to_think() const {
  return std::any_of(rooms_.begin(), rooms_.end(), [](const auto& room) {
    return !room.second.watchers.empty() && bot_to_ask(room.second.table).has_value();
  });
}

void DeviceHost::think(const Moment& now, Told& told) {
  for (auto& [id, room] : rooms_) {
    if (room.watchers.empty()) continue;
    const auto seat = bot_to_ask(room.table);
    if (!seat) continue;
    const auto question = room.table.game->question(*seat);
    const Random random = random_for_bot(room.table, *seat, question->turn());
    auto action = question->answer(bot_of(room.table, *seat), random);
    if (!action) action = question->answer(stand_in_of(room.table), random);
    const auto entries = action ? perform_for_bot(room.table, *seat, *action, at(now))
                                : Result<table::Entries, table::TableRefusal>(
                                      Failure{table::TableRefusal{"no_bot", action.error()}});
    return happened(room, entries ? *entries : give_up_game(room.table, at(now)), now, told);
  }
}

}  // namespace cheesemoon::device
