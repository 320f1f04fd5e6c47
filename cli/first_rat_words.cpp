#include "cli/first_rat_words.h"

namespace cheesemoon::cli {

std::span<const FirstRatWords* const> all_first_rat_words() {
  static constexpr std::array<const FirstRatWords*, 3> all{&first_rat_english, &first_rat_german,
                                                           &first_rat_french};
  return all;
}

const FirstRatWords& first_rat_words(std::string_view code) {
  for (const FirstRatWords* words : all_first_rat_words()) {
    if (words->code == code) return *words;
  }
  return first_rat_english;
}

}  // namespace cheesemoon::cli
