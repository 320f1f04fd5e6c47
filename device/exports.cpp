#include <string>

#include "device/device_call.h"

/// All that the page calls: see device_call.h. The text is good until the next call.
extern "C" const char* cheesemoon_call(const char* asked) {
  static cheesemoon::device::DeviceHost host;
  static std::string answer;
  answer = cheesemoon::device::call(host, asked);
  return answer.c_str();
}
