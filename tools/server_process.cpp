#include "tools/server_process.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>
#include <utility>
#include <vector>

#include "tools/machine_faults.h"

namespace cheesemoon::tools {

Result<std::uint16_t, std::string> free_port() {
  const int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof(address);
  const bool is_bound = bind(descriptor, reinterpret_cast<const sockaddr*>(&address), size) == 0 &&
                        getsockname(descriptor, reinterpret_cast<sockaddr*>(&address), &size) == 0;
  ::close(descriptor);
  if (!is_bound) return Failure{fmt::format("there is no free port: {}", std::strerror(errno))};
  return ntohs(address.sin_port);
}

ServerProcess::ServerProcess(Options options) : options_(std::move(options)) {}

ServerProcess::~ServerProcess() {
  kill();
}

bool ServerProcess::start() {
  std::vector<std::string> words{options_.program, "serve", "--no-limits", "--port",
                                 std::to_string(options_.port), "--store", options_.store,
                                 // One that works for the bots while the other warms up.
                                 "--workers", "2"};
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  std::vector<std::string> surroundings;
  for (char** variable = environ; *variable != nullptr; ++variable)
    surroundings.emplace_back(*variable);
  if (!options_.faulty_machine.empty()) {
    surroundings.push_back("LD_PRELOAD=" + options_.faulty_machine);
    surroundings.push_back(fmt::format("{}={}", machine_faults_variable, options_.faults));
  }
  std::vector<char*> variables;
  variables.reserve(surroundings.size() + 1);
  for (std::string& variable : surroundings) variables.push_back(variable.data());
  variables.push_back(nullptr);
  posix_spawn_file_actions_t files{};
  posix_spawn_file_actions_init(&files);
  constexpr mode_t for_all = 0644;
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, options_.log.c_str(),
                                   O_WRONLY | O_CREAT | O_APPEND, for_all);
  posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
  const int code = posix_spawn(&process_, options_.program.c_str(), &files, nullptr,
                               arguments.data(), variables.data());
  posix_spawn_file_actions_destroy(&files);
  if (code != 0) process_ = 0;
  return code == 0;
}

void ServerProcess::kill() {
  if (process_ == 0) return;
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = 0;
}

bool ServerProcess::stop() {
  if (process_ == 0) return false;
  ::kill(process_, SIGTERM);
  int status = 0;
  const bool has_ended = waitpid(process_, &status, 0) == process_;
  process_ = 0;
  return has_ended && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void ServerProcess::let_grow(bool may_grow) const {
  if (process_ == 0) return;
  rlimit memory{};
  prlimit(process_, RLIMIT_AS, nullptr, &memory);
  // What it has it keeps.
  memory.rlim_cur = may_grow ? memory.rlim_max : 0;
  // Whoever ends by that leaves no image of his memory.
  rlimit image{};
  prlimit(process_, RLIMIT_CORE, nullptr, &image);
  image.rlim_cur = 0;
  prlimit(process_, RLIMIT_CORE, &image, nullptr);
  prlimit(process_, RLIMIT_AS, &memory, nullptr);
}

bool ServerProcess::has_ended() {
  if (process_ == 0 || waitpid(process_, &status_, WNOHANG) == 0) return false;
  process_ = 0;
  return true;
}

std::string ServerProcess::how_it_ended() const {
  std::ifstream log(options_.log);
  std::string last_line;
  for (std::string line; std::getline(log, line);) last_line = line;
  return fmt::format("{} {}: {}", WIFSIGNALED(status_) ? "by signal" : "with status",
                     WIFSIGNALED(status_) ? WTERMSIG(status_) : WEXITSTATUS(status_), last_line);
}

}  // namespace cheesemoon::tools
