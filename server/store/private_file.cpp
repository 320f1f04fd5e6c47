#include "server/store/private_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <optional>

namespace cheesemoon::server {

namespace {

constexpr mode_t for_owner = 0600;
constexpr mode_t for_others = 0077;

/// The rights to a file, if it is there and others have some, too.
std::optional<mode_t> rights_that_others_share(const std::string& path) {
  constexpr mode_t all_rights = 07777;
  struct stat found {};
  if (stat(path.c_str(), &found) != 0 || !S_ISREG(found.st_mode)) return std::nullopt;
  if ((found.st_mode & for_others) == 0) return std::nullopt;
  return found.st_mode & all_rights;
}

}  // namespace

bool is_open_to_others(const std::string& path) {
  return rights_that_others_share(path).has_value();
}

void make_private(const std::string& path) {
  // Only ever opens a file that is new: whoever closes one takes away all locks that this process
  // has on it, those of SQLite, too.
  // NOLINTNEXTLINE(*-vararg): there is no other way to open one.
  const int made = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, for_owner);
  if (made >= 0) {
    close(made);
  } else if (const auto rights = rights_that_others_share(path)) {
    (void)chmod(path.c_str(), *rights & ~for_others);
  }
}

}  // namespace cheesemoon::server
