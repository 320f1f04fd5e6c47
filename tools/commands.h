#pragma once

#include "tools/crash_test.h"
#include "tools/flood.h"
#include "tools/load.h"
#include "tools/rating_simulation.h"
#include "tools/timing.h"

namespace cheesemoon::tools {

// What the program does; each returns the exit status.

int load_command(const LoadOptions& options, bool as_json);
int flood_command(const FloodOptions& options, bool as_json);
int crash_test_command(const CrashTestOptions& options, bool as_json);
int simulate_ratings_command(const SimulationOptions& options);
/// Fails if the size of an answer tells what waits.
int timing_command(const TimingOptions& options);

}  // namespace cheesemoon::tools
