#pragma once

#include "tools/crash_test.h"
#include "tools/load.h"

namespace cheesemoon::tools {

// What the program does; each returns the exit status.

int load_command(const LoadOptions& options, bool as_json);
int crash_test_command(const CrashTestOptions& options, bool as_json);

}  // namespace cheesemoon::tools
