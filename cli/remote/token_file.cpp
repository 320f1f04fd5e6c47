#include "cli/remote/token_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <system_error>

#include "cli/own_folder.h"

namespace cheesemoon::cli {

namespace {

/// A server and its token on every line, a blank between them.
using Tokens = std::map<std::string, std::string, std::less<>>;

Tokens read_tokens(const std::string& file) {
  Tokens tokens;
  std::ifstream in(file);
  std::string server;
  std::string token;
  while (in >> server >> token) tokens[server] = token;
  return tokens;
}

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

std::string default_token_file() {
  return (own_folder("XDG_STATE_HOME", ".local/state") / "tokens").string();
}

std::string kept_token(const std::string& file, std::string_view server) {
  const Tokens tokens = read_tokens(file);
  const auto found = tokens.find(server);
  return found == tokens.end() ? std::string() : found->second;
}

std::string keep_token(const std::string& file, std::string_view server, std::string_view token) {
  Tokens tokens = read_tokens(file);
  tokens[std::string(server)] = token;
  std::string text;
  for (const auto& [place, one] : tokens) text += fmt::format("{} {}\n", place, one);

  const std::filesystem::path path(file);
  std::error_code error;
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
  // A file of its own, as another terminal may do the same now; nobody else may read it.
  std::string unfinished = file + ".XXXXXX";
  const int descriptor = mkostemp(unfinished.data(), O_CLOEXEC);
  const bool is_written = descriptor >= 0 && write_all(descriptor, text);
  const bool is_closed = descriptor >= 0 && ::close(descriptor) == 0;
  if (!is_written || !is_closed) {
    const std::string reason = std::strerror(errno);
    std::filesystem::remove(unfinished, error);
    return fmt::format("cannot write {}: {}", file, reason);
  }
  std::filesystem::rename(unfinished, path, error);
  if (error) return fmt::format("cannot write {}: {}", file, error.message());
  return {};
}

}  // namespace cheesemoon::cli
