#include "server/store/flush_file.h"

#include <unistd.h>

#include <cstdio>

namespace cheesemoon::server {

bool flush_file(const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "re");
  if (file == nullptr) return false;
  const bool is_on_disk = fsync(fileno(file)) == 0;
  (void)std::fclose(file);
  return is_on_disk;
}

}  // namespace cheesemoon::server
