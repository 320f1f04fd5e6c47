#include "cli/server_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "cli/subcommand.h"

namespace cheesemoon::cli {

namespace {

void add_store(CLI::App& command, std::string& store, std::string_view file) {
  store = default_store();
  command.add_option(
      "--store", store,
      fmt::format("Where games are kept: {} or postgres://user:password@host/database", file));
}

/// `--tls-key` can also be set by `CHEESEMOON_TLS_KEY`, and so on.
void take_from_environment(CLI::App& command) {
  for (CLI::Option* option : command.get_options()) {
    std::string name = option->get_lnames().empty() ? "" : option->get_lnames().front();
    if (name.empty() || name == "help") continue;
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char letter) {
      return letter == '-' ? '_' : static_cast<char>(std::toupper(letter));
    });
    option->envname("CHEESEMOON_" + name);
  }
}

/// A command that looks after the store of a server.
template <class Arguments>
std::pair<CLI::App&, Arguments&> add_on_store(CLI::App& app, int& status, const std::string& name,
                                              const std::string& description) {
  auto [command, arguments] = add_subcommand<Arguments>(app, status, name, description);
  command.option_defaults()->always_capture_default();
  add_store(command, arguments.store, "a file");
  take_from_environment(command);
  return {command, arguments};
}

void add_serve(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<ServeArguments>(
      app, status, "serve", "A game server: tables for people and bots over the network");
  server::NetworkOptions& network = arguments.server.network;
  command.option_defaults()->always_capture_default();
  command.add_option("--address", network.address, "The address to listen on");
  command.add_option("--port", network.port, "The port to listen on; 0 is any that is free");
  add_store(command, arguments.server.store, "a file, which is made if it is not there,");
  command.add_option("--bus", arguments.server.bus,
                     "nats://host:port, if several processes share a store of PostgreSQL");
  command.add_option("--page", arguments.server.page,
                     "The folder of the page that people play on, if not the one that comes with "
                     "the program");
  command.add_option("--public-address", arguments.public_address,
                     "How others reach this server, as in https://play.example.org: for "
                     "invitations, and because requests for other names of the internet are "
                     "refused");
  command.add_option("--metrics", arguments.metrics,
                     "Where figures for Prometheus are told, as in 127.0.0.1:9090; else nowhere");
  command.add_flag("--open", arguments.open, "Open the page, if there is a desktop");
  CLI::Option* certificate =
      command.add_option("--tls-certificate", arguments.tls_certificate,
                         "PEM file with the certificate: everything is encrypted");
  CLI::Option* key = command.add_option("--tls-key", arguments.tls_key,
                                        "PEM file with the key of the certificate");
  certificate->needs(key);
  key->needs(certificate);
  command
      .add_option("--origin", network.allowed_origins,
                  "A page of another host that may use this server, as in "
                  "https://games.example.com; may be repeated")
      ->default_str("");
  command.add_flag("--behind-proxy", network.behind_proxy,
                   "Believe the X-Forwarded-For of the proxy before this server");
  command
      .add_option("--workers", arguments.server.workers,
                  "Threads for bots that somebody plays with; 0: one less than there are cores")
      ->check(CLI::Range(0U, 256U));
  command.add_option("--connections", network.most_sockets, "How many sockets at most")
      ->check(CLI::Range(1U, 1'000'000U));
  command
      .add_option("--connections-per-address", network.most_sockets_of_group,
                  "How many of them from one address")
      ->check(CLI::Range(1U, 1'000'000U));
  command
      .add_option("--keep-guests", arguments.keep_guests,
                  "Delete guests who have not come for so many days, and tables at which only "
                  "guests and bots sat; 0: never")
      ->check(CLI::Range(0U, 36'500U));
  command.add_flag("--no-limits", arguments.no_limits,
                   "For load tests, unsafe for anything else: no limits per address and person");
  take_from_environment(command);
  command.footer(
      "Stops with Ctrl-C or SIGTERM; nothing that was acknowledged is lost, whatever happens.\n"
      "SIGHUP lets it read its certificate again.\n"
      "Every option can also be set by the variable in its brackets. Logs are lines of JSON.\n"
      "Examples:\n"
      "  cheesemoon serve\n"
      "  cheesemoon serve --address 0.0.0.0 --open\n"
      "  cheesemoon serve --address 0.0.0.0 --port 443 --tls-certificate cert.pem --tls-key "
      "key.pem\n"
      "  cheesemoon serve --store postgres://cheesemoon@db/games --bus nats://bus:4222");
}

void add_backup(CLI::App& app, int& status) {
  auto [command, arguments] = add_on_store<BackupArguments>(
      app, status, "backup", "Copies the games of a server into a new file while it runs");
  command.add_option("file", arguments.file, "The new file")->required();
  command.footer(
      "The copy is a store of its own: to go back to it, stop the server and start it with\n"
      "--store FILE, or put it in the place of the old one. It holds the secrets of the server.\n"
      "A store of PostgreSQL is copied with pg_dump.\n"
      "Examples:\n"
      "  cheesemoon backup games-monday.sqlite");
}

void add_ratings(CLI::App& app, int& status) {
  CLI::App* ratings = app.add_subcommand("ratings", "Looks after the ratings of a server");
  ratings->require_subcommand(1);
  auto [command, arguments] = add_on_store<RatingsArguments>(
      *ratings, status, "suspicious", "Lists results that somebody should look at");
  command.add_option("--days", arguments.days, "How far to look back")
      ->check(CLI::Range(1U, 3'650U));
  command.footer(
      "Somebody who wins again and again against the same person, whose opponents leave early, "
      "who\n"
      "mostly plays against people who are new, or who wins far more than his rating says. None "
      "of\n"
      "it proves anything: docs/people.md says what is counted. The server may run meanwhile.\n"
      "Examples:\n"
      "  cheesemoon ratings suspicious --days 7");
}

template <class Arguments>
std::pair<CLI::App&, Arguments&> add_about_person(CLI::App& people, int& status,
                                                  const std::string& name,
                                                  const std::string& description) {
  auto [command, arguments] = add_on_store<Arguments>(people, status, name, description);
  command.add_option("who", arguments.who, "An id, or the name of an account")->required();
  return {command, arguments};
}

void add_list(CLI::App& command, PeopleArguments& arguments) {
  command.add_option("--limit", arguments.limit, "How many at most")
      ->check(CLI::Range(1U, 1'000'000U));
  command.add_flag("--json", arguments.is_json, "As JSON, for programs");
}

void add_people(CLI::App& app, int& status) {
  CLI::App& people = *app.add_subcommand(
      "people", "For the administrator of a server: who there is, bans, names and reports");
  people.require_subcommand(1);
  people.footer(
      "Works while the server runs, which notices within a second.\n"
      "Examples:\n"
      "  cheesemoon people list --name ann\n"
      "  cheesemoon people reports\n"
      "  cheesemoon people ban ZnJlZCBpcyBub3QgYSBu\n"
      "  cheesemoon people reset-password Anna");
  const auto list = add_on_store<ListPeople>(people, status, "list",
                                             "Accounts and guests, who was here last first");
  list.first.add_option("--name", list.second.name, "Only those with this in their name");
  list.first.add_flag("--banned", list.second.only_banned, "Only those who are kept out");
  add_list(list.first, list.second);
  const auto show = add_about_person<ShowPerson>(
      people, status, "show", "Everything that is kept about somebody, and reports about him");
  show.first.add_flag("--json", show.second.is_json, "As JSON, for programs");
  add_about_person<BanPerson>(people, status, "ban",
                              "Keep somebody out; his connections end within a second");
  add_about_person<UnbanPerson>(people, status, "unban", "Let somebody in again");
  const auto rename =
      add_about_person<RenamePerson>(people, status, "rename", "Give somebody another name");
  rename.first.add_option("name", rename.second.name, "The new name")->required();
  add_about_person<DeletePerson>(people, status, "delete",
                                 "Delete somebody and what he said, as he could himself");
  add_about_person<ResetPassword>(people, status, "reset-password",
                                  "Give an account a new password, and print it");
  const auto reports =
      add_on_store<ListReports>(people, status, "reports", "What players report, the newest first");
  add_list(reports.first, reports.second);
}

}  // namespace

void add_server_commands(CLI::App& app, int& status) {
  add_serve(app, status);
  add_backup(app, status);
  add_ratings(app, status);
  add_people(app, status);
}

}  // namespace cheesemoon::cli
