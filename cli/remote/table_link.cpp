#include "cli/remote/table_link.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <thread>
#include <utility>

#include "cli/fresh_seed.h"

namespace cheesemoon::cli {

namespace json = boost::json;
using server::ClientSocket;
using server::Received;
using std::chrono::milliseconds;

namespace {

constexpr int protocol_version = 1;
constexpr milliseconds first_pause{100};
constexpr milliseconds longest_pause{10'000};
/// Nothing that a person does waits longer than this for a connection.
constexpr milliseconds connection_patience{5'000};
/// A connection on which nothing comes for so long is asked whether it is still there, and given up
/// if it is silent as long again.
constexpr std::chrono::seconds longest_silence{20};

std::string_view text_member(const json::value& message, std::string_view name) {
  const auto* members = message.if_object();
  const auto* found = members != nullptr ? members->if_contains(name) : nullptr;
  const auto* text = found != nullptr ? found->if_string() : nullptr;
  return text != nullptr ? std::string_view(text->data(), text->size()) : std::string_view();
}

}  // namespace

TableLink::TableLink(RemoteServer server, RemotePerson person, std::string table)
    : server_(std::move(server)),
      person_(std::move(person)),
      table_(std::move(table)),
      own_name_(fmt::format("{:016x}", fresh_seed())) {}

std::string TableLink::connect() {
  return open();
}

std::string TableLink::open() {
  server::ClientOptions options;
  options.timeout = connection_patience;
  auto socket = ClientSocket::connect(server_.url, options);
  if (!socket) return socket.error();
  socket_.emplace(std::move(*socket));
  is_broken_ = false;
  has_pinged_ = false;
  has_heard_ = false;
  last_heard_ = Clock::now();
  send_now(json::serialize(
      json::object{{"type", "hello"}, {"protocol", protocol_version}, {"token", person_.token}}));
  for (const Watched& watched : watched_) send_now(watch_message(watched));
  for (const Request& request : unanswered_) send_now(request.text);
  return {};
}

std::string TableLink::watch_message(const Watched& watched) const {
  json::object message{
      {"type", "watch"}, {"request", watch_request}, {"table", table_}, {"have", watched.have}};
  if (watched.viewer) message["seat"] = number(*watched.viewer);
  return json::serialize(message);
}

void TableLink::watch(hosting::Viewer viewer) {
  watched_.push_back({viewer});
  send_now(watch_message(watched_.back()));
}

std::string TableLink::send(json::object message) {
  std::string name = fmt::format("{}-{}", own_name_, ++requests_);
  message["request"] = name;
  message["table"] = table_;
  unanswered_.push_back({name, json::serialize(message)});
  send_now(unanswered_.back().text);
  return name;
}

void TableLink::send_now(const std::string& text) {
  if (socket_ && !is_broken_ && !socket_->send(text)) is_broken_ = true;
}

void TableLink::lose(Heard& heard) {
  socket_.reset();
  heard.was_lost = true;
  // A server that hangs up at once is not asked more and more often.
  pause_ = has_heard_ ? first_pause : std::min(pause_ * 2, longest_pause);
  next_try_ = Clock::now() + pause_;
}

void TableLink::try_again(Heard& heard, milliseconds at_most) {
  const auto now = Clock::now();
  if (now < next_try_) {
    std::this_thread::sleep_for(std::min<Clock::duration>(at_most, next_try_ - now));
    return;
  }
  if (open().empty()) {
    heard.is_back = true;
    return;
  }
  pause_ = std::min(pause_ * 2, longest_pause);
  next_try_ = Clock::now() + pause_;
}

/// Remembers from where to go on if the connection is lost.
void TableLink::note_update(const json::object& update) {
  const auto* seat = update.if_contains("seat");
  const auto* sequence = update.if_contains("sequence");
  if (seat == nullptr || sequence == nullptr || !sequence->is_int64()) return;
  for (Watched& watched : watched_) {
    const json::value told =
        watched.viewer ? json::value(number(*watched.viewer)) : json::value(nullptr);
    if (*seat == told) watched.have = static_cast<std::uint32_t>(sequence->get_int64());
  }
}

void TableLink::take(Heard& heard, const std::string& line) {
  json::error_code error;
  json::value message = json::parse(line, error);
  if (error) return;
  const std::string_view type = text_member(message, "type");
  if (type == "update") {
    if (text_member(message, "table") != table_) return;
    note_update(message.get_object());
  } else if (const std::string_view name = text_member(message, "request");
             !name.empty() && name != watch_request) {
    const auto answered = std::find_if(unanswered_.begin(), unanswered_.end(),
                                       [&](const Request& one) { return one.name == name; });
    if (answered == unanswered_.end()) return;
    unanswered_.erase(answered);
  }
  heard.messages.push_back(std::move(message));
}

TableHost::Heard TableLink::hear(milliseconds at_most) {
  Heard heard;
  if (!socket_) {
    try_again(heard, at_most);
    return heard;
  }
  if (is_broken_) {
    lose(heard);
    return heard;
  }
  const Received received = socket_->receive(at_most);
  const auto now = Clock::now();
  switch (received.kind) {
    case Received::Kind::lines:
      last_heard_ = now;
      has_pinged_ = false;
      has_heard_ = true;
      for (const std::string& line : received.lines) take(heard, line);
      break;
    case Received::Kind::nothing_yet:
      if (now - last_heard_ < longest_silence) break;
      if (has_pinged_) {
        lose(heard);
      } else {
        send_now(R"({"type":"ping"})");
        has_pinged_ = true;
        last_heard_ = now;
      }
      break;
    case Received::Kind::closed:
      lose(heard);
      break;
  }
  return heard;
}

Result<json::value, std::string> TableLink::hint(Seat seat) {
  return fetch_hint(server_, person_, table_, seat);
}

void TableLink::close() {
  if (socket_ && !is_broken_) socket_->close();
  socket_.reset();
}

}  // namespace cheesemoon::cli
