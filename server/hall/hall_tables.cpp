#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

#include "server/hall/hall.h"
#include "server/hall/load_table.h"
#include "server/hall/rated_tables.h"
#include "server/heads/summary.h"
#include "server/identity/ids.h"
#include "server/identity/table_dice.h"
#include "table/evolve.h"

namespace cheesemoon::server {

namespace {

constexpr std::size_t most_tasks = 1000;
constexpr int most_conflicts = 10;
/// What nobody asks for, as bots and clocks, is not tried again at once.
constexpr table::Time rest_after_failure = 1'000;

table::TableRefusal busy() {
  return {"busy", "the server is too busy at the moment: try again"};
}
table::TableRefusal not_stored() {
  return {"not_stored", "this could not be stored and has not happened: try again later"};
}
table::TableRefusal stopping() {
  return {"stopping", "the server is about to stop: connect again in a moment"};
}

table::TableRefusal refusal_of(const LoadError& error) {
  if (error.kind == LoadFailure::no_such_table)
    return {"no_such_table", "there is no such table: look at the link again"};
  return {"not_readable", "this table cannot be read at the moment: try again later"};
}

/// What somebody says is no part of the body, which outlives him.
JournalEntry journal_entry_of(const table::TableEntry& entry) {
  const auto* said = std::get_if<table::Said>(&entry.what);
  if (said == nullptr) return {entry.when.date, write_entry(entry)};
  const table::TableEntry without_words{entry.when, table::Said{said->person, {}}, entry.request};
  return {entry.when.date, write_entry(without_words), Words{said->person, said->text}};
}

Append append_of(const Room& room, const table::Entries& entries) {
  Append append{
      .table = room.table.id,
      .first_sequence = room.table.sequence - static_cast<std::int64_t>(entries.size()) + 1,
      .entries = {},
      .head = std::nullopt};
  append.entries.reserve(entries.size());
  for (const table::TableEntry& entry : entries) {
    append.entries.push_back(journal_entry_of(entry));
    if (!append.head && changes_head(entry, room.table)) append.head = head_of(room.table);
  }
  return append;
}

/// Somebody may be called otherwise since the room was told: the store knows.
void take_names(Room& room, table::Names names) {
  names.merge(room.names);
  room.names = std::move(names);
}

}  // namespace

void Hall::at_table(const std::string& table, Task task) {
  if (is_stopping_) return task.fail(stopping());
  auto& room = rooms_[table];
  if (!room) {
    room = std::make_unique<Room>();
    room->table.id = table;
    load(*room);
  }
  if (room->tasks.size() >= most_tasks) return task.fail(busy());
  room->used = services_.now().ran;
  room->tasks.push_back(std::move(task));
  advance(*room);
}

void Hall::at_fresh_table(const std::string& table, Task task) {
  if (services_.is_alone) return at_table(table, std::move(task));
  auto fail = task.fail;
  at_table(table, {.run =
                       [this, task = std::move(task)](Room& room) {
                         room.tasks.push_front(task);
                         load_more(room);
                       },
                   .fail = std::move(fail)});
}

void Hall::advance(Room& room) {
  while (room.phase == Room::Phase::ready && !room.tasks.empty()) {
    const Task task = std::move(room.tasks.front());
    room.tasks.pop_front();
    task.run(room);
  }
  if (room.phase != Room::Phase::ready) return;
  if (room.heard > room.table.sequence) return load_more(room);
  look_after(room);
}

void Hall::commit(Room& room, const table::Entries& entries, Unwritten unwritten) {
  for (const table::TableEntry& entry : entries)
    unwritten.parts = unwritten.parts | parts_of(entry.what);
  Append append = append_of(room, entries);
  // What happens afterwards changes no head.
  unwritten.ends = append.head && append.head->status == table::Status::over;
  room.phase = Room::Phase::writing;
  room.unwritten = std::move(unwritten);
  const auto answer = services_.journal.append(
      std::move(append),
      [this, table = room.table.id, began = services_.now().ran](const AppendOutcome& outcome) {
        hear_outcome({table, outcome, began});
      });
  if (answer == JournalWriter::Answer::accepted) return;
  const auto failed = std::move(room.unwritten->failed);
  room.unwritten.reset();
  load(room);
  if (failed) failed(busy());
}

void Hall::hear_outcome(Appended outcome) {
  bool is_first = false;
  {
    const std::lock_guard lock(outcomes_mutex_);
    is_first = outcomes_.empty();
    outcomes_.push_back(std::move(outcome));
  }
  if (is_first) boost::asio::post(services_.context, [this] { take_outcomes(); });
}

void Hall::take_outcomes() {
  std::vector<Appended> outcomes;
  {
    const std::lock_guard lock(outcomes_mutex_);
    outcomes.swap(outcomes_);
  }
  for (const Appended& one : outcomes) written(one.table, one.outcome, one.began);
}

void Hall::written(const std::string& table, const AppendOutcome& outcome, table::Time began) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end() || !found->second->unwritten) return;
  Room& room = *found->second;
  const Unwritten unwritten = std::move(*room.unwritten);
  room.unwritten.reset();

  using Kind = AppendOutcome::Kind;
  if (outcome.kind == Kind::done) {
    const table::Time took = services_.now().ran - began;
    const auto* const bound = std::lower_bound(HallCounts::bounds_in_milliseconds.begin(),
                                               HallCounts::bounds_in_milliseconds.end(), took);
    ++counts_.durable_within[static_cast<std::size_t>(bound -
                                                      HallCounts::bounds_in_milliseconds.begin())];
    counts_.durable_milliseconds += static_cast<std::uint64_t>(std::max<table::Time>(took, 0));
    room.phase = Room::Phase::ready;
    room.is_ours = true;
    room.conflicts = 0;
    tell_watchers(room, unwritten);
    if (unwritten.done) unwritten.done(room);
    services_.announce(table, room.table.sequence);
    if (unwritten.ends) {
      ++counts_.tables_over;
      services_.finished();
    }
    advance(room);
    return;
  }
  const bool lost_the_race = outcome.kind == Kind::conflict || outcome.kind == Kind::unknown;
  if (lost_the_race && unwritten.again.run && ++room.conflicts <= most_conflicts) {
    ++counts_.conflicts;
    room.tasks.push_front(unwritten.again);
  } else {
    ++counts_.appends_failed;
    services_.complain("an entry of table " + table + " was not written: " + outcome.sentence);
    if (unwritten.failed) unwritten.failed(not_stored());
    room.rests_until = services_.now().ran + rest_after_failure;
  }
  load(room);
}

