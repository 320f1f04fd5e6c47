#include <boost/json/serialize.hpp>
#include <cstdint>
#include <utility>

#include "device/device_host.h"
#include "device/digits.h"
#include "hosting/games.h"
#include "records/played.h"
#include "table/table_id.h"
#include "table/table_of_record.h"
#include "table/table_record.h"

namespace cheesemoon::device {

namespace json = boost::json;

namespace {

Result<hosting::RecordedTable, JsonError> read_record(std::string_view text) {
  return hosting::about_record<hosting::RecordedTable>(
      text,
      [](const hosting::GameKind& kind, const JsonReader& record) { return kind.moves(record); });
}

/// FNV-1a.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char sign : text) {
    hash ^= static_cast<unsigned char>(sign);
    hash *= 0x100000001b3;
  }
  return hash;
}

/// A table that was elsewhere than on a device is called by another name here, the same every time.
std::string table_played(const records::Played& played) {
  const bool is_ours =
      table::is_table_id(played.table) && played.table.front() == table::device_table_letter;
  return is_ours ? played.table : table_id_of(hash_of(played.table));
}

std::vector<std::string> names_of(const records::Played& played) {
  std::vector<std::string> names;
  for (const records::RecordedPlayer& player : played.players)
    names.push_back(player.kind == records::RecordedPlayer::Kind::person ? player.name
                                                                         : std::string());
  return names;
}

}  // namespace

std::string DeviceHost::record_to_keep(const std::string& table,
                                       std::vector<std::string> names) const {
  const auto room = rooms_.find(table);
  if (room == rooms_.end()) return {};
  names.resize(room->second.table.seats.size());
  for (std::string& name : names)
    if (name.empty()) name = names_.at(person_);
  const auto record = table::record_to_keep(room->second.table, names);
  return record ? json::serialize(*record) : std::string();
}

Brought DeviceHost::bring_back(std::string_view record, const Moment& now, Told& told) {
  Brought brought;
  const auto read = read_record(record);
  if (!read) {
    brought.problem = read.error();
    return brought;
  }
  if (read->played) brought.table = table_played(*read->played);
  brought.is_missing = read->played && !has(brought.table);
  if (brought.is_missing) return brought;
  const std::string_view digits = now.random;
  const auto entries =
      table::journal_of_record(*read, dice_of(digits.substr(0, digits.size() / 2)), person_);
  if (!entries) {
    brought.problem = entries.error();
    return brought;
  }
  const Room* const room = find(brought.table);
  if (room != nullptr) {
    const std::vector<std::string> anybody(room->table.seats.size(), "?");
    const auto kept = table::record_to_keep(room->table, anybody);
    if (!kept) return brought;
    // Of a table that was kept, whose record nobody can have spoiled.
    const auto here = read_record(json::serialize(*kept));
    const auto tells = here ? table::compared_with(*here, *read) : table::Telling::no_more;
    brought.is_other = tells == table::Telling::otherwise;
    if (tells != table::Telling::more) return brought;
  }
  brought.is_new = true;
  brought.names = names_of(*read->played);
  json::array journal;
  json::array added;
  for (const table::TableEntry& entry : *entries) {
    const std::string body = write_entry(entry);
    added.push_back(json::array{added.size() + 1, entry.when.date, body});
    journal.push_back(json::array{entry.when.date, body});
  }
  absent_.erase(brought.table);
  (void)load(brought.table, journal);
  json::object keep = kept(*find(brought.table), std::move(added));
  // Also what nobody can read any more.
  keep["replaces"] = true;
  told.keep.push_back(std::move(keep));
  return brought;
}

}  // namespace cheesemoon::device
