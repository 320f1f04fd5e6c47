#include "server/identity/ids.h"

#include <sodium.h>

#include "server/identity/encoding.h"
#include "server/identity/sodium.h"

namespace cheesemoon::server {

Id random_id() {
  need_sodium();
  Id id;
  randombytes_buf(id.bytes.data(), id.bytes.size());
  return id;
}

std::string write_id(const Id& id) {
  return write_base64url(id.bytes);
}

std::optional<Id> read_id(std::string_view text) {
  Id id;
  if (!read_base64url(text, id.bytes)) return std::nullopt;
  return id;
}

std::string random_table_id() {
  need_sodium();
  std::string id;
  id.reserve(table_id_length);
  while (id.size() < table_id_length) {
    const std::uint32_t letter = randombytes_uniform(std::uint32_t{table_id_letters.size()});
    id.push_back(table_id_letters[letter]);
  }
  return id;
}

bool is_table_id(std::string_view text) {
  return text.size() == table_id_length &&
         text.find_first_not_of(table_id_letters) == std::string_view::npos;
}

}  // namespace cheesemoon::server
