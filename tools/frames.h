#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cheesemoon::tools {

/// A frame of a WebSocket (RFC 6455) that a server has sent.
struct Frame {
  enum class Kind : std::uint8_t { text, ping, close, other };

  Kind kind = Kind::other;
  std::string_view content;
  /// In bytes, with its header.
  std::size_t size = 0;
};

/// The first frame in these bytes; nothing if it is not there whole. A server that cuts messages
/// into several frames is not understood; ours does not.
std::optional<Frame> first_frame(std::string_view bytes);

/// Adds a frame as a client sends it.
void add_text_frame(std::string& bytes, std::string_view text);
/// The answer to a ping, with its content.
void add_pong_frame(std::string& bytes, std::string_view content);

}  // namespace cheesemoon::tools
