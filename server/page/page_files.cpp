#include "server/page/page_files.h"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace cheesemoon::server {

namespace {

namespace files = std::filesystem;

struct ContentType {
  std::string_view ending;
  std::string_view name;
};

constexpr std::array content_types{
    ContentType{".html", "text/html; charset=utf-8"},
    ContentType{".js", "text/javascript; charset=utf-8"},
    ContentType{".css", "text/css; charset=utf-8"},
    ContentType{".svg", "image/svg+xml"},
    ContentType{".json", "application/json"},
    ContentType{".webmanifest", "application/manifest+json"},
    ContentType{".png", "image/png"},
    ContentType{".ico", "image/x-icon"},
    ContentType{".woff2", "font/woff2"},
    ContentType{".wasm", "application/wasm"},
    ContentType{".txt", "text/plain; charset=utf-8"},
};

std::string content_type_of(const files::path& file) {
  const std::string ending = file.extension().string();
  for (const ContentType& type : content_types)
    if (type.ending == ending) return std::string(type.name);
  return "application/octet-stream";
}

std::optional<std::string> read_file(const files::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(stream), {});
}

/// FNV-1a: tells versions of a file apart, and is no secret.
std::string tag_of(std::string_view content) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char sign : content) {
    hash ^= static_cast<unsigned char>(sign);
    hash *= 0x100000001b3;
  }
  return fmt::format("\"{:016x}\"", hash);
}

bool is_compressed(const files::path& file) {
  return file.extension() == ".gz" || file.extension() == ".br";
}

}  // namespace

Result<PageFiles, std::string> read_page(const std::string& folder) {
  const auto cannot_read = [&folder](std::string_view why) {
    return Failure{fmt::format("the page in {} cannot be read: {}", folder, why)};
  };
  PageFiles page;
  std::error_code error;
  for (files::recursive_directory_iterator place(folder, error), end; !error && place != end;
       place.increment(error)) {
    const files::path& file = place->path();
    if (!place->is_regular_file(error) || is_compressed(file)) continue;
    auto content = read_file(file);
    if (!content) return cannot_read(file.string());
    const std::string path = "/" + file.lexically_relative(folder).generic_string();
    page[path] = {.content_type = content_type_of(file),
                  .plain = std::move(*content),
                  .gzip = read_file(file.string() + ".gz").value_or(""),
                  .brotli = read_file(file.string() + ".br").value_or(""),
                  .tag = {},
                  .is_immutable = path.starts_with("/assets/")};
    page[path].tag = tag_of(page[path].plain);
  }
  if (error) return cannot_read(error.message());
  if (!page.contains("/index.html"))
    return cannot_read("it has no index.html; build it with: npm run build in web/");
  return page;
}

}  // namespace cheesemoon::server
