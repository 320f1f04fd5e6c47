#include "server/people/people.h"

#include <array>
#include <sstream>

#include "server/identity/encoding.h"

namespace cheesemoon::server {

namespace {

/// The keys of guests' tokens, the same for all processes of a server; new ones if there are none.
StoreResult<std::vector<Secret>> load_guest_keys(Store& store) {
  const auto text = store.secret_or(guest_keys_name, write_base64url(Secret::random().bytes()));
  if (!text) return Failure{text.error()};
  std::istringstream words(*text);
  std::vector<Secret> keys;
  for (std::string word; words >> word;) {
    std::array<std::uint8_t, Secret::size> bytes{};
    if (!read_base64url(word, bytes)) {
      keys.clear();
      break;
    }
    keys.emplace_back(bytes);
  }
  if (keys.empty())
    return Failure{StoreError{StoreError::Kind::damaged,
                              std::string("the secret ") + guest_keys_name + " holds no keys"}};
  return keys;
}

}  // namespace

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
