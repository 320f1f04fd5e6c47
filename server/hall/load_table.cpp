#include "server/hall/load_table.h"

#include <fmt/format.h>

#include <set>

#include "server/identity/table_dice.h"
#include "table/evolve.h"

namespace cheesemoon::server {

namespace {

std::string person_in(const table::TableEntry& entry) {
  if (const auto* created = std::get_if<table::Created>(&entry.what)) return created->maker;
  if (const auto* sat = std::get_if<table::Sat>(&entry.what)) return sat->person;
  if (const auto* said = std::get_if<table::Said>(&entry.what)) return said->person;
  return {};
}

LoadError store_failed(const StoreError& error) {
  return {LoadFailure::store_failed, error.sentence};
}

LoadError damaged(std::int64_t sequence, const std::string& id, std::string_view why) {
  return {LoadFailure::damaged,
          fmt::format("entry {} of table {} cannot be read: {}", sequence, id, why)};
}

}  // namespace

Result<LoadedEntries, LoadError> load_entries(Store& store, const std::string& id,
                                              std::int64_t first_sequence) {
  constexpr std::int64_t page = 1000;
  LoadedEntries loaded;
  std::set<std::string> people;
  while (true) {
    const auto read = store.entries(id, first_sequence, page);
    if (!read) return Failure{store_failed(read.error())};
    for (const JournalEntry& entry : *read) {
      auto happened = table::read_entry(entry.time, entry.body);
      if (!happened) return Failure{damaged(first_sequence, id, happened.error())};
      if (auto* created = std::get_if<table::Created>(&happened->what)) {
        auto dice = dice_again(created->dice.seed, created->dice.salt, id);
        if (!dice) return Failure{damaged(first_sequence, id, dice.error())};
        created->dice = *std::move(dice);
      }
      if (auto* said = std::get_if<table::Said>(&happened->what); said != nullptr && entry.words)
        said->text = entry.words->text;
      if (std::string person = person_in(*happened); !person.empty()) people.insert(person);
      loaded.entries.push_back(std::move(*happened));
      ++first_sequence;
    }
    if (static_cast<std::int64_t>(read->size()) < page) break;
  }
  for (const std::string& id_of_person : people) {
    const auto person = store.person(id_of_person);
    if (!person) return Failure{store_failed(person.error())};
    if (*person) loaded.names[id_of_person] = (*person)->name;
  }
  return loaded;
}

Result<LoadedTable, LoadError> load_table(Store& store, const std::string& id) {
  auto loaded = load_entries(store, id, 1);
  if (!loaded) return Failure{loaded.error()};
  if (loaded->entries.empty())
    return Failure{LoadError{LoadFailure::no_such_table, fmt::format("there is no table {}", id)}};
  LoadedTable result{.table = {}, .names = std::move(loaded->names)};
  result.table.id = id;
  for (table::TableEntry& entry : loaded->entries)
    if (const auto refusal = evolve(result.table, entry, table::Chance::replay))
      return Failure{LoadError{LoadFailure::damaged,
                               fmt::format("entry {} of table {} cannot have happened: {}",
                                           result.table.sequence + 1, id, refusal->sentence)}};
  return result;
}

}  // namespace cheesemoon::server
