#include "cli/table/table_words.h"

#include <array>

namespace cheesemoon::cli {

std::span<const TableWords* const> all_table_words() {
  static constexpr std::array all{&table_english, &table_german, &table_french};
  return all;
}

const TableWords& table_words(std::string_view code) {
  for (const TableWords* words : all_table_words()) {
    if (words->code == code) return *words;
  }
  return table_english;
}

}  // namespace cheesemoon::cli
