#include <fmt/format.h>

#include <iostream>

#include "cli/complain.h"
#include "cli/existing_store.h"
#include "cli/exit_status.h"
#include "cli/server_commands.h"

namespace cheesemoon::cli {

int run(const BackupArguments& arguments) {
  auto store = open_existing_store(arguments.store);
  if (!store) return complain("backup", store.error());
  if (const auto copied = store->back_up(arguments.file); !copied)
    return complain("backup", copied.error().sentence);
  std::cout << fmt::format("copied to {}\n", arguments.file);
  return success;
}

}  // namespace cheesemoon::cli
