#include "server/people/people.h"

#include "server/identity/encoding.h"
#include "server/people/guest_keys.h"

namespace cheesemoon::server {

StoreResult<std::unique_ptr<People>> open_people(Store& store, PeopleHooks hooks) {
  auto keys = load_guest_keys(store);
  if (!keys) return Failure{keys.error()};
  std::string text = write_base64url(Secret::random().bytes());
  const auto password = Password::take(text);
  auto hash = hash_password(*password, hooks.hash_cost);
  if (!hash)
    return Failure{StoreError{StoreError::Kind::other, "there is no memory to hash a password"}};
  auto people = std::make_unique<People>();
  people->hooks = std::move(hooks);
  people->guest_keys = std::move(*keys);
  people->nobodys_hash = std::move(*hash);
  return people;
}

}  // namespace cheesemoon::server
