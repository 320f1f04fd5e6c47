#include "cli/files.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <system_error>

namespace cheesemoon::cli {

namespace {

std::string read_all(std::istream& stream) {
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

}  // namespace

Result<std::string, std::string> read_text(const std::string& path) {
  if (path == "-") return read_all(std::cin);
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored))
    return Failure{fmt::format("{} is a folder, expected a file", path)};
  std::ifstream file(path, std::ios::binary);
  if (!file) return Failure{fmt::format("cannot read {}: {}", path, std::strerror(errno))};
  std::string text = read_all(file);
  if (file.bad()) return Failure{fmt::format("cannot read {}: {}", path, std::strerror(errno))};
  return text;
}

std::string write_text(const std::string& path, std::string_view text) {
  const std::string unfinished = path + ".unfinished";
  std::ofstream file(unfinished, std::ios::binary | std::ios::trunc);
  file << text;
  file.close();
  std::error_code error;
  if (!file) {
    const std::string reason = std::strerror(errno);
    std::filesystem::remove(unfinished, error);
    return fmt::format("cannot write {}: {}", path, reason);
  }
  std::filesystem::rename(unfinished, path, error);
  if (error) return fmt::format("cannot write {}: {}", path, error.message());
  return {};
}

std::string file_of_game(const std::string& path, int number) {
  if (number == 1) return path;
  std::filesystem::path numbered(path);
  numbered.replace_filename(
      fmt::format("{}-{}{}", numbered.stem().string(), number, numbered.extension().string()));
  return numbered.string();
}

}  // namespace cheesemoon::cli
