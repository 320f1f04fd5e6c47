#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "json/utf8.h"
#include "require.h"
#include "server/identity/names.h"

using namespace cheesemoon;
using namespace cheesemoon::server;

// Any text is refused, or cleans to a name that is clean and no longer than it may be, and so is
// its key.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto code_points = read_utf8(text);
  if (code_points) fuzz::require(write_utf8(*code_points) == text);

  const auto name = clean_name(text);
  if (!name) {
    fuzz::require(code_points || name.error() == NameRefusal::not_utf8 ||
                  name.error() == NameRefusal::too_long);
    return 0;
  }
  const auto letters = read_utf8(*name);
  fuzz::require(letters && !letters->empty() && letters->size() <= longest_name);
  const auto again = clean_name(*name);
  fuzz::require(again && *again == *name);
  const std::string key = name_key(*name);
  fuzz::require(name_key(key) == key && name_key(text) == key);
  (void)name_look(*name);
  (void)is_reserved_name(*name);
  return 0;
}
