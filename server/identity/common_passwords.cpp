#include "server/identity/common_passwords.h"

#include <sodium.h>

#include <algorithm>
#include <string>
#include <unordered_set>

#include "engine/core/words.h"

namespace cheesemoon::server {

namespace {

constexpr std::string_view list =
#include "server/identity/common_passwords.inc"
    ;

std::unordered_set<std::string_view> read_list() {
  std::unordered_set<std::string_view> passwords;
  for (std::string_view rest = list; !rest.empty();)
    if (const std::string_view password = cut(rest, '\n'); !password.empty())
      passwords.insert(password);
  return passwords;
}

char small_letter(char letter) {
  constexpr char to_small = 'a' - 'A';
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + to_small) : letter;
}

}  // namespace

bool is_common_password(std::string_view text) {
  static const std::unordered_set<std::string_view> common = read_list();
  if (text.find_first_not_of(text.substr(0, 1)) == std::string_view::npos) return true;
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(), small_letter);
  const bool is_common = common.contains(small);
  sodium_memzero(small.data(), small.size());
  return is_common;
}

}  // namespace cheesemoon::server
