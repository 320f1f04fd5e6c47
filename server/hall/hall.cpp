#include "server/hall/hall.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace cheesemoon::server {

namespace {

constexpr Rate chat_rate{.interval = std::chrono::seconds(2), .burst = 8};
constexpr std::size_t most_people_who_chat = 10'000;
constexpr std::uint16_t going_away = 1001;

}  // namespace

Hall::Hall(HallServices services)
    : services_(std::move(services)),
      chat_limit_(services_.has_limits ? chat_rate : no_limit, most_people_who_chat) {}

Hall::~Hall() = default;

void Hall::opened(const std::shared_ptr<Socket>& socket) {
  clients_[socket->number()].socket = socket;
}

void Hall::closed(Socket& socket) {
  const auto found = clients_.find(socket.number());
  if (found == clients_.end()) return;
  for (const std::string& table : found->second.watched) {
    const auto room = rooms_.find(table);
    if (room == rooms_.end()) continue;
    std::erase_if(room->second->watchers, [&](const Watcher& watcher) {
      return watcher.socket->number() == socket.number();
    });
  }
  clients_.erase(found);
}

void Hall::send_away(const std::string& person) {
  for (const auto& [number, client] : clients_)
    if (client.person && client.person->id == person)
      client.socket->close(going_away, "you have logged out");
}

void Hall::stop() {
  is_stopping_ = true;
}

}  // namespace cheesemoon::server
