#include "server/people/people.h"

#include "server/identity/encoding.h"
#include "server/people/guest_keys.h"

namespace cheesemoon::server {

StoreResult<std::unique_ptr<People>> open_people(Store& store, PeopleHooks hooks,
                                                 const PeopleRates& rates) {
  auto keys = load_guest_keys(store);
  if (!keys) return Failure{keys.error()};
  std::string text = write_base64url(Secret::random().bytes());
  const auto password = Password::take(text);
  auto hash = hash_password(*password, hooks.hash_cost);
  if (!hash)
    return Failure{StoreError{StoreError::Kind::other, "there is no memory to hash a password"}};
  // Its limiters are made where they stay, which std::make_unique cannot do with braces.
  // NOLINTNEXTLINE(modernize-make-unique)
  return std::unique_ptr<People>(new People{.hooks = std::move(hooks),
                                            .guest_keys = std::move(*keys),
                                            .nobodys_hash = std::move(*hash),
                                            .rates = rates});
}

}  // namespace cheesemoon::server
