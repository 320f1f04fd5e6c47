#include "device/digits.h"

#include <charconv>

#include "table/table_id.h"

namespace cheesemoon::device {

std::uint64_t number_of(std::string_view digits) {
  std::uint64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
  return number;
}

table::Dice dice_of(std::string_view seed) {
  return {std::string(seed), {}, {}, Random(number_of(seed), 0)};
}

std::string table_id_of(std::uint64_t number) {
  std::string id(1, table::device_table_letter);
  while (id.size() < table::table_id_length) {
    id +=
        table::table_id_letters[static_cast<std::size_t>(number % table::table_id_letters.size())];
    number /= table::table_id_letters.size();
  }
  return id;
}

}  // namespace cheesemoon::device
