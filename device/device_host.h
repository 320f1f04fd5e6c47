#pragma once

#include <boost/json/object.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "json/error.h"
#include "table/client_message.h"
#include "table/commands.h"
#include "table/table.h"
#include "table/telling.h"

namespace cheesemoon::device {

/// What comes out of something that was asked: first whatever is to be kept, then what is told.
struct Told {
  /// Journals that have grown, with the heads of their tables, as JSON.
  boost::json::array keep;
  /// Messages of docs/protocol.md.
  std::vector<std::string> lines;
};

/// An answer as over HTTP.
struct Answer {
  unsigned status = 200;
  std::string body;
};

/// What a moment brings along: the date, and chance that nobody can guess.
struct Moment {
  table::Time date = 0;
  std::string random;
};

/// What became of a game that was to be brought back from its record.
struct Brought {
  std::string table;
  /// What of the record is wrong, and where.
  std::optional<JsonError> problem;
  /// The table has to be looked for before; nothing has happened.
  bool is_missing = false;
  /// Whether it was not here before, or not as far.
  bool is_new = false;
  /// Whether it was played on here and elsewhere, each time otherwise: what is here stays.
  bool is_other = false;
  /// By seat; none for bots.
  std::vector<std::string> names;
};

/// All tables of one device, hosted for the person who uses it, who may share it with others. It
/// answers as a server does. Whoever calls keeps what has happened before he tells it, and reads it
/// again when a table is not in memory.
class DeviceHost {
 public:
  /// Who uses the device from now on.
  void begin(std::string person, std::string name);
  void rename(std::string name);

  /// Whether it is known how a table is, or that there is none.
  [[nodiscard]] bool has(std::string_view table) const;
  [[nodiscard]] bool is_there(std::string_view table) const;
  /// A table from its journal of dates and bodies; an empty one is that of a table which is not
  /// there. False if it cannot be read.
  bool load(const std::string& table, const boost::json::array& journal);
  /// It is read again when somebody asks for it.
  void forget(const std::string& table);

  void hear(const table::ClientMessage& message, const Moment& now, Told& told);
  /// Path and body as in docs/protocol.md. What needs no rules is answered by whoever keeps the
  /// tables: who plays, the lists, and how a table stands.
  Answer request(std::string_view method, std::string_view path, const std::string& body,
                 const Moment& now, Told& told);

  /// The record of a table with all that is needed to go on elsewhere. The names are those of its
  /// people, by seat; without any they are called like the one who uses the device. Nothing of a
  /// table at which nothing was played.
  [[nodiscard]] std::string record_to_keep(const std::string& table,
                                           std::vector<std::string> names) const;
  /// Has the game of such a record here, where it goes on. Of one that is here already what is
  /// further stays.
  Brought bring_back(std::string_view record, const Moment& now, Told& told);

  /// Whether a bot has to act at a table that somebody looks at.
  [[nodiscard]] bool has_to_think() const;
  void think(const Moment& now, Told& told);

  /// The table that a message or a path is about; nothing if it is about none.
  static std::string table_of(const table::ClientMessage& message);
  static std::string table_in(std::string_view path);

 private:
  struct Watcher {
    hosting::Viewer viewer;
    std::uint32_t told = 0;
  };
  struct Room {
    table::Table table;
    std::vector<Watcher> watchers;
    std::string presence;
  };

  Room* find(std::string_view table);
  [[nodiscard]] boost::json::object kept(const Room& room, boost::json::array entries) const;
  void watch(Room& room, const table::Watch& watch, const Moment& now, Told& told);
  static void unwatch(Room& room, const table::Unwatch& unwatch, Told& told);
  void play_again(Room& room, const std::string& request, const Moment& now, Told& told);
  std::string make_table(const table::TableOptions& options, const std::string& before,
                         const Moment& now, Told& told);
  /// Something has happened: it is to be kept, and then told.
  void happened(Room& room, const table::Entries& entries, const Moment& now, Told& told);
  static void tell_presence(Room& room, Told& told);

  Answer make_asked_table(const std::string& body, const Moment& now, Told& told);
  Answer about_table(Room& room, std::string_view method, std::string_view what,
                     const std::string& body, const Moment& now, Told& told);
  Answer hint(Room& room, const std::string& body, const Moment& now, Told& told);

  std::string person_;
  table::Names names_;
  std::map<std::string, Room, std::less<>> rooms_;
  /// Those of which it is known that there are none of that name.
  std::set<std::string, std::less<>> absent_;
};

}  // namespace cheesemoon::device
