#pragma once

#include <cstddef>
#include <string_view>

namespace cheesemoon::table {

/// The letters of a table's id, which people read aloud and type: none looks like another or like a
/// digit, and without vowels they make no words.
inline constexpr std::string_view table_id_letters = "bcdfghjkmnpqrstvwxyz";
inline constexpr std::size_t table_id_length = 10;

inline bool is_table_id(std::string_view text) {
  return text.size() == table_id_length &&
         text.find_first_not_of(table_id_letters) == std::string_view::npos;
}

}  // namespace cheesemoon::table
