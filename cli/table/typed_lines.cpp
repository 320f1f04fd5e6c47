#include "cli/table/typed_lines.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>

#include "engine/core/words.h"

namespace cheesemoon::cli {

std::optional<std::string> TypedLines::take_line() {
  std::size_t end = typed_.find('\n');
  if (end == std::string::npos) {
    if (!has_ended_ || typed_.empty()) return std::nullopt;
    end = typed_.size();
  }
  std::string line(without_blanks(std::string_view(typed_).substr(0, end)));
  typed_.erase(0, end + 1);
  return line;
}

std::optional<std::string> TypedLines::next(std::chrono::milliseconds at_most) {
  if (auto line = take_line()) return line;
  if (has_ended_) return std::nullopt;
  pollfd waiting{.fd = descriptor_, .events = POLLIN, .revents = 0};
  if (::poll(&waiting, 1, static_cast<int>(at_most.count())) <= 0) return std::nullopt;
  std::array<char, 4096> bytes{};
  const ssize_t read = ::read(descriptor_, bytes.data(), bytes.size());
  if (read < 0 && (errno == EINTR || errno == EAGAIN)) return std::nullopt;
  if (read <= 0) {
    has_ended_ = true;
  } else {
    typed_.append(bytes.data(), static_cast<std::size_t>(read));
  }
  return take_line();
}

}  // namespace cheesemoon::cli
