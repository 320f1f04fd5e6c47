#include "tools/process_figures.h"

#include <fmt/format.h>
#include <unistd.h>

#include <fstream>
#include <string>

namespace cheesemoon::tools {

std::optional<ProcessFigures> process_figures(pid_t process) {
  std::ifstream memory(fmt::format("/proc/{}/statm", process));
  std::int64_t pages = 0;
  std::int64_t resident_pages = 0;
  if (!(memory >> pages >> resident_pages)) return std::nullopt;

  std::ifstream status(fmt::format("/proc/{}/stat", process));
  std::string before_name_ends;
  // The name of the program may have blanks; members are counted from behind it, from the third.
  std::getline(status, before_name_ends, ')');
  std::string skipped;
  constexpr int user_time_member = 14;
  for (int member = 3; member < user_time_member; ++member) status >> skipped;
  std::int64_t user_ticks = 0;
  std::int64_t system_ticks = 0;
  if (!(status >> user_ticks >> system_ticks)) return std::nullopt;

  constexpr std::int64_t second = 1'000'000;
  ProcessFigures figures{.resident_bytes = resident_pages * sysconf(_SC_PAGESIZE),
                         .processor_time = std::chrono::microseconds(
                             (user_ticks + system_ticks) * second / sysconf(_SC_CLK_TCK))};
  std::ifstream children(fmt::format("/proc/{0}/task/{0}/children", process));
  for (pid_t child = 0; children >> child;)
    if (const auto of_child = process_figures(child)) {
      figures.resident_bytes += of_child->resident_bytes;
      figures.processor_time += of_child->processor_time;
    }
  return figures;
}

}  // namespace cheesemoon::tools
