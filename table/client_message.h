#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "engine/core/result.h"
#include "hosting/viewer.h"
#include "table/commands.h"
#include "table/table_refusal.h"

namespace cheesemoon::table {

/// The version of the protocol that docs/protocol.md describes.
inline constexpr int protocol_version = 1;

// What a client can send over its socket.

/// Who is there; comes first.
struct Hello {
  std::string token;
};
/// Wants to be told of a table, as somebody who sits on a seat or as a spectator, from what it has.
struct Watch {
  std::string table;
  hosting::Viewer viewer;
  std::uint32_t have = 0;
  bool wants_chat = true;
};
struct Unwatch {
  std::string table;
  hosting::Viewer viewer;
};
struct Ping {};
/// What would follow from a choice.
struct Preview {
  std::string table;
  Seat seat = Seat::one;
  std::string action;
};
struct Rematch {
  std::string table;
};
struct AtTable {
  std::string table;
  Command command;
};

struct ClientMessage {
  /// The client's name for it, so that it knows which answer belongs to what, and that it is done
  /// once, however often it is sent.
  std::string request;
  std::variant<Hello, Watch, Unwatch, Ping, Preview, Rematch, AtTable> what;
};

inline constexpr std::size_t longest_request = 64;
inline constexpr std::size_t longest_action = 256;
inline constexpr std::size_t longest_token = 256;

/// Reads one message. The refusal says which member is wrong and what was expected.
Result<ClientMessage, TableRefusal> read_client_message(std::string_view text);

/// The request of a message that could not be read, as far as it can be told.
std::string request_in(std::string_view text);

}  // namespace cheesemoon::table
