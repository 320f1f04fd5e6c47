#include "cli/server_commands.h"

#include <memory>

namespace cheesemoon::cli {

namespace {

void add_store(CLI::App& command, std::string& store) {
  store = default_store();
  command
      .add_option("--store", store,
                  "Where games are kept: a file, which is made if it is not there, or "
                  "postgres://user:password@host/database")
      ->envname("CHEESEMOON_STORE")
      ->capture_default_str();
}

void add_serve(CLI::App& app, int& status) {
  auto arguments = std::make_shared<ServeArguments>();
  CLI::App* command =
      app.add_subcommand("serve", "A game server: tables for people and bots over the network");
  command->add_option("--address", arguments->address, "The address to listen on")
      ->envname("CHEESEMOON_ADDRESS")
      ->capture_default_str();
  command->add_option("--port", arguments->port, "The port to listen on; 0 is any that is free")
      ->envname("CHEESEMOON_PORT")
      ->capture_default_str();
  add_store(*command, arguments->store);
  command
      ->add_option("--bus", arguments->bus,
                   "nats://host:port, if several processes share a store of PostgreSQL")
      ->envname("CHEESEMOON_BUS");
  command
      ->add_option("--page", arguments->page,
                   "The folder of the built page that people play on; ./cheesemoon builds it")
      ->envname("CHEESEMOON_PAGE");
  command
      ->add_option("--public-address", arguments->public_address,
                   "How others reach this server, for invitations, as in "
                   "https://play.example.org")
      ->envname("CHEESEMOON_PUBLIC_ADDRESS");
  command->add_flag("--open", arguments->open, "Open the page, if there is a desktop");
  CLI::Option* certificate =
      command
          ->add_option("--tls-certificate", arguments->tls_certificate,
                       "PEM file with the certificate: everything is encrypted")
          ->envname("CHEESEMOON_TLS_CERTIFICATE");
  CLI::Option* key =
      command
          ->add_option("--tls-key", arguments->tls_key, "PEM file with the key of the certificate")
          ->envname("CHEESEMOON_TLS_KEY");
  certificate->needs(key);
  key->needs(certificate);
  command
      ->add_option("--origin", arguments->origins,
                   "A page of another host that may use this server, as in "
                   "https://play.example.org; may be repeated")
      ->envname("CHEESEMOON_ORIGIN");
  command
      ->add_flag("--behind-proxy", arguments->behind_proxy,
                 "Believe the X-Forwarded-For of the proxy before this server")
      ->envname("CHEESEMOON_BEHIND_PROXY");
  command
      ->add_option("--workers", arguments->workers,
                   "Threads for bots; 0: one less than there are cores")
      ->envname("CHEESEMOON_WORKERS")
      ->check(CLI::Range(0U, 256U))
      ->capture_default_str();
  command->add_option("--connections", arguments->connections, "How many connections at most")
      ->envname("CHEESEMOON_CONNECTIONS")
      ->check(CLI::Range(1U, 1'000'000U))
      ->capture_default_str();
  command
      ->add_option("--connections-per-address", arguments->connections_per_address,
                   "How many of them from one address")
      ->envname("CHEESEMOON_CONNECTIONS_PER_ADDRESS")
      ->check(CLI::Range(1U, 1'000'000U))
      ->capture_default_str();
  command->add_flag("--no-limits", arguments->no_limits,
                    "For load tests, unsafe for anything else: no limits per address and person");
  command->footer(
      "Stops with Ctrl-C or SIGTERM; nothing that was acknowledged is lost, whatever happens.\n"
      "Every option can also be set by the variable in its brackets. Logs are lines of JSON.\n"
      "How to run it for others is in docs/serving.md, how to talk to it in docs/protocol.md.\n"
      "Examples:\n"
      "  cheesemoon serve\n"
      "  cheesemoon serve --address 0.0.0.0 --open\n"
      "  cheesemoon serve --address 0.0.0.0 --port 443 --tls-certificate cert.pem --tls-key "
      "key.pem\n"
      "  cheesemoon serve --store postgres://cheesemoon@db/games --bus nats://bus:4222");
  command->callback([arguments, &status] { status = run(*arguments); });
}

void add_backup(CLI::App& app, int& status) {
  auto arguments = std::make_shared<BackupArguments>();
  CLI::App* command =
      app.add_subcommand("backup", "Copies the games of a server into a new file while it runs");
  add_store(*command, arguments->store);
  command->add_option("file", arguments->file, "The new file")->required();
  command->footer(
      "The copy is a store of its own: to go back to it, stop the server and start it with\n"
      "--store FILE, or put it in the place of the old one. It holds the secrets of the server.\n"
      "A store of PostgreSQL is copied with pg_dump.\n"
      "Examples:\n"
      "  cheesemoon backup games-monday.sqlite");
  command->callback([arguments, &status] { status = run(*arguments); });
}

}  // namespace

void add_server_commands(CLI::App& app, int& status) {
  add_serve(app, status);
  add_backup(app, status);
}

}  // namespace cheesemoon::cli
