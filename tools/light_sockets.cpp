#include "tools/light_sockets.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <optional>
#include <utility>

#include "engine/core/words.h"
#include "tools/frames.h"

namespace cheesemoon::tools {

namespace {

constexpr std::size_t buffer_size = std::size_t{256} * 1024;
constexpr std::size_t most_events = 512;

/// The value of a header field of an answer; its name with a colon and in small letters or not.
std::string_view field(std::string_view header, std::string_view name) {
  for (std::size_t begin = header.find("\r\n"); begin != std::string_view::npos;
       begin = header.find("\r\n", begin + 2)) {
    const std::string_view line = header.substr(begin + 2);
    if (line.size() < name.size() || strncasecmp(line.data(), name.data(), name.size()) != 0)
      continue;
    std::string_view value = line.substr(name.size(), line.find("\r\n") - name.size());
    while (value.starts_with(' ')) value.remove_prefix(1);
    return value;
  }
  return {};
}

template <class Number>
Number number_in(std::string_view text) {
  Number number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

int status_of(std::string_view header) {
  constexpr std::size_t place = std::string_view("HTTP/1.1 ").size();
  return header.size() < place ? 0 : number_in<int>(header.substr(place));
}

}  // namespace

Result<LightSockets::Process, std::string> LightSockets::find_process(const server::Url& url) {
  if (url.has_tls) return Failure{std::string("this needs a server without TLS")};
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (const int code = getaddrinfo(url.host.c_str(), url.port.c_str(), &hints, &found); code != 0)
    return Failure{fmt::format("there is no {}: {}", url.host, gai_strerror(code))};
  const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> owner(found, freeaddrinfo);
  Process process{
      .host = server::host_header(url), .address = {}, .address_size = found->ai_addrlen};
  std::memcpy(&process.address, found->ai_addr, found->ai_addrlen);
  return process;
}

Result<LightSockets, std::string> LightSockets::make(std::span<const server::Url> processes,
                                                     std::size_t count, const std::string& from) {
  in_addr own{};
  std::vector<Process> found;
  found.reserve(processes.size());
  for (const server::Url& url : processes) {
    auto process = find_process(url);
    if (!process) return Failure{process.error()};
    if (!from.empty() &&
        (process->address.ss_family != AF_INET || inet_pton(AF_INET, from.c_str(), &own) != 1))
      return Failure{fmt::format("nobody can come from {} to {}", from, url.host)};
    found.push_back(*std::move(process));
  }
  const int poll = epoll_create1(EPOLL_CLOEXEC);
  if (poll < 0) return Failure{fmt::format("cannot wait for sockets: {}", std::strerror(errno))};
  return LightSockets(std::move(found), own, count, poll);
}

LightSockets::LightSockets(std::vector<Process> processes, in_addr from, std::size_t count,
                           int poll)
    : processes_(std::move(processes)),
      from_(from),
      poll_(poll),
      connections_(count),
      buffer_(buffer_size) {}

LightSockets::LightSockets(LightSockets&& other) noexcept
    : processes_(std::move(other.processes_)),
      from_(other.from_),
      poll_(std::exchange(other.poll_, -1)),
      connections_(std::exchange(other.connections_, {})),
      buffer_(std::move(other.buffer_)),
      frame_(std::move(other.frame_)) {}

LightSockets::~LightSockets() {
  for (std::size_t number = 0; number < connections_.size(); ++number) close(number);
  if (poll_ >= 0) ::close(poll_);
}

void LightSockets::open(std::size_t number, std::size_t process) {
  close(number);
  Connection& connection = connections_[number];
  connection.process = process;
  const Process& other_side = processes_[process];
  connection.descriptor =
      socket(other_side.address.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (connection.descriptor < 0) return;
  const int on = 1;
  (void)setsockopt(connection.descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
  if (from_.s_addr != INADDR_ANY) {
    sockaddr_in own{};
    own.sin_family = AF_INET;
    own.sin_addr = from_;
    (void)bind(connection.descriptor, reinterpret_cast<const sockaddr*>(&own), sizeof(own));
  }
  connection.phase = Phase::connecting;
  connection.waits_to_write = true;
  // Whether it works is told when it is waited for.
  (void)connect(connection.descriptor, reinterpret_cast<const sockaddr*>(&other_side.address),
                other_side.address_size);
  epoll_event event{};
  event.events = EPOLLIN | EPOLLOUT;
  event.data.u64 = number;
  epoll_ctl(poll_, EPOLL_CTL_ADD, connection.descriptor, &event);
}

void LightSockets::request(std::size_t number, std::string_view method, std::string_view path,
                           std::string_view token, std::string_view body) {
  const std::string authorization =
      token.empty() ? std::string{} : fmt::format("Authorization: Bearer {}\r\n", token);
  write(connections_[number], number,
        fmt::format("{} {} HTTP/1.1\r\nHost: {}\r\n{}Content-Type: application/json\r\n"
                    "Content-Length: {}\r\n\r\n{}",
                    method, path, processes_[connections_[number].process].host, authorization,
                    body.size(), body));
}

void LightSockets::upgrade(std::size_t number, std::string_view token) {
  connections_[number].phase = Phase::upgrading;
  connections_[number].hello =
      fmt::format(R"({{"type":"hello","protocol":1,"token":"{}"}})", token);
  // The key is there to show that the server speaks this protocol, which we know.
  write(connections_[number], number,
        fmt::format("GET /socket HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
                    processes_[connections_[number].process].host));
}

void LightSockets::send(std::size_t number, std::string_view text) {
  frame_.clear();
  add_text_frame(frame_, text);
  write(connections_[number], number, frame_);
}

void LightSockets::close(std::size_t number) {
  Connection& connection = connections_[number];
  if (connection.descriptor >= 0) ::close(connection.descriptor);
  connection = {};
}

void LightSockets::write(Connection& connection, std::size_t number, std::string_view bytes) {
  if (connection.descriptor < 0) return;
  if (connection.unsent.empty()) {
    const ssize_t sent = ::send(connection.descriptor, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent > 0) bytes.remove_prefix(static_cast<std::size_t>(sent));
    if (bytes.empty()) return;
  }
  connection.unsent += bytes;
  await(connection, number, true);
}

void LightSockets::await(Connection& connection, std::size_t number, bool writable) const {
  if (connection.waits_to_write == writable) return;
  connection.waits_to_write = writable;
  epoll_event event{};
  event.events = writable ? EPOLLIN | EPOLLOUT : EPOLLIN;
  event.data.u64 = number;
  epoll_ctl(poll_, EPOLL_CTL_MOD, connection.descriptor, &event);
}

void LightSockets::wait(std::chrono::milliseconds longest, LightSocketHandler& handler) {
  std::array<epoll_event, most_events> events{};
  const int count = epoll_wait(poll_, events.data(), static_cast<int>(events.size()),
                               static_cast<int>(longest.count()));
  for (int place = 0; place < count; ++place) {
    const epoll_event& event = events[static_cast<std::size_t>(place)];
    const auto number = static_cast<std::size_t>(event.data.u64);
    // An event may be older than what was done about another one.
    if ((event.events & EPOLLOUT) != 0 && connections_[number].descriptor >= 0)
      become_writable(number, handler);
    if ((event.events & (EPOLLIN | EPOLLERR | EPOLLHUP)) != 0 &&
        connections_[number].descriptor >= 0)
      read(number, handler);
  }
}

void LightSockets::become_writable(std::size_t number, LightSocketHandler& handler) {
  Connection& connection = connections_[number];
  if (connection.phase == Phase::connecting) {
    int error = 0;
    socklen_t size = sizeof(error);
    getsockopt(connection.descriptor, SOL_SOCKET, SO_ERROR, &error, &size);
    if (error != 0) return lose(number, handler);
    connection.phase = Phase::http;
    await(connection, number, false);
    return handler.connected(number);
  }
  const std::string rest = std::exchange(connection.unsent, {});
  await(connection, number, false);
  write(connection, number, rest);
}

void LightSockets::read(std::size_t number, LightSocketHandler& handler) {
  Connection& connection = connections_[number];
  const ssize_t count = recv(connection.descriptor, buffer_.data(), buffer_.size(), 0);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (count <= 0) return lose(number, handler);
  std::string_view bytes(buffer_.data(), static_cast<std::size_t>(count));
  std::string joined;
  if (!connection.pending.empty()) {
    joined = std::exchange(connection.pending, {});
    joined += bytes;
    bytes = joined;
  }
  while (!bytes.empty()) {
    const std::size_t taken = take(number, bytes, handler);
    // The handler may have closed or even opened it again.
    if (connection.phase == Phase::none || connection.phase == Phase::connecting) return;
    if (taken == 0) break;
    bytes.remove_prefix(taken);
  }
  connection.pending = bytes;
}

std::size_t LightSockets::take(std::size_t number, std::string_view bytes,
                               LightSocketHandler& handler) {
  return connections_[number].phase == Phase::web_socket ? take_frame(number, bytes, handler)
                                                         : take_answer(number, bytes, handler);
}

std::size_t LightSockets::take_answer(std::size_t number, std::string_view bytes,
                                      LightSocketHandler& handler) {
  constexpr std::string_view end_of_header = "\r\n\r\n";
  const std::size_t end = bytes.find(end_of_header);
  if (end == std::string_view::npos) return 0;
  const std::string_view header = bytes.substr(0, end + 2);
  const std::size_t header_size = end + end_of_header.size();
  const int status = status_of(header);
  constexpr int switching_protocols = 101;
  if (status == switching_protocols) {
    connections_[number].phase = Phase::web_socket;
    send(number, std::exchange(connections_[number].hello, {}));
    return header_size;
  }
  const auto body_size = number_in<std::size_t>(field(header, "Content-Length:"));
  if (bytes.size() - header_size < body_size) return 0;
  handler.answered(number, status, bytes.substr(header_size, body_size));
  return header_size + body_size;
}

std::size_t LightSockets::take_frame(std::size_t number, std::string_view bytes,
                                     LightSocketHandler& handler) {
  const std::optional<Frame> frame = first_frame(bytes);
  if (!frame) return 0;
  Connection& connection = connections_[number];
  if (frame->kind == Frame::Kind::ping) {
    frame_.clear();
    add_pong_frame(frame_, frame->content);
    write(connection, number, frame_);
  } else if (frame->kind == Frame::Kind::close) {
    lose(number, handler);
  } else if (frame->kind == Frame::Kind::text) {
    std::string_view lines = frame->content;
    const int descriptor = connection.descriptor;
    while (!lines.empty() && connection.descriptor == descriptor)
      handler.received(number, cut(lines, '\n'));
  }
  return frame->size;
}

void LightSockets::lose(std::size_t number, LightSocketHandler& handler) {
  close(number);
  handler.closed(number);
}

}  // namespace cheesemoon::tools
