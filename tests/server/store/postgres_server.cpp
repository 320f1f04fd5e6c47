#include "server/store/postgres_server.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <libpq-fe.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <thread>

#include "server/store/child_process.h"
#include "server/store/postgres_database.h"

namespace cheesemoon::server {

namespace {

/// Where Debian puts the programs of a server; empty if there is none.
std::string programs() {
  std::error_code none;
  std::string found;
  for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", none)) {
    const auto folder = version.path() / "bin";
    if (std::filesystem::exists(folder / "initdb") && folder.string() > found)
      found = folder.string();
  }
  return found;
}

}  // namespace

bool PostgresServer::is_installed() {
  return !programs().empty();
}

PostgresServer& PostgresServer::shared() {
  static PostgresServer server;
  return server;
}

PostgresServer::PostgresServer() : folder_(testing::TempDir() + "cheesemoon-postgres-XXXXXX") {
  if (mkdtemp(folder_.data()) == nullptr ||
      chown(folder_.c_str(), user_without_rights(), static_cast<gid_t>(-1)) != 0)
    throw std::runtime_error("cannot make a folder for PostgreSQL");
  const int made = wait_for(
      start_program({programs() + "/initdb", "--pgdata=" + folder_ + "/data", "--auth=trust",
                     "--username=cheesemoon", "--encoding=UTF8", "--locale=C", "--no-sync"},
                    folder_));
  if (made != 0) throw std::runtime_error("initdb failed; see " + folder_ + "/log");
  start();
}

PostgresServer::~PostgresServer() {
  if (process_ > 0) {
    ::kill(process_, SIGINT);
    wait_for(process_);
  }
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

void PostgresServer::start() {
  // Tests end processes, not machines: nothing has to reach the disk.
  process_ = start_program({programs() + "/postgres", "-D", folder_ + "/data", "-k", folder_, "-c",
                            "listen_addresses=", "-c", "fsync=off"},
                           folder_);
  while (PQping(place("postgres").c_str()) != PQPING_OK) {
    if (waitpid(process_, nullptr, WNOHANG) != 0)
      throw std::runtime_error("PostgreSQL does not start; see " + folder_ + "/log");
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

void PostgresServer::crash() {
  ::kill(process_, SIGQUIT);
  wait_for(process_);
  process_ = 0;
}

std::string PostgresServer::new_database() {
  const std::string name = fmt::format("test_{}", ++databases_);
  auto database = PostgresDatabase::open(place("postgres"), std::chrono::seconds(10));
  if (!database) throw std::runtime_error(database.error().sentence);
  const auto made = (*database)->run_script(("CREATE DATABASE " + name).c_str());
  if (!made) throw std::runtime_error(made.error().sentence);
  return place(name);
}

std::string PostgresServer::place(const std::string& database) const {
  return fmt::format("postgresql:///{}?host={}&user=cheesemoon", database, folder_);
}

}  // namespace cheesemoon::server
