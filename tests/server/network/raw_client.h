#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cheesemoon::server {

/// A connection that sends any bytes it likes.
class RawClient {
 public:
  RawClient();
  explicit RawClient(std::uint16_t port);
  RawClient(RawClient&& other) noexcept;
  RawClient& operator=(RawClient&& other) = delete;
  ~RawClient();

  void connect(std::uint16_t port) const;
  /// False if the other side is gone.
  bool send(std::string_view bytes) const;
  /// Says that nothing more will come.
  void half_close() const;
  /// Waits for bytes that contain the text, or until the other side has closed. What comes after
  /// the text is kept.
  std::string read_until(std::string_view text);
  std::string read_to_end();
  /// A header and as many bytes of body as it says.
  std::string read_answer();

  /// Becomes a WebSocket; false if the server does not want to.
  bool open_socket();

 private:
  /// False at the end.
  bool read_more();

  int descriptor_;
  std::string unread_;
};

/// A request for a WebSocket, with more lines of header.
std::string socket_request(std::string_view more_header = {});

/// A text message from a client, masked with zeros. Shorter than 126 bytes.
std::string text_frame(std::string_view text);

}  // namespace cheesemoon::server
