#include "server/bus/nats_server.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <thread>

#include "server/store/child_process.h"

namespace cheesemoon::server {

namespace {

/// Empty if there is none.
std::string program() {
  for (const char* folder : {"/usr/sbin", "/usr/bin", "/usr/local/bin"}) {
    const auto path = std::filesystem::path(folder) / "nats-server";
    if (std::filesystem::exists(path)) return path.string();
  }
  return {};
}

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// The file in which a server says where it listens, once it does.
std::filesystem::path file_of_ports(const std::string& folder) {
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    if (file.path().extension() == ".ports") return file.path();
  }
  return {};
}

}  // namespace

bool NatsServer::is_installed() {
  return !program().empty();
}

NatsServer::NatsServer(const std::vector<std::string>& words)
    : folder_(testing::TempDir() + "cheesemoon-nats-XXXXXX") {
  if (mkdtemp(folder_.data()) == nullptr ||
      chown(folder_.c_str(), user_without_rights(), static_cast<gid_t>(-1)) != 0)
    throw std::runtime_error("cannot make a folder for NATS");
  start(words);
}

NatsServer::~NatsServer() {
  kill();
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

void NatsServer::start(const std::vector<std::string>& words) {
  std::vector<std::string> command{program(), "--addr",           "127.0.0.1", "--port",
                                   port_,     "--ports_file_dir", folder_};
  command.insert(command.end(), words.begin(), words.end());
  std::filesystem::remove(file_of_ports(folder_));
  process_ = start_program(command, folder_);
  std::string ports;
  while (!ports.ends_with('}')) {
    if (waitpid(process_, nullptr, WNOHANG) != 0)
      throw std::runtime_error("NATS does not start; see " + folder_ + "/log");
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    ports = content_of(file_of_ports(folder_));
  }
  const std::string before = "127.0.0.1:";
  const std::size_t begin = ports.find(before) + before.size();
  port_ = ports.substr(begin, ports.find('"', begin) - begin);
}

void NatsServer::kill() {
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  wait_for(process_);
  process_ = 0;
}

void NatsServer::pause() const {
  ::kill(process_, SIGSTOP);
}

void NatsServer::resume() const {
  ::kill(process_, SIGCONT);
}

std::string NatsServer::place(const std::string& credentials) const {
  return fmt::format("nats://{}{}127.0.0.1:{}", credentials, credentials.empty() ? "" : "@", port_);
}

std::string NatsServer::log() const {
  return content_of(folder_ + "/log");
}

}  // namespace cheesemoon::server
