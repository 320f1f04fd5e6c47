#include "server/network/raw_client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <cstddef>
#include <stdexcept>
#include <utility>

namespace cheesemoon::server {

RawClient::RawClient() : descriptor_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  if (descriptor_ < 0) throw std::runtime_error("no socket");
}

RawClient::RawClient(std::uint16_t port) : RawClient() {
  connect(port);
}

RawClient::RawClient(RawClient&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), unread_(std::move(other.unread_)) {}

RawClient::~RawClient() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

void RawClient::connect(std::uint16_t port) const {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    throw std::runtime_error("cannot connect");
}

bool RawClient::send(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

void RawClient::half_close() const {
  ::shutdown(descriptor_, SHUT_WR);
}

std::string RawClient::read_until(std::string_view text) {
  std::size_t place = unread_.find(text);
  while (place == std::string::npos && read_more()) place = unread_.find(text);
  const std::size_t end = place == std::string::npos ? unread_.size() : place + text.size();
  std::string read = unread_.substr(0, end);
  unread_.erase(0, end);
  return read;
}

std::string RawClient::read_to_end() {
  while (read_more()) continue;
  return std::exchange(unread_, {});
}

std::string RawClient::read_answer() {
  std::string answer = read_until("\r\n\r\n");
  constexpr std::string_view name = "Content-Length: ";
  const std::size_t place = answer.find(name);
  if (place == std::string::npos) return answer;
  std::size_t size = 0;
  const char* const number = answer.data() + place + name.size();
  std::from_chars(number, answer.data() + answer.size(), size);
  while (unread_.size() < size && read_more()) continue;
  answer += unread_.substr(0, size);
  unread_.erase(0, size);
  return answer;
}

bool RawClient::open_socket() {
  return send(socket_request()) && read_until("\r\n\r\n").starts_with("HTTP/1.1 101 ");
}

bool RawClient::read_more() {
  std::array<char, 4096> bytes{};
  const ssize_t read = ::recv(descriptor_, bytes.data(), bytes.size(), 0);
  if (read <= 0) return false;
  unread_.append(bytes.data(), static_cast<std::size_t>(read));
  return true;
}

std::string socket_request(std::string_view more_header) {
  std::string request =
      "GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  request += more_header;
  return request + "\r\n";
}

std::string text_frame(std::string_view text) {
  std::string frame = "\x81";
  frame.push_back(static_cast<char>(0x80U | text.size()));
  frame.append(4, '\0');
  return frame.append(text);
}

}  // namespace cheesemoon::server
