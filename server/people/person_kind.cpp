#include "server/people/person_kind.h"

#include <array>

#include "server/identity/ids.h"

namespace cheesemoon::server {

bool is_bot_id(std::string_view id) {
  return id.starts_with(bot_id_prefix) && !read_id(id);
}

PersonKind kind_of(const Person& person) {
  if (is_bot_id(person.id)) return PersonKind::bot;
  return person.name_key ? PersonKind::account : PersonKind::guest;
}

std::string_view kind_name(PersonKind kind) {
  constexpr std::array<std::string_view, 3> names{"guest", "account", "bot"};
  return names[static_cast<std::size_t>(kind)];
}

}  // namespace cheesemoon::server
