#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "engine/core/result.h"
#include "server/serving/server_options.h"

namespace cheesemoon::cli {

// The subcommands around a game server.

struct ServeArguments {
  ServeArguments() { server.network.port = 8080; }

  /// What can be said as the server takes it.
  server::ServerOptions server;
  std::string public_address;
  std::string metrics;
  bool open = false;
  std::string tls_certificate;
  std::string tls_key;
  unsigned keep_guests = 0;
  bool no_limits = false;
};
int run(const ServeArguments& arguments);
/// The server's with what follows from the others, or what is wrong with them.
Result<server::ServerOptions, std::string> server_options(const ServeArguments& arguments);

struct BackupArguments {
  std::string store;
  std::string file;
};
int run(const BackupArguments& arguments);

struct RatingsArguments {
  std::string store;
  unsigned days = 30;
};
int run(const RatingsArguments& arguments);

/// What the administrator wants to know of people, or done with them.
struct PeopleArguments {
  std::string store;
  /// An id, or the name of an account.
  std::string who;
  std::string name;
  bool only_banned = false;
  unsigned limit = 50;
  bool is_json = false;
};
struct ListPeople : PeopleArguments {};
struct ShowPerson : PeopleArguments {};
struct BanPerson : PeopleArguments {};
struct UnbanPerson : PeopleArguments {};
struct RenamePerson : PeopleArguments {};
struct DeletePerson : PeopleArguments {};
struct ResetPassword : PeopleArguments {};
struct ListReports : PeopleArguments {};
int run(const ListPeople& arguments);
int run(const ShowPerson& arguments);
int run(const BanPerson& arguments);
int run(const UnbanPerson& arguments);
int run(const RenamePerson& arguments);
int run(const DeletePerson& arguments);
int run(const ResetPassword& arguments);
int run(const ListReports& arguments);

/// Where a server of this user keeps its games if nothing is said.
std::string default_store();

/// Adds them; when one is run it leaves its exit status in `status`.
void add_server_commands(CLI::App& app, int& status);

}  // namespace cheesemoon::cli
