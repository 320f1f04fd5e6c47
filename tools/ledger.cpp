#include "tools/ledger.h"

#include <fmt/format.h>

#include <map>
#include <variant>

#include "hosting/games.h"
#include "server/hall/load_table.h"
#include "table/evolve.h"
#include "table/table_record.h"

namespace cheesemoon::tools {

namespace {

using Problem = std::optional<std::string>;

bool is_answer_to(const table::Command& command, std::string_view person,
                  const table::Happening& what) {
  if (const auto* act = std::get_if<table::Act>(&command)) {
    const auto* acted = std::get_if<table::Acted>(&what);
    return acted != nullptr && acted->seat == act->seat && acted->action == act->action;
  }
  if (const auto* undo = std::get_if<table::Undo>(&command)) {
    const auto* undone = std::get_if<table::Undone>(&what);
    return undone != nullptr && undone->seat == undo->seat;
  }
  if (const auto* say = std::get_if<table::Say>(&command)) {
    const auto* said = std::get_if<table::Said>(&what);
    return said != nullptr && said->person == person && said->text == say->text;
  }
  if (const auto* resign = std::get_if<table::Resign>(&command)) {
    const auto* resigned = std::get_if<table::Resigned>(&what);
    return resigned != nullptr && resigned->seat == resign->seat;
  }
  if (const auto* sit = std::get_if<table::SitDown>(&command)) {
    const auto* sat = std::get_if<table::Sat>(&what);
    return sat != nullptr && sat->seat == sit->seat && sat->person == person;
  }
  return false;
}

/// What happens without a request: the table itself, and the moves of bots.
bool happens_by_itself(const table::Table& table, const table::Happening& what) {
  if (const auto* acted = std::get_if<table::Acted>(&what))
    return is_played_by_bot(table, acted->seat);
  return std::holds_alternative<table::Created>(what) ||
         std::holds_alternative<table::Began>(what) ||
         std::holds_alternative<table::Rematched>(what);
}

Problem problem_of_record(const table::Table& table) {
  const auto record = public_record(table);
  if (!record) return fmt::format("table {} is over and has no record", table.id);
  const auto checked = hosting::about_record<hosting::CheckedRecord>(
      *record, [](const hosting::GameKind& kind, const JsonReader& reader) {
        return kind.check(reader, false);
      });
  if (checked) return std::nullopt;
  return fmt::format("the record of table {} cannot be replayed: {}", table.id,
                     describe(checked.error()));
}

/// Goes through all journals and notes which requests are in them.
class Audit {
 public:
  Audit(server::Store& store, const Ledger& ledger) : store_(store), ledger_(ledger) {}

  Problem tables() {
    for (const std::string& table : ledger_.tables)
      if (Problem problem = known_table(table)) return problem;
    // A server that was killed while it answered may have made tables that nobody heard of.
    const auto heads = store_.heads_not_over();
    if (!heads) return heads.error().sentence;
    for (const server::Head& head : *heads)
      if (!ledger_.tables.contains(head.id))
        if (const auto table = replay(head.id); !table) return table.error();
    return std::nullopt;
  }

  Problem requests() const {
    for (const auto& [name, asked] : ledger_.requests)
      if (asked.fate == AskedFor::Fate::done && !found_.contains(name))
        return fmt::format("{} was told that request {} at table {} was done, but it is lost",
                           asked.person, name, asked.table);
    return std::nullopt;
  }

 private:
  Problem known_table(const std::string& id) {
    const auto table = replay(id);
    if (!table) return table.error();
    if (table->status != table::Status::over) return fmt::format("table {} is not over", id);
    const auto head = store_.head(id);
    if (!head) return head.error().sentence;
    if (!*head || (*head)->status != table::Status::over)
      return fmt::format("the head of table {} does not say that it is over", id);
    return problem_of_record(*table);
  }

  Result<table::Table, std::string> replay(const std::string& id) {
    auto loaded = server::load_entries(store_, id, 1);
    if (!loaded) return Failure{loaded.error().sentence};
    table::Table table;
    table.id = id;
    last_numbers_.clear();
    for (table::TableEntry& entry : loaded->entries) {
      Problem problem = entry.request.empty() ? problem_without_request(table, entry)
                                              : problem_of_request(table, entry);
      if (problem) return Failure{*std::move(problem)};
      if (const auto refusal = evolve(table, entry, table::Chance::replay))
        return Failure{fmt::format("entry {} of table {} cannot have happened: {}",
                                   table.sequence + 1, id, refusal->sentence)};
    }
    if (table.sequence == 0) return Failure{fmt::format("table {} is lost", id)};
    return table;
  }

  static Problem problem_without_request(const table::Table& table,
                                         const table::TableEntry& entry) {
    if (happens_by_itself(table, entry.what)) return std::nullopt;
    return fmt::format("nobody asked for entry {} of table {}", table.sequence + 1, table.id);
  }

  Problem problem_of_request(const table::Table& table, const table::TableEntry& entry) {
    const auto where = [&] {
      return fmt::format("request {} in entry {} of table {}", entry.request, table.sequence + 1,
                         table.id);
    };
    const auto found = ledger_.requests.find(entry.request);
    if (found == ledger_.requests.end()) return where() + " was sent by nobody";
    const AskedFor& asked = found->second;
    if (asked.table != table.id || !is_answer_to(asked.command, asked.person, entry.what))
      return where() + " was for something else";
    if (asked.fate == AskedFor::Fate::refused) return where() + " was refused";
    if (!found_.insert(entry.request).second) return where() + " was done before";
    std::uint64_t& last = last_numbers_[asked.person];
    if (asked.number <= last) return where() + " comes behind a later one";
    last = asked.number;
    return std::nullopt;
  }

  server::Store& store_;
  const Ledger& ledger_;
  std::set<std::string> found_;
  /// Of each person at the table that is looked at.
  std::map<std::string, std::uint64_t> last_numbers_;
};

}  // namespace

std::optional<std::string> what_is_wrong(server::Store& store, const Ledger& ledger) {
  Audit audit(store, ledger);
  if (auto problem = audit.tables()) return problem;
  return audit.requests();
}

}  // namespace cheesemoon::tools
