#include "cli/fresh_seed.h"

#include <random>

namespace cheesemoon::cli {

std::uint64_t fresh_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

}  // namespace cheesemoon::cli
