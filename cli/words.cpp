#include "cli/words.h"

#include <cstdlib>

namespace cheesemoon::cli {

std::span<const Words* const> all_languages() {
  static constexpr std::array<const Words*, 3> languages{&english, &german, &french};
  return languages;
}

const Words* find_language(std::string_view code) {
  const std::string_view language = code.substr(0, code.find_first_of("_.@-"));
  for (const Words* words : all_languages()) {
    if (words->code == language) return words;
  }
  return nullptr;
}

const Words& language_of_environment() {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    const Words* words = find_language(value);
    return words != nullptr ? *words : english;
  }
  return english;
}

const Words& words_for(std::string_view code) {
  const Words* words = find_language(code);
  return words != nullptr ? *words : language_of_environment();
}

}  // namespace cheesemoon::cli
