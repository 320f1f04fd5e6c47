#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/bus/bus.h"

namespace cheesemoon::server {

/// What processes say on the bus, as text: `table sequence process`, or `missed process` when
/// something that the process had to announce was lost.
struct Message {
  /// None: something was lost.
  std::optional<Announcement> announcement;
  /// Who says it.
  std::string process;

  bool operator==(const Message&) const = default;
};

/// 16 hexadecimal digits that no other process has.
std::string random_process();

/// Whether it can be part of a message.
bool is_announcement(const Announcement& announcement);

std::string write_message(const Message& message);
/// Nothing if it is not exactly what `write_message` writes.
std::optional<Message> read_message(std::string_view text);

}  // namespace cheesemoon::server
