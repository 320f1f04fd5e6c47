#include "server/store/child_process.h"

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <stdexcept>

namespace cheesemoon::server {

namespace {

const passwd* user_nobody() {
  return getpwnam("nobody");
}

[[noreturn]] void become_program(std::vector<std::string> words, const std::string& folder) {
  const std::string log = folder + "/log";
  const int output = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  dup2(output, STDOUT_FILENO);
  dup2(output, STDERR_FILENO);
  if (output < 0 || !give_up_rights() || chdir(folder.c_str()) != 0) _exit(126);
  // It does not outlive the tests, not even if they crash.
  prctl(PR_SET_PDEATHSIG, SIGINT);
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  execv(arguments.front(), arguments.data());
  _exit(127);
}

}  // namespace

ChildProcess::ChildProcess(const std::function<void(int pipe)>& work) {
  std::array<int, 2> ends = {};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("cannot make a pipe");
  process_ = fork();
  if (process_ < 0) throw std::runtime_error("cannot start a process");
  if (process_ == 0) {
    ::close(ends[0]);
    work(ends[1]);
    _exit(0);
  }
  ::close(ends[1]);
  pipe_ = ends[0];
}

ChildProcess::~ChildProcess() {
  kill();
  ::close(pipe_);
}

std::optional<std::int64_t> ChildProcess::next_number() const {
  std::int64_t number = 0;
  // So short a write into a pipe is there whole or not at all.
  if (::read(pipe_, &number, sizeof(number)) != sizeof(number)) return std::nullopt;
  return number;
}

std::string ChildProcess::text() const {
  std::string text;
  std::array<char, 256> part = {};
  for (ssize_t length = ::read(pipe_, part.data(), part.size()); length > 0;
       length = ::read(pipe_, part.data(), part.size()))
    text.append(part.data(), static_cast<std::size_t>(length));
  return text;
}

void ChildProcess::kill() {
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  wait_for(process_);
  process_ = 0;
}

bool give_up_rights() {
  if (geteuid() != 0) return true;
  const passwd* user = user_nobody();
  return user != nullptr && setgroups(0, nullptr) == 0 && setgid(user->pw_gid) == 0 &&
         setuid(user->pw_uid) == 0;
}

uid_t user_without_rights() {
  if (geteuid() != 0) return geteuid();
  const passwd* user = user_nobody();
  return user == nullptr ? geteuid() : user->pw_uid;
}

pid_t start_program(const std::vector<std::string>& words, const std::string& folder) {
  const pid_t process = fork();
  if (process == 0) become_program(words, folder);
  return process;
}

int wait_for(pid_t process) {
  int status = 0;
  if (waitpid(process, &status, 0) != process || !WIFEXITED(status)) return -1;
  return WEXITSTATUS(status);
}

}  // namespace cheesemoon::server
