#include <iostream>
#include <string>

#include "device/device_call.h"

/// Answers calls of the page's worker, one a line: so that the engine that is compiled for browsers
/// can be compared with the same code here.
int main() {
  cheesemoon::device::DeviceHost host;
  std::string asked;
  while (std::getline(std::cin, asked))
    std::cout << cheesemoon::device::call(host, asked) << '\n' << std::flush;
}
