#include "cli/remote/terminal_session.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <stdexcept>

#include "places.h"

namespace cheesemoon::cli {

namespace {

/// Only a program that hangs is silent so long.
constexpr int patience_milliseconds = 60'000;

}  // namespace

TerminalSession::TerminalSession(const std::vector<std::string>& arguments, Errors errors) {
  // A program that is gone shows in what it does not answer.
  (void)std::signal(SIGPIPE, SIG_IGN);
  std::array<int, 2> in{};
  std::array<int, 2> out{};
  if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0)
    throw std::runtime_error("cannot make a pipe");
  std::vector<std::string> words{program_under_test()};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  pointers.reserve(words.size() + 1);
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  process_ = fork();
  if (process_ < 0) throw std::runtime_error("cannot start a process");
  if (process_ == 0) {
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    dup2(errors == Errors::shown ? out[1] : ::open("/dev/null", O_WRONLY | O_CLOEXEC),
         STDERR_FILENO);
    // It does not outlive the tests, not even if they crash.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    execv(pointers.front(), pointers.data());
    _exit(127);
  }
  ::close(in[0]);
  ::close(out[1]);
  input_ = in[1];
  output_ = out[0];
}

TerminalSession::~TerminalSession() {
  kill();
  close_input();
  ::close(output_);
}

void TerminalSession::type(std::string_view line) const {
  const std::string text = std::string(line) + "\n";
  // So short a write into a pipe is there whole or not at all.
  (void)!::write(input_, text.data(), text.size());
}

bool TerminalSession::read_more() {
  pollfd waiting{.fd = output_, .events = POLLIN, .revents = 0};
  if (::poll(&waiting, 1, patience_milliseconds) <= 0) return false;
  std::array<char, 4096> bytes{};
  const ssize_t read = ::read(output_, bytes.data(), bytes.size());
  if (read <= 0) return false;
  printed_.append(bytes.data(), static_cast<std::size_t>(read));
  return true;
}

std::optional<std::size_t> TerminalSession::wait_for_any(const std::vector<std::string>& texts) {
  while (true) {
    std::size_t first = std::string::npos;
    std::size_t which = 0;
    for (std::size_t text = 0; text < texts.size(); ++text) {
      const std::size_t place = printed_.find(texts[text], found_up_to_);
      if (place >= first) continue;
      first = place;
      which = text;
    }
    if (first != std::string::npos) {
      found_up_to_ = first + texts[which].size();
      return which;
    }
    if (!read_more()) return std::nullopt;
  }
}

void TerminalSession::close_input() {
  if (input_ >= 0) ::close(input_);
  input_ = -1;
}

int TerminalSession::finish() {
  close_input();
  while (read_more()) continue;
  int status = 0;
  const bool has_ended = waitpid(process_, &status, 0) == process_;
  process_ = -1;
  return has_ended && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void TerminalSession::kill() {
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = -1;
}

}  // namespace cheesemoon::cli
