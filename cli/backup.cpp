#include <fmt/format.h>

#include <iostream>

#include "cli/commands.h"
#include "cli/on_store.h"

namespace cheesemoon::cli {

namespace {

struct BackupArguments {
  std::string store;
  std::string file;
};

std::string back_up(server::Store& store, const BackupArguments& arguments) {
  if (const auto copied = store.back_up(arguments.file); !copied) return copied.error().sentence;
  std::cout << fmt::format("copied to {}\n", arguments.file);
  return {};
}

}  // namespace

void add_backup(CLI::App& app, int& status) {
  auto [command, arguments] = add_on_store<BackupArguments>(
      app, status, "backup", "backup", "Copies the games of a server into a new file while it runs",
      back_up);
  command.add_option("file", arguments.file, "The new file")->required();
  command.footer(
      "The copy is a store of its own: to go back to it, stop the server and start it with\n"
      "--store FILE, or put it in the place of the old one. It holds the secrets of the server.\n"
      "A store of PostgreSQL is copied with pg_dump.\n"
      "Examples:\n"
      "  cheesemoon backup games-monday.sqlite");
}

}  // namespace cheesemoon::cli
