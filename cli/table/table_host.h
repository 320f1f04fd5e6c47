#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "hosting/viewer.h"

namespace cheesemoon::cli {

/// A table as those at this keyboard have it: wishes go out, updates and answers come back, all as
/// docs/protocol.md says, from a server or from a table that is hosted here.
class TableHost {
 public:
  TableHost() = default;
  TableHost(const TableHost&) = delete;
  TableHost& operator=(const TableHost&) = delete;
  virtual ~TableHost() = default;

  /// From now on it is heard what this viewer may know, too.
  virtual void watch(hosting::Viewer viewer) = 0;
  /// Names a request, adds the table and sends it. Returns the name.
  virtual std::string send(boost::json::object message) = 0;

  /// A bot that cannot go on.
  struct Forfeit {
    Seat seat = Seat::one;
    std::string reason;
  };
  struct Heard {
    /// Updates and answers. An answer comes once, even if the request was sent twice.
    std::vector<boost::json::value> messages;
    bool was_lost = false;
    bool is_back = false;
    std::optional<Forfeit> forfeit;
  };
  /// What has come; if nothing has, it may wait for it, no longer than that.
  virtual Heard hear(std::chrono::milliseconds at_most) = 0;

  [[nodiscard]] virtual bool is_connected() const = 0;
  /// Whether the table is hosted here: then nothing comes that was not asked for.
  [[nodiscard]] virtual bool is_here() const = 0;
  /// What is good for a seat that has to choose, or why it is not told: docs/study.md.
  virtual Result<boost::json::value, std::string> hint(Seat seat) = 0;
};

/// The name under which a refused `watch` comes back.
inline constexpr std::string_view watch_request = "watch";

}  // namespace cheesemoon::cli
