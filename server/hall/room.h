#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/jobs/job.h"
#include "server/limits/bucket.h"
#include "server/network/socket.h"
#include "table/commands.h"
#include "table/table.h"
#include "table/telling.h"

namespace cheesemoon::server {

struct Room;

/// Something to do at a table, as soon as all that was done before is durable.
struct Task {
  std::function<void(Room&)> run{};
  /// If the table cannot be had.
  std::function<void(const table::TableRefusal&)> fail{};
};

/// A socket that is told of a table, as one viewer.
struct Watcher {
  std::shared_ptr<Socket> socket;
  std::string person;
  hosting::Viewer viewer;
  bool wants_chat = true;
  /// Up to which number it was told.
  std::uint32_t told = 0;
};

/// What has happened at the table but is not durable yet: nobody is told before it is.
struct Unwritten {
  table::Parts parts{};
  /// How much everybody had been told before.
  std::array<std::uint32_t, 8> told{};
  bool ends = false;
  /// Does it again when somebody else was faster.
  Task again{};
  std::function<void(Room&)> done{};
  std::function<void(const table::TableRefusal&)> failed{};
};

/// A table in memory, and who is there.
struct Room {
  enum class Phase : std::uint8_t { loading, ready, writing };

  Phase phase = Phase::loading;
  table::Table table;
  table::Names names;
  std::deque<Task> tasks;
  std::vector<Watcher> watchers;
  /// What everybody was last told of who is here.
  std::shared_ptr<const std::string> presence;
  Bucket comings_and_goings;
  bool presence_waits = false;
  std::optional<Unwritten> unwritten;
  /// How often in a row somebody else was faster.
  int conflicts = 0;
  /// The address group it was made from; empty if this process does not know.
  std::string made_from;
  /// The seats for which a bot is thinking, as bits.
  std::uint8_t thinking = 0;
  /// Whether the last entry was written by this process, which then looks after bots and clocks.
  bool is_ours = false;
  /// Somebody else has told us of entries up to here.
  std::int64_t heard = 0;
  // By how long hosts have run: when somebody last asked for it, and until when nothing
  // is done that nobody asks for, because something could not be written.
  table::Time used = 0;
  table::Time rests_until = 0;
};

/// Whether somebody is there, as far as this process knows.
inline bool is_watched_from(const Room& room, Seat seat) {
  return std::any_of(room.watchers.begin(), room.watchers.end(),
                     [&](const Watcher& watcher) { return watcher.viewer == seat; });
}

inline JobOwner maker_of(const Room& room) {
  return {.address = room.made_from, .person = room.table.maker};
}

/// For whom bots think: somebody who sits there and looks, else the maker. Who only looks at what
/// others have made pays nothing for it.
inline JobOwner owner_of_turns(const Room& room) {
  const auto seated = std::find_if(room.watchers.begin(), room.watchers.end(),
                                   [](const Watcher& one) { return one.viewer.has_value(); });
  if (seated == room.watchers.end()) return maker_of(room);
  return {.address = seated->socket->address_group(), .person = seated->person};
}

}  // namespace cheesemoon::server
