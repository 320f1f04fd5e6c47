#include "server/client/url.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/core/read_number.h"

namespace cheesemoon::server {
namespace {

std::string_view usual_port(bool has_tls) {
  return has_tls ? "443" : "80";
}

bool is_port(std::string_view text) {
  return read_number<std::uint16_t>(text, 1).has_value();
}

bool is_host(std::string_view text) {
  const auto is_part = [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || letter == '.' || letter == '-' || letter == '_' ||
           letter == ':';
  };
  return !text.empty() && std::all_of(text.begin(), text.end(), is_part);
}

/// Drops the prefix if the text has it.
bool drop(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

/// Cuts the host off the front.
std::string_view cut_host(std::string_view& text) {
  const bool has_brackets = text.starts_with('[') && text.find(']') != std::string_view::npos;
  const std::size_t begin = has_brackets ? 1 : 0;
  const std::size_t end = has_brackets ? text.find(']') : std::min(text.find(':'), text.size());
  const std::string_view host = text.substr(begin, end - begin);
  text.remove_prefix(end + begin);
  return host;
}

}  // namespace

Result<Url, std::string> read_url(std::string_view text) {
  std::string_view rest = text;
  Url url;
  url.has_tls = drop(rest, "https://");
  const bool has_scheme = url.has_tls || drop(rest, "http://");
  if (rest.ends_with('/')) rest.remove_suffix(1);
  url.host = cut_host(rest);
  const bool has_port = drop(rest, ":");
  url.port = has_port ? rest : usual_port(url.has_tls);
  const bool has_more = !has_port && !rest.empty();
  if (!has_scheme || !is_host(url.host) || !is_port(url.port) || has_more)
    return Failure{
        fmt::format("'{}' is not the address of a server. It looks like "
                    "https://host or http://host:port.",
                    text)};
  return url;
}

std::string host_header(const Url& url) {
  const bool is_address_6 = url.host.find(':') != std::string::npos;
  std::string header = is_address_6 ? '[' + url.host + ']' : url.host;
  if (url.port != usual_port(url.has_tls)) header += ':' + url.port;
  return header;
}

}  // namespace cheesemoon::server
