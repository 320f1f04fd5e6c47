#include "tools/shared_faults.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <new>

namespace cheesemoon::tools {

void UnmapFaults::operator()(MachineFaults* faults) const {
  munmap(faults, sizeof(MachineFaults));
}

Result<SharedFaults, std::string> share_faults(const std::string& path) {
  constexpr mode_t for_owner = 0600;
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, for_owner);
  if (file < 0) return Failure{path + " cannot be made"};
  void* shared =
      ftruncate(file, sizeof(MachineFaults)) == 0
          ? mmap(nullptr, sizeof(MachineFaults), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
          : MAP_FAILED;
  close(file);
  if (shared == MAP_FAILED) return Failure{path + " cannot be shared"};
  return SharedFaults(new (shared) MachineFaults);
}

}  // namespace cheesemoon::tools