void Hall::load(Room& room) {
  room.phase = Room::Phase::loading;
  services_.store.post([this, table = room.table.id](Store& store) {
    auto loaded = std::make_shared<Result<LoadedTable, LoadError>>(load_table(store, table));
    boost::asio::post(services_.context, [this, table, loaded] {
      const auto found = rooms_.find(table);
      if (found == rooms_.end()) return;
      Room& room_loaded = *found->second;
      if (!*loaded) return could_not_load(room_loaded, loaded->error());
      ++counts_.tables_loaded;
      room_loaded.table = std::move((*loaded)->table);
      take_names(room_loaded, std::move((*loaded)->names));
      room_loaded.phase = Room::Phase::ready;
      room_loaded.thinking = 0;
      room_loaded.is_ours = false;
      services_.journal.reopen(table);
      tell_what_is_missing(room_loaded);
      advance(room_loaded);
    });
  });
}

void Hall::load_more(Room& room) {
  room.phase = Room::Phase::loading;
  const std::int64_t first = room.table.sequence + 1;
  services_.store.post([this, table = room.table.id, first, heard = room.heard](Store& store) {
    auto loaded =
        std::make_shared<Result<LoadedEntries, LoadError>>(load_entries(store, table, first));
    boost::asio::post(services_.context, [this, table, loaded, heard] {
      const auto found = rooms_.find(table);
      if (found == rooms_.end()) return;
      Room& room_loaded = *found->second;
      bool is_sound = loaded->ok();
      if (is_sound) {
        take_names(room_loaded, std::move((*loaded)->names));
        for (table::TableEntry& entry : (*loaded)->entries)
          is_sound = is_sound && !evolve(room_loaded.table, entry, table::Chance::replay);
        if (!(*loaded)->entries.empty()) room_loaded.is_ours = false;
      }
      if (!is_sound) return load(room_loaded);
      // What was heard of while the journal was read may not be among it.
      if (room_loaded.heard == heard) room_loaded.heard = 0;
      room_loaded.phase = Room::Phase::ready;
      tell_what_is_missing(room_loaded);
      advance(room_loaded);
    });
  });
}

