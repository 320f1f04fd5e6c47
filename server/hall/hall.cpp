#include "server/hall/hall.h"

#include <algorithm>
#include <boost/asio/post.hpp>
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
      chat_limit_(services_.has_limits ? chat_rate : no_limit, most_people_who_chat),
      new_table_limits_(services_.has_limits) {}

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
    tell_presence_in_time(*room->second);
  }
  clients_.erase(found);
}

void Hall::look_again(const std::set<std::string>& people) {
  std::vector<Checked> clients;
  for (const auto& [number, client] : clients_)
    if (client.person && people.contains(client.person->id))
      clients.push_back({number, client.token, client.socket->address_group(), true});
  services_.store.post([this, people, clients = std::move(clients)](Store& store) mutable {
    NewNames names;
    for (const std::string& id : people) {
      const auto person = store.person(id);
      if (!person) continue;
      names[id] = *person ? std::optional((*person)->name) : std::nullopt;
    }
    for (Checked& client : clients) {
      const auto person = services_.authenticate(store, client.token, client.address_group);
      client.is_let_in = !person || *person;
    }
    boost::asio::post(services_.context, [this, names, clients] {
      show_names(names);
      for (const Checked& client : clients)
        if (!client.is_let_in) send_away(client.socket);
    });
  });
}

void Hall::show_names(const NewNames& names) {
  for (auto& [number, client] : clients_) {
    if (!client.person) continue;
    const auto found = names.find(client.person->id);
    if (found == names.end() || !found->second) continue;
    Person again = *client.person;
    again.name = *found->second;
    client.person = std::make_shared<const Person>(std::move(again));
  }
  std::set<std::string> renamed;
  for (auto& [id, room] : rooms_)
    for (const auto& [person, name] : names) {
      const auto known = room->names.find(person);
      if (!name) {
        room->names.erase(person);
        std::erase_if(room->table.chat, [&gone = person](const table::ChatLine& line) {
          return line.person == gone;
        });
      } else if (known != room->names.end() && known->second != *name) {
        known->second = *name;
        renamed.insert(id);
      }
    }
  // When what happens there is durable.
  for (const std::string& table : renamed)
    at_table(table, {.run = [this](const Room& room) { tell_names(room); },
                     .fail = [](const table::TableRefusal& /*refusal*/) {}});
}

void Hall::send_away(std::uint64_t socket) {
  const auto found = clients_.find(socket);
  if (found == clients_.end()) return;
  // What it sends before it has gone is nobody's.
  found->second.person.reset();
  found->second.socket->close(going_away, "you are logged out");
}

void Hall::do_later(std::chrono::milliseconds pause, std::function<void()> work) {
  auto timer = std::make_shared<boost::asio::steady_timer>(services_.context, pause);
  timer->async_wait([this, timer, work = std::move(work)](const boost::system::error_code& error) {
    if (!error && !is_stopping_) work();
  });
}

void Hall::stop() {
  is_stopping_ = true;
}

}  // namespace cheesemoon::server
