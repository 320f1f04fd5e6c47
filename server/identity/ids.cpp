#include "server/identity/ids.h"

#include <sodium.h>

#include "server/identity/encoding.h"
#include "server/identity/sodium.h"
#include "table/table_id.h"

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
  id.reserve(table::table_id_length);
  while (id.size() < table::table_id_length) {
    const std::uint32_t letter = randombytes_uniform(std::uint32_t{table::table_id_letters.size()});
    id.push_back(table::table_id_letters[letter]);
  }
  return id;
}

}  // namespace cheesemoon::server
