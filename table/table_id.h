#pragma once

#include <cstddef>
#include <string_view>

namespace cheesemoon::table {

/// The letters of a table's id, which people read aloud and type: none looks like another or like a
/// digit, and without vowels they make no words.
inline constexpr std::string_view table_id_letters = "bcdfghjkmnpqrstvwxyz";
inline constexpr std::size_t table_id_length = 10;
/// The id of a table that a device hosts for itself begins with this one instead, so that everybody
/// sees by it that no server has the table: web/src/host/two_hosts.ts looks for it, too.
inline constexpr char device_table_letter = 'a';

inline bool is_table_id(std::string_view text) {
  if (text.size() != table_id_length) return false;
  if (text.front() == device_table_letter) text.remove_prefix(1);
  return text.find_first_not_of(table_id_letters) == std::string_view::npos;
}

}  // namespace cheesemoon::table
