#pragma once

#include <memory>
#include <string>

#include "engine/core/result.h"
#include "tools/machine_faults.h"

namespace cheesemoon::tools {

struct UnmapFaults {
  void operator()(MachineFaults* faults) const;
};
using SharedFaults = std::unique_ptr<MachineFaults, UnmapFaults>;

/// Makes a file with the faults of a machine, none at first, for a process that is started with it.
Result<SharedFaults, std::string> share_faults(const std::string& path);

}  // namespace cheesemoon::tools
