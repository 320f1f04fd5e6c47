#include <algorithm>
#include <boost/asio/post.hpp>
#include <chrono>
#include <utility>

#include "server/hall/hall.h"
#include "server/hall/rated_tables.h"
#include "table/server_message.h"

namespace cheesemoon::server {

namespace {

constexpr std::size_t most_held = 32;
constexpr std::size_t most_watched = 50;
constexpr std::uint16_t try_again_later = 1013;

void send(Socket& socket, std::string line) {
  socket.send(std::make_shared<const std::string>(std::move(line)));
}

/// The viewer who gets the number of an answer: the seat that a command is about.
hosting::Viewer viewer_of(const table::Command& command) {
  return std::visit(
      []<class One>(const One& one) -> hosting::Viewer {
        if constexpr (requires { one.seat; }) return one.seat;
        return hosting::spectator;
      },
      command);
}

/// A command with what only the host knows.
table::Command with_presence(table::Command command, const Room& room) {
  if (auto* call = std::get_if<table::Call>(&command))
    call->is_here = is_watched_from(room, call->seat);
  return command;
}

}  // namespace

void Hall::refuse(Socket& socket, std::string_view request, const table::TableRefusal& refusal) {
  ++counts_.refused[refusal.reason];
  send(socket, table::write_refused(request, refusal));
}

void Hall::received(Socket& socket, std::string_view text) {
  const auto found = clients_.find(socket.number());
  if (found == clients_.end()) return;
  Client& client = found->second;
  if (!client.is_greeting) return handle(client, text);
  if (client.held.size() < most_held) {
    client.held.emplace_back(text);
  } else {
    refuse(socket, table::request_in(text),
           {"too_early", "wait for the welcome before sending more"});
  }
}

void Hall::handle(Client& client, std::string_view text) {
  Socket& socket = *client.socket;
  const auto message = table::read_client_message(text);
  if (!message) return refuse(socket, table::request_in(text), message.error());
  const std::string& request = message->request;
  if (std::holds_alternative<table::Ping>(message->what))
    return send(socket, table::write_pong(services_.now().date));
  if (const auto* hello = std::get_if<table::Hello>(&message->what)) return greet(client, *hello);
  if (!client.person) return refuse(socket, request, {"no_hello", "say hello with a token first"});
  struct Visitor {
    Hall& hall;
    Client& client;
    const std::string& request;
    void operator()(const table::Hello& /*hello*/) const {}
    void operator()(const table::Ping& /*ping*/) const {}
    void operator()(const table::Watch& watch) const { hall.watch(client, request, watch); }
    void operator()(const table::Unwatch& unwatch) const { hall.unwatch(client, unwatch); }
    void operator()(const table::Preview& preview) const { hall.preview(client, request, preview); }
    void operator()(const table::Rematch& rematch) const {
      hall.do_rematch(client, request, rematch);
    }
    void operator()(const table::AtTable& at_table) const {
      hall.do_command(client, request, at_table);
    }
  };
  std::visit(Visitor{*this, client, request}, message->what);
}

void Hall::greet(Client& client, const table::Hello& hello) {
  if (client.person)
    return refuse(*client.socket, {}, {"hello_again", "you have said hello already"});
  client.is_greeting = true;
  services_.store.post([this, number = client.socket->number(), token = hello.token,
                        group = client.socket->address_group()](Store& store) {
    auto person = services_.authenticate(store, token, group);
    boost::asio::post(services_.context, [this, number, token, person = std::move(person)] {
      const auto found = clients_.find(number);
      if (found == clients_.end()) return;
      Client& greeted = found->second;
      greeted.is_greeting = false;
      // It comes again, with the same token.
      if (!person) return greeted.socket->close(try_again_later, "the store does not answer");
      if (const auto& somebody = *person) {
        greeted.person = std::make_shared<const Person>(*somebody);
        greeted.token = token;
        send(*greeted.socket,
             table::write_welcome(somebody->id, somebody->name, services_.now().date));
      } else {
        refuse(*greeted.socket, {},
               {"wrong_token", "this token is not valid any more: get a new one"});
      }
      const auto held = std::exchange(greeted.held, {});
      const auto socket = greeted.socket;
      for (const std::string& text : held) received(*socket, text);
    });
  });
}

void Hall::watch(Client& client, const std::string& request, const table::Watch& message) {
  const bool is_new = std::find(client.watched.begin(), client.watched.end(), message.table) ==
                      client.watched.end();
  if (is_new && client.watched.size() >= most_watched)
    return refuse(*client.socket, request,
                  {"too_many_tables", "you watch too many tables: unwatch some"});
  const auto socket = client.socket;
  const auto fail = [this, socket, request](const table::TableRefusal& refusal) {
    refuse(*socket, request, refusal);
  };
  at_fresh_table(
      message.table,
      {.run =
           [this, socket, person = client.person->id, message, fail](Room& room) {
             // It may have gone while the table was loaded.
             const auto found = clients_.find(socket->number());
             if (found == clients_.end()) return;
             if (message.viewer && !is_seat_of(room.table, *message.viewer, person))
               return fail({"not_your_seat", "only who sits there sees the table from there"});
             auto& watched = found->second.watched;
             if (std::find(watched.begin(), watched.end(), message.table) == watched.end())
               watched.push_back(message.table);
             add_watcher(room, socket, person, message);
           },
       .fail = fail});
}

void Hall::add_watcher(Room& room, const std::shared_ptr<Socket>& socket, const std::string& person,
                       const table::Watch& message) {
  std::erase_if(room.watchers, [&](const Watcher& watcher) {
    return watcher.socket == socket && watcher.viewer == message.viewer;
  });
  table::Parts parts = parts_missing(room.table, message.viewer, message.have);
  parts.chat = parts.chat && message.wants_chat;
  room.watchers.push_back({socket, person, message.viewer, message.wants_chat,
                           sequence_of(room.table, message.viewer)});
  if (room.watchers.size() == 1) hurry_bots(room);
  const auto known = room.presence;
  // Whoever comes first has nothing to wait for.
  known ? tell_presence_in_time(room) : tell_presence(room);
  if (room.presence == known) socket->send(known);
  send(*socket,
       write_update(room.table, message.viewer, message.have, parts, room.names, services_.now()));
}

void Hall::unwatch(Client& client, const table::Unwatch& message) {
  const auto found = rooms_.find(message.table);
  if (found == rooms_.end()) return;
  auto& watchers = found->second->watchers;
  std::erase_if(watchers, [&](const Watcher& watcher) {
    return watcher.socket == client.socket && watcher.viewer == message.viewer;
  });
  tell_presence_in_time(*found->second);
  if (std::none_of(watchers.begin(), watchers.end(),
                   [&](const Watcher& watcher) { return watcher.socket == client.socket; }))
    std::erase(client.watched, message.table);
}

void Hall::preview(Client& client, const std::string& request, const table::Preview& message) {
  const auto socket = client.socket;
  const auto fail = [this, socket, request](const table::TableRefusal& refusal) {
    refuse(*socket, request, refusal);
  };
  at_table(message.table,
           {.run =
                [person = client.person->id, socket, request, message, fail](Room& room) {
                  if (!sits(room.table, message.seat, person))
                    return fail({"not_your_seat", "only who sits there can ask that"});
                  if (!is_in_play(room.table)) return fail({"game_is_over", "no game is going on"});
                  const auto choice = room.table.game->preview(message.seat, message.action);
                  if (!choice) return fail(table::refused(choice.error()));
                  send(*socket, table::write_preview(request, *choice));
                },
            .fail = fail});
}

void Hall::do_command(Client& client, const std::string& request, const table::AtTable& message) {
  const auto socket = client.socket;
  if (std::holds_alternative<table::Say>(message.command) &&
      !chat_limit_.allow(client.person->id, std::chrono::steady_clock::now()))
    return refuse(*socket, request, {"too_many", "not so fast: wait a moment before you go on"});

  at_table(
      message.table,
      task_of(std::make_shared<const Wish>(Wish{socket, client.person, request, message.command}),
              services_.is_alone));
}

Task Hall::task_of(const std::shared_ptr<const Wish>& wish, bool has_looked) {
  return {.run = [this, wish, has_looked](Room& room) { do_wish(room, wish, has_looked); },
          .fail =
              [this, wish](const table::TableRefusal& refusal) {
                refuse(*wish->socket, wish->request, refusal);
              }};
}

void Hall::do_wish(Room& room, const std::shared_ptr<const Wish>& wish, bool has_looked) {
  if (std::holds_alternative<table::SitDown>(wish->command))
    if (const auto refusal = why_not_rated(room.table.options, *wish->person))
      return refuse(*wish->socket, wish->request, *refusal);
  const auto told = room.table.told;
  auto entries = perform(room.table, wish->person->id, with_presence(wish->command, room),
                         wish->request, services_.now());
  if (!entries && !has_looked) {
    // Another process may have gone on: look into the journal before saying no.
    room.tasks.push_front(task_of(wish, true));
    return load_more(room);
  }
  if (!entries) return refuse(*wish->socket, wish->request, entries.error());
  if (entries->empty()) return acknowledge(room, *wish);
  room.names[wish->person->id] = wish->person->name;
  // It is done again when another process was faster.
  Task again = task_of(wish, has_looked);
  auto failed = again.fail;
  commit(room, *entries,
         {.parts = {},
          .told = told,
          .ends = false,
          .again = std::move(again),
          .done = [this, wish](const Room& written_room) { acknowledge(written_room, *wish); },
          .failed = std::move(failed)});
}

void Hall::acknowledge(const Room& room, const Wish& wish) {
  ++counts_.commands_done;
  send(*wish.socket, table::write_done(wish.request, room.table.id,
                                       sequence_of(room.table, viewer_of(wish.command))));
}

void Hall::do_rematch(Client& client, const std::string& request, const table::Rematch& message) {
  const auto socket = client.socket;
  const auto fail = [this, socket, request](const table::TableRefusal& refusal) {
    refuse(*socket, request, refusal);
  };
  at_table(message.table,
           {.run =
                [this, socket, person = *client.person, request, fail](Room& room) {
                  const std::string table = room.table.id;
                  if (!room.table.next.empty()) {
                    send(*socket, table::write_rematched(request, table, room.table.next));
                    return;
                  }
                  if (auto refusal = why_no_rematch(room.table, person.id)) return fail(*refusal);
                  make_table(person, socket->address_group(),
                             rematch_options(room.table, person.id), table,
                             [=, this](const Result<std::string, table::TableRefusal>& next) {
                               if (!next) return fail(next.error());
                               rematched(socket, person, request, table, *next);
                             });
                },
            .fail = fail});
}

void Hall::rematched(const std::shared_ptr<Socket>& socket, const Person& person,
                     const std::string& request, const std::string& table,
                     const std::string& next) {
  const auto fail = [this, socket, request, next](const table::TableRefusal& refusal) {
    refuse(*socket, request, refusal);
    close_table(next);
  };
  at_table(table, {.run =
                       [=, this](Room& room) {
                         const auto told = room.table.told;
                         auto entries = rematch(room.table, person.id, next, services_.now());
                         if (!entries) {
                           // Somebody else was faster: both go to the same table.
                           if (room.table.next.empty()) return fail(entries.error());
                           close_table(next);
                           send(*socket, table::write_rematched(request, table, room.table.next));
                           return;
                         }
                         commit(room, *entries,
                                {.parts = {},
                                 .told = told,
                                 .ends = false,
                                 .again = {},
                                 .done =
                                     [socket, request, next](Room& written_room) {
                                       send(*socket, table::write_rematched(
                                                         request, written_room.table.id, next));
                                     },
                                 .failed = fail});
                       },
                   .fail = fail});
}

}  // namespace cheesemoon::server
