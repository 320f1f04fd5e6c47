#include "server/people/guest_keys.h"

#include <array>
#include <sstream>

#include "server/identity/encoding.h"

namespace cheesemoon::server {

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

}  // namespace cheesemoon::server