void Hall::could_not_load(Room& room, const LoadError& error) {
  if (error.kind != LoadFailure::no_such_table) services_.complain(error.sentence);
  fail_tasks(room, refusal_of(error));
  // Those who look on, and clocks and bots, have nothing to ask for: it is looked at again for
  // them.
  const std::string table = room.table.id;
  const bool is_needed = !room.watchers.empty() || timers_.contains(table);
  if (error.kind != LoadFailure::store_failed || !is_needed) {
    rooms_.erase(table);
    return;
  }
  do_later(std::chrono::milliseconds(rest_after_failure), [this, table] {
    if (const auto found = rooms_.find(table); found != rooms_.end()) load(*found->second);
  });
}

void Hall::fail_tasks(Room& room, const table::TableRefusal& refusal) {
  const auto tasks = std::exchange(room.tasks, {});
  for (const Task& task : tasks) task.fail(refusal);
}

void Hall::make_table(const Person& maker, const std::string& address_group,
                      const table::TableOptions& options, const std::string& before,
                      const Made& made) {
  if (is_stopping_) return made(Failure{stopping()});
  if (auto refusal = why_not_made(options, maker)) return made(Failure{*std::move(refusal)});
  if (auto refusal = new_table_limits_.why_not_so_soon(maker.id, address_group, options,
                                                       std::chrono::steady_clock::now()))
    return made(Failure{*std::move(refusal)});
  if (!services_.has_limits) return open_table(maker, address_group, options, before, made);
  services_.store.post([=, this](Store& store) {
    const auto tables = store.tables_going_on(maker.id);
    boost::asio::post(services_.context, [=, this] {
      if (!tables) {
        services_.complain("tables cannot be counted: " + tables.error().sentence);
        return made(Failure{not_stored()});
      }
      if (auto refusal = why_not_so_many(*tables, options))
        return made(Failure{*std::move(refusal)});
      open_table(maker, address_group, options, before, made);
    });
  });
}

void Hall::open_table(const Person& maker, const std::string& address_group,
                      const table::TableOptions& options, const std::string& before,
                      const Made& made) {
  const std::string id = random_table_id();
  auto& room = rooms_[id];
  if (room) return made(Failure{busy()});
  room = std::make_unique<Room>();
  room->table.id = id;
  room->names[maker.id] = maker.name;
  room->made_from = address_group;
  room->used = services_.now().ran;
  table::Entries entries =
      create(room->table, options, fresh_dice(id), maker.id, before, services_.now());
  commit(*room, entries,
         {.done =
              [this, made, id](Room& /*room*/) {
                ++counts_.tables_made;
                made(id);
              },
          .failed = [made](const table::TableRefusal& refusal) { made(Failure{refusal}); }});
}

void Hall::look_at(const std::string& table, const Looked& looked) {
  at_fresh_table(
      table, {.run = [looked](Room& room) { looked(&room); },
              .fail = [looked](const table::TableRefusal& refusal) { looked(Failure{refusal}); }});
}

void Hall::heard(const std::string& table, std::int64_t sequence) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  Room& room = *found->second;
  if (sequence <= room.table.sequence) return;
  room.heard = std::max(room.heard, sequence);
  advance(room);
}

void Hall::missed() {
  std::vector<std::string> tables;
  for (const auto& [table, room] : rooms_)
    if (!room->watchers.empty() || timers_.contains(table)) tables.push_back(table);
  // One more than there is: the journal tells whether there are more.
  for (const std::string& table : tables) heard(table, rooms_.at(table)->table.sequence + 1);
}

}  // namespace cheesemoon::server
