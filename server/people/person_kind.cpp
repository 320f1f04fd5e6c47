#include "server/people/person_kind.h"

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
  switch (kind) {
    case PersonKind::guest:
      return "guest";
    case PersonKind::account:
      return "account";
    case PersonKind::bot:
      return "bot";
  }
  return "";
}

}  // namespace cheesemoon::server
