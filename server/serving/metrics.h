#pragma once

#include <cstddef>
#include <string>

#include "server/bus/bus.h"
#include "server/hall/hall.h"
#include "server/jobs/job.h"
#include "server/network/network_counts.h"

namespace cheesemoon::server {

/// All figures of a server, as Prometheus reads them.
std::string write_metrics(const NetworkCounts& network, const Hall& hall, const AllJobFigures& jobs,
                          const Bus::Figures& bus);

}  // namespace cheesemoon::server
