#pragma once

#include <string>
#include <string_view>

#include "device/device_host.h"

namespace cheesemoon::device {

/// What the page's worker asks, as JSON, and what it is answered:
/// web/src/host/device/engine_call.ts says what every member means.
std::string call(DeviceHost& host, std::string_view asked);

}  // namespace cheesemoon::device
