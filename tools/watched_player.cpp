#include "tools/watched_player.h"

#include <fmt/format.h>

#include <utility>

#include "tools/message_parts.h"

namespace cheesemoon::tools {

namespace {

constexpr std::chrono::milliseconds thinks_for{200};

}  // namespace

Result<std::unique_ptr<WatchedPlayer>, std::string> WatchedPlayer::make(const server::Url& url,
                                                                        const std::string& from,
                                                                        std::uint64_t seed) {
  auto sockets = LightSockets::make({&url, 1}, 1, from);
  if (!sockets) return Failure{sockets.error()};
  // The constructor is private, which std::make_unique cannot call.
  return std::unique_ptr<WatchedPlayer>(new WatchedPlayer(std::move(*sockets), seed));
}

WatchedPlayer::WatchedPlayer(LightSockets sockets, std::uint64_t seed)
    : sockets_(std::move(sockets)), random_(seed) {
  sockets_.open(0);
}

void WatchedPlayer::go_on() {
  sockets_.wait(std::chrono::milliseconds(0), *this);
  if (!choice_.empty() && Clock::now() >= acts_at_) act();
}

Latencies WatchedPlayer::take_turns() {
  return std::exchange(turns_, {});
}

void WatchedPlayer::connected(std::size_t number) {
  sockets_.request(number, "POST", "/api/guests", {}, R"({"name":"Player"})");
}

void WatchedPlayer::answered(std::size_t number, int status, std::string_view body) {
  if (token_.empty()) {
    token_ = text_behind(body, R"("token":")");
    if (token_.empty())
      error_ = fmt::format("no guest could be made (status {}): {}", status, body);
    return sockets_.request(number, "POST", "/api/tables", token_,
                            R"({"game":"first-rat","options":{"seats":2},)"
                            R"("seats":["person","level8"]})");
  }
  table_ = text_behind(body, R"({"id":")");
  if (table_.empty()) error_ = fmt::format("no table could be made (status {}): {}", status, body);
  sockets_.upgrade(number, token_);
}

void WatchedPlayer::received(std::size_t /*number*/, std::string_view line) {
  if (line.starts_with(R"({"type":"welcome")")) return sit_at(table_, 1);
  if (line.starts_with(R"({"type":"update")")) return take_update(line);
  // Seats move on by one: at a table for two they are exchanged.
  if (line.starts_with(R"({"type":"rematched")"))
    return sit_at(text_behind(line, R"("next":")"), 3 - seat_);
  if (line.starts_with(R"({"type":"refused")")) error_ = line;
}

void WatchedPlayer::sit_at(std::string_view table, int seat) {
  table_ = table;
  seat_ = seat;
  plays_ = true;
  sockets_.send(
      0, fmt::format(R"({{"type":"watch","table":"{}","seat":{},"have":0}})", table_, seat_));
}

void WatchedPlayer::take_update(std::string_view line) {
  const UpdateParts update = update_parts(line);
  if (update.table != table_) return;
  sequence_ = update.sequence;
  if (update.is_over) {
    waits_since_.reset();
    choice_.clear();
    // What is told of this table from now on is nothing to him.
    const std::string over = std::exchange(table_, {});
    sockets_.send(
        0, fmt::format(R"({{"type":"rematch","request":"{}","table":"{}"}})", ++requests_, over));
    return;
  }
  if (update.choices.empty()) return;
  choice_ = choose(update.choices, random_);
  const auto now = Clock::now();
  if (choice_.empty()) {
    if (!waits_since_) waits_since_ = now;
    return;
  }
  if (waits_since_) turns_.add(std::chrono::duration_cast<Latencies::Span>(now - *waits_since_));
  waits_since_.reset();
  acts_at_ = now + thinks_for;
}

void WatchedPlayer::act() {
  sockets_.send(0, fmt::format(R"({{"type":"act","request":"{}","table":"{}","seat":{},)"
                               R"("action":"{}","at":{}}})",
                               ++requests_, table_, seat_, choice_, sequence_));
  choice_.clear();
}

void WatchedPlayer::closed(std::size_t /*number*/) {
  error_ = "the server has closed the connection of somebody who plays";
}

}  // namespace cheesemoon::tools
