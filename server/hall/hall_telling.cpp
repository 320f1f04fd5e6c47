#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

#include "server/hall/hall.h"

namespace cheesemoon::server {

namespace {

constexpr std::chrono::milliseconds presence_pause{250};
constexpr Rate comings_and_goings_rate{.interval = presence_pause, .burst = 20};

/// What one viewer is told is written once for all who see the same.
class Lines {
 public:
  Lines(const Room& room, table::Instant now) : room_(room), now_(now) {}

  std::shared_ptr<const std::string> line(const Watcher& watcher, table::Parts parts) {
    parts.chat = parts.chat && watcher.wants_chat;
    for (const Written& one : written_)
      if (one.viewer == watcher.viewer && one.told == watcher.told && one.chat == parts.chat)
        return one.line;
    written_.push_back({watcher.viewer, watcher.told, parts.chat,
                        std::make_shared<const std::string>(write_update(
                            room_.table, watcher.viewer, watcher.told, parts, room_.names, now_))});
    return written_.back().line;
  }

 private:
  struct Written {
    hosting::Viewer viewer;
    std::uint32_t told = 0;
    bool chat = false;
    std::shared_ptr<const std::string> line;
  };

  const Room& room_;
  table::Instant now_;
  std::vector<Written> written_;
};

}  // namespace

void Hall::tell_watchers(Room& room, const Unwritten& unwritten) const {
  Lines lines(room, services_.now());
  for (Watcher& watcher : room.watchers) {
    const std::uint32_t sequence = sequence_of(room.table, watcher.viewer);
    if (sequence == watcher.told) continue;
    const bool is_up_to_date = watcher.told == unwritten.told[table::bit_of(watcher.viewer)];
    watcher.socket->send(lines.line(
        watcher,
        is_up_to_date ? unwritten.parts : parts_missing(room.table, watcher.viewer, watcher.told)));
    watcher.told = sequence;
  }
  drop_watchers_without_seat(room);
  tell_presence(room);
}

void Hall::tell_what_is_missing(Room& room) const {
  Lines lines(room, services_.now());
  for (Watcher& watcher : room.watchers) {
    const std::uint32_t sequence = sequence_of(room.table, watcher.viewer);
    if (sequence == watcher.told) continue;
    watcher.socket->send(
        lines.line(watcher, parts_missing(room.table, watcher.viewer, watcher.told)));
    watcher.told = sequence;
  }
  drop_watchers_without_seat(room);
  tell_presence(room);
}

void Hall::tell_names(const Room& room) const {
  Lines lines(room, services_.now());
  for (const Watcher& watcher : room.watchers)
    watcher.socket->send(lines.line(watcher, {.table = true}));
}

table::Around Hall::around(const Room& room) const {
  table::Around around;
  for (std::size_t place = 0; place < room.table.seats.size(); ++place) {
    std::optional<bool>& here = around.here.emplace_back();
    if (!room.table.seats[place].is_person()) continue;
    if (is_watched_from(room, static_cast<Seat>(place))) {
      here = true;
    } else if (services_.is_alone) {
      here = false;  // else he may be with another process
    }
  }
  std::set<std::string_view> spectators;
  for (const Watcher& watcher : room.watchers)
    if (!watcher.viewer) spectators.insert(watcher.person);
  // People who share a device also look on from beside it.
  for (const table::Occupant& occupant : room.table.seats) spectators.erase(occupant.who);
  around.watching = spectators.size();
  return around;
}

void Hall::tell_presence(Room& room) const {
  // It says who has chosen: that must be written first. Then it is told.
  if (room.phase != Room::Phase::ready) return;
  if (room.watchers.empty()) {
    room.presence.reset();
    return;
  }
  auto line = std::make_shared<const std::string>(write_presence(room.table, around(room)));
  if (room.presence && *room.presence == *line) return;
  room.presence = std::move(line);
  for (const Watcher& watcher : room.watchers) watcher.socket->send(room.presence);
}

void Hall::tell_presence_in_time(Room& room) {
  if (take(room.comings_and_goings, comings_and_goings_rate, std::chrono::steady_clock::now()))
    return tell_presence(room);
  if (std::exchange(room.presence_waits, true)) return;
  do_later(presence_pause, [this, table = room.table.id] {
    const auto found = rooms_.find(table);
    if (found == rooms_.end()) return;
    found->second->presence_waits = false;
    tell_presence(*found->second);
  });
}

void Hall::drop_watchers_without_seat(Room& room) {
  std::erase_if(room.watchers, [&](const Watcher& watcher) {
    return watcher.viewer && !is_seat_of(room.table, *watcher.viewer, watcher.person);
  });
}

}  // namespace cheesemoon::server
