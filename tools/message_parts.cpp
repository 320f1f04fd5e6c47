#include "tools/message_parts.h"

#include <charconv>

namespace cheesemoon::tools {

std::string_view behind(std::string_view text, std::string_view words) {
  const std::size_t place = text.find(words);
  return place == std::string_view::npos ? std::string_view{} : text.substr(place + words.size());
}

std::string_view text_behind(std::string_view text, std::string_view words) {
  const std::string_view rest = behind(text, words);
  return rest.substr(0, rest.find('"'));
}

std::uint32_t number_behind(std::string_view text, std::string_view words) {
  const std::string_view rest = behind(text, words);
  std::uint32_t number = 0;
  std::from_chars(rest.data(), rest.data() + rest.size(), number);
  return number;
}

UpdateParts update_parts(std::string_view line) {
  // Players' names and what they say come later.
  constexpr std::size_t head = 200;
  const std::string_view state = behind(line.substr(0, head), R"("state":{)");
  return {.table = text_behind(line, R"("table":")"),
          .sequence = number_behind(line, R"("sequence":)"),
          .is_over = text_behind(state, R"("status":")") == "over",
          .choices = behind(line, R"("choices":)")};
}

std::string_view choose(std::string_view choices, Random& random) {
  constexpr std::string_view words = R"({"action":")";
  std::uint32_t count = 0;
  std::string_view chosen;
  for (std::string_view rest = behind(choices, words); !rest.empty(); rest = behind(rest, words))
    if (random.below(++count) == 0) chosen = rest;
  return chosen.substr(0, chosen.find('"'));
}

}  // namespace cheesemoon::tools
