#include "protocol/process.h"

#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

namespace cheesemoon::protocol {

namespace {

using players::Fault;

/// A line longer than any that an engine has to say.
constexpr std::size_t longest_line = std::size_t{1} << 20U;

/// Until the deadline, in a form that `poll` understands.
int milliseconds_until(Process::Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Process::Clock::now());
  return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 1'000'000'000));
}

/// True if the socket can do what is wanted before the deadline; also if it never will, which the
/// next call on it tells.
bool wait_for(int socket, short wanted, Process::Clock::time_point deadline) {
  while (true) {
    pollfd watched{socket, wanted, 0};
    const int found = poll(&watched, 1, milliseconds_until(deadline));
    if (found > 0) return true;
    if (found == 0 || errno != EINTR) return false;
  }
}

/// Starts the command with the socket as its standard input and output.
int spawn(const std::string& command, int socket, pid_t& id) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, socket, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, socket, STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes,
                           static_cast<short>(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK));
  posix_spawnattr_setpgroup(&attributes, 0);
  sigset_t no_signals;
  sigemptyset(&no_signals);
  posix_spawnattr_setsigmask(&attributes, &no_signals);
  std::string shell = "/bin/sh";
  std::string option = "-c";
  std::string line = command;
  const std::array<char*, 4> arguments{shell.data(), option.data(), line.data(), nullptr};
  const int error = posix_spawn(&id, shell.c_str(), &files, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return error;
}

}  // namespace

Result<std::unique_ptr<Process>, Fault> Process::start(const std::string& command) {
  // One socket for both directions: unlike to a pipe one can write to it without being killed by a
  // signal when the other side is gone. It closes itself in whatever else is started meanwhile.
  std::array<int, 2> sockets{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()) != 0)
    return Failure{Fault{fmt::format("could not be started: {}", std::strerror(errno))}};
  pid_t id = 0;
  const int error = spawn(command, sockets[1], id);
  close(sockets[1]);
  if (error != 0) {
    close(sockets[0]);
    return Failure{Fault{fmt::format("could not be started: {}", std::strerror(error))}};
  }
  return std::unique_ptr<Process>(new Process(id, sockets[0]));
}

Process::~Process() {
  // As long as it was not waited for, its number cannot be anybody else's.
  kill(-id_, SIGKILL);
  while (waitpid(id_, nullptr, 0) < 0 && errno == EINTR) {
  }
  close(socket_);
}

void Process::send(std::string_view line, Clock::time_point deadline) const {
  std::string text(line);
  text += '\n';
  for (std::size_t sent = 0; sent < text.size();) {
    if (!wait_for(socket_, POLLOUT, deadline)) return;
    const ssize_t taken =
        ::send(socket_, text.data() + sent, text.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (taken >= 0) {
      sent += static_cast<std::size_t>(taken);
    } else if (errno != EAGAIN && errno != EINTR) {
      return;
    }
  }
}

Result<std::string, Process::Silence> Process::receive(Clock::time_point deadline) {
  std::size_t searched = 0;
  while (true) {
    const std::size_t end = received_.find('\n', searched);
    if (end != std::string::npos) {
      std::string line = received_.substr(0, end);
      received_.erase(0, end + 1);
      return line;
    }
    searched = received_.size();
    if (searched > longest_line) return Failure{Silence::endless_line};
    if (!wait_for(socket_, POLLIN, deadline)) return Failure{Silence::late};
    std::array<char, 4'096> buffer{};
    const ssize_t count = recv(socket_, buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (count > 0) {
      received_.append(buffer.data(), static_cast<std::size_t>(count));
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
      // The last line may lack its end.
      if (received_.empty()) return Failure{Silence::ended};
      std::string line;
      line.swap(received_);
      return line;
    }
  }
}

std::string Process::how_it_ended() const {
  constexpr int command_not_found = 127;
  // The output of a process ends a moment before the process does.
  const auto deadline = Clock::now() + std::chrono::seconds(1);
  while (true) {
    siginfo_t end{};
    const auto id = static_cast<id_t>(id_);
    if (waitid(P_PID, id, &end, WEXITED | WNOHANG | WNOWAIT) == 0 && end.si_pid == id_) {
      if (end.si_code != CLD_EXITED) return fmt::format("was killed by signal {}", end.si_status);
      return fmt::format("ended with status {}{}", end.si_status,
                         end.si_status == command_not_found ? " (no such command)" : "");
    }
    if (Clock::now() >= deadline) return "closed its output";
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
}

void Process::wait_for_end(Clock::time_point deadline) {
  while (receive(deadline)) {
  }
}

}  // namespace cheesemoon::protocol
