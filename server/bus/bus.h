#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace cheesemoon::server {

/// Says that the journal of a table has grown.
struct Announcement {
  std::string table;
  /// That of its last entry.
  std::int64_t sequence = 0;

  bool operator==(const Announcement&) const = default;
};

/// How the processes of one server tell each other that a table's journal has grown. The journal is
/// the truth, and what the bus says is a reason to read it: announcements may get lost, and then
/// everybody who has not heard them is told that he may have missed something.
class Bus {
 public:
  /// Somebody else has announced something. One's own announcements are not heard.
  using Hear = std::function<void(const Announcement&)>;
  /// Announcements of anybody may have been lost: every table that matters has to be read anew.
  using Missed = std::function<void()>;

  struct Figures {
    bool is_connected = false;
    std::uint64_t announced = 0;
    /// Of these, the ones that nobody was told; all others are told that they missed something.
    std::uint64_t dropped = 0;
    std::uint64_t heard = 0;
    std::uint64_t missed = 0;
    /// Messages that were not of this server, or of another version of it.
    std::uint64_t unreadable = 0;
  };

  virtual ~Bus() = default;
  Bus(const Bus&) = delete;
  Bus& operator=(const Bus&) = delete;

  /// From any thread; never waits for anybody. The table is called with letters, digits, - and _,
  /// at most 64 of them; its sequence is at least 1.
  virtual void announce(const Announcement& announcement) = 0;

  /// From any thread.
  [[nodiscard]] virtual Figures figures() const = 0;

 protected:
  Bus() = default;
};

/// Opens the bus at a address:
///
/// - empty: there is no other process, announcements go nowhere
/// - `nats://host:port`, `nats://user:password@host:port`, or with `tls://`: a server of NATS, or
///   several of a cluster with commas between them. It has to be there now; when it is lost later,
///   the bus comes back as soon as it does.
///
/// What is heard and missed is told on threads of the bus, one call at a time. A call must not take
/// long, nor end the bus: the caller posts to where it works. After the end of the bus there are no
/// more calls.
Result<std::unique_ptr<Bus>, std::string> open_bus(std::string_view address, Bus::Hear hear,
                                                   Bus::Missed missed);

}  // namespace cheesemoon::server
