#include "cli/remote/play_remote.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <optional>

#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/remote/server_requests.h"
#include "cli/remote/table_link.h"
#include "cli/remote/table_request.h"
#include "cli/remote/token_file.h"
#include "cli/table/safe_text.h"
#include "cli/table/table_game.h"
#include "json/reader.h"

namespace cheesemoon::cli {

namespace {

using Ending = TableGame::Ending;
using Clock = std::chrono::steady_clock;

/// How long an answer may take before the game has begun.
constexpr std::chrono::seconds patience{10};

/// A table and its rematches.
struct Evening {
  const PlayArguments& arguments;
  const Words& words;
  const TableWords& texts;
  RemoteServer server;
  RemotePerson person;
  Terminal terminal = Terminal::standard();
  TypedLines lines{STDIN_FILENO};
  /// At how many of them the person has sat.
  int tables = 0;

  [[nodiscard]] std::string way_back(const std::string& table) const {
    return fmt::format("  cheesemoon play --server {} --table {}", server.written, table);
  }
};

std::string why_not(const PlayArguments& arguments) {
  if (arguments.seed) return "--seed is for games at this keyboard; a server draws chance itself";
  const bool makes_table = arguments.remote.table.empty();
  const bool has_options = !arguments.players.empty() || !arguments.options.empty() ||
                           !arguments.variant.empty() || !arguments.crowns.empty() ||
                           !arguments.against.empty() || !arguments.side.empty();
  if (!makes_table && has_options)
    return "a table that is joined has its game, options and players already";
  return {};
}

/// Waits for the answer to a request; an error, if any, is returned.
std::string answer_to(TableLink& link, const std::string& request) {
  const auto deadline = Clock::now() + patience;
  while (Clock::now() < deadline) {
    const TableHost::Heard heard = link.hear(std::chrono::milliseconds(100));
    for (const boost::json::value& message : heard.messages) {
      std::optional<JsonError> error;
      const JsonReader reader(message, error);
      const std::string_view type = reader.member("type").text();
      const bool has_name = reader.has("request") && !reader.member("request").is_null();
      const bool is_it = has_name && reader.member("request").text() == request;
      if (type == "done" && is_it) return {};
      if (type == "refused" && (is_it || !has_name))
        return fmt::format("the server refuses: {}", safe_text(reader.member("sentence").text()));
    }
  }
  return "the server does not answer";
}

struct Place {
  /// None for a spectator.
  std::vector<Seat> seats;
  bool has_to_sit = false;
};

/// Where the person belongs at a table: on his seats, on an open one, or beside it.
Place place_at(const TableState& state, const Evening& evening) {
  const RemoteArguments& wishes = evening.arguments.remote;
  if (wishes.watches) return {};
  auto own = seats_of(state, evening.person.id);
  // A rematch has other seats.
  if (wishes.seat > 0 && state.id == wishes.table) {
    const auto wanted = static_cast<Seat>(wishes.seat - 1);
    const bool is_own = std::find(own.begin(), own.end(), wanted) != own.end();
    return {{wanted}, !is_own};
  }
  if (!own.empty()) return {std::move(own), false};
  if (const auto open = first_open_seat(state)) return {{*open}, true};
  return {};
}

/// Downloads the record, or says where it is.
int keep_record(Evening& evening, const std::string& table) {
  const std::string file = file_of_game(evening.arguments.record, evening.tables);
  if (evening.arguments.record.empty()) {
    evening.terminal.print_line(
        filled(evening.texts.record_at, record_address(evening.server, table)));
    return success;
  }
  const auto record = fetch_record(evening.server, table);
  if (!record) return complain("play", record.error());
  if (const std::string error = write_text(file, *record + "\n"); !error.empty())
    return complain("play", error);
  evening.terminal.print_line(filled(evening.words.saved, file));
  return success;
}

/// One table, from sitting down to leaving it. `next` is where to go on.
int play_table(Evening& evening, const TableState& state, std::string& next) {
  const Place place = place_at(state, evening);
  TableLink link(evening.server, evening.person, state.id);
  if (const std::string error = link.connect(); !error.empty()) return complain("play", error);
  if (place.has_to_sit) {
    const std::string request = link.send({{"type", "sit"}, {"seat", number(place.seats.front())}});
    if (const std::string error = answer_to(link, request); !error.empty())
      return complain("play", error);
  }
  for (const Seat seat : place.seats)
    evening.terminal.print_line(filled(evening.texts.you_sit, evening.person.name, number(seat)));
  if (place.seats.empty()) evening.terminal.print_line(evening.texts.you_watch);

  int status = success;
  TableGame game(evening.terminal, evening.lines, link, evening.words, {}, evening.person.id,
                 [&] { status = keep_record(evening, state.id); });
  const Ending ending = game.play(place.seats);
  link.close();
  if (ending == Ending::failed) {
    evening.terminal.print_line();
    evening.terminal.flush();
    return complain("play", game.error());
  }
  if (!game.is_over()) {
    evening.terminal.print_line(ending == Ending::left ? evening.texts.left : "");
    if (!place.seats.empty()) {
      evening.terminal.print_line(evening.texts.come_back);
      evening.terminal.print_line(evening.way_back(state.id));
    }
  }
  evening.terminal.flush();
  if (ending == Ending::input_ended) {
    std::cerr << evening.words.input_ended << '\n';
    return failed;
  }
  if (ending == Ending::rematch) next = game.next();
  return status;
}

}  // namespace

void add_remote_options(CLI::App& command, CLI::Option& game, RemoteArguments& arguments) {
  command.option_defaults()->group("On a server");
  CLI::Option* server = command.add_option(
      "--server", arguments.server,
      "Play at a table of this server, as in https://play.example.org or http://localhost:8080. "
      "Bots are level1 to level10; seats that are open, as in --players person,open,level3, are "
      "for "
      "others. Without --against and --players the other seat is open");
  CLI::Option* table = command.add_option("--table", arguments.table,
                                          "Join the table with this id instead of making one; "
                                          "whoever has a seat there comes back to it");
  table->needs(server)->excludes(&game);
  command
      .add_option("--seat", arguments.seat,
                  "The seat to take at the table (default: the first that is open)")
      ->check(CLI::Range(1, 5))
      ->needs(table);
  command.add_flag("--watch", arguments.watches, "Watch the table without sitting down")
      ->needs(table);
  command
      .add_option("--name", arguments.name,
                  "What you are called there (default: as before, or as you are logged in)")
      ->needs(server);
  arguments.token_file = default_token_file();
  command
      .add_option("--token-file", arguments.token_file,
                  "Where it is kept who you are on each server")
      ->needs(server)
      ->capture_default_str();
  for (CLI::Option* of_a_new_table :
       {command.add_flag("--public", arguments.is_public,
                         "Everybody sees the new table in the list"),
        command.add_flag("--rated", arguments.is_rated,
                         "The game counts for ratings; it needs a --clock"),
        command.add_option("--clock", arguments.clock,
                           "30s or 1d for each turn; 10m+5s for the whole game and what every turn "
                           "adds")})
    of_a_new_table->needs(server)->excludes(table);
}

int play_remote(const PlayArguments& arguments) {
  const Words& words = words_for(arguments.language);
  if (const std::string error = why_not(arguments); !error.empty()) return complain("play", error);
  const auto url = server::read_url(arguments.remote.server);
  if (!url) return complain("play", fmt::format("--server: {}", url.error()));
  const RemoteServer server{
      *url, fmt::format("{}://{}", url->has_tls ? "https" : "http", host_header(*url))};
  std::optional<boost::json::object> request;
  if (arguments.remote.table.empty()) {
    auto asked = table_request(arguments);
    if (!asked) return complain("play", asked.error());
    request = std::move(*asked);
  }
  auto person = come_in(server, arguments.remote.token_file, arguments.remote.name);
  if (!person) return complain("play", person.error());

  Evening evening{arguments, words, words.table, server, std::move(*person)};
  auto state = request ? make_table(server, evening.person, *request)
                       : look_at_table(server, arguments.remote.table);
  if (!state) return complain("play", state.error());
  if (request && first_open_seat(*state)) {
    evening.terminal.print_line(filled(evening.texts.made, state->id));
    evening.terminal.print_line(evening.way_back(state->id));
  }
  while (true) {
    std::string next;
    ++evening.tables;
    const int status = play_table(evening, *state, next);
    if (next.empty()) return status;
    state = look_at_table(server, next);
    if (!state) return complain("play", state.error());
  }
}

}  // namespace cheesemoon::cli
