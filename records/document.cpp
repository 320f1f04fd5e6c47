#include "records/document.h"

#include <algorithm>

namespace cheesemoon::records {

std::string_view read_heading(const JsonReader& reader) {
  reader.member("format").require_text(format_name);
  return reader.member("game").text();
}

boost::json::object heading(std::string_view game) {
  const auto text = [](std::string_view view) {
    return boost::json::string(view.data(), view.size());
  };
  return {{"format", text(format_name)}, {"game", text(game)}};
}

std::vector<std::string_view> documents_in(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  std::vector<std::string_view> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    if (line.find_first_not_of(blanks) != std::string_view::npos) lines.push_back(line);
    begin = end + 1;
  }
  // A document over several lines has none of them to itself.
  if (lines.size() < 2 || !parse_json(lines.front())) return {text};
  return lines;
}

}  // namespace cheesemoon::records
