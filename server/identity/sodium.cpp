#include "server/identity/sodium.h"

#include <sodium.h>

#include <cstdio>
#include <cstdlib>

namespace cheesemoon::server {
namespace {

bool start() {
  if (sodium_init() >= 0) return true;
  static_cast<void>(std::fputs("cheesemoon: libsodium cannot start\n", stderr));
  std::abort();
}

}  // namespace

void need_sodium() {
  static const bool started = start();
  static_cast<void>(started);
}

}  // namespace cheesemoon::server
