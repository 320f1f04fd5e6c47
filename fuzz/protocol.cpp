#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "protocol/command.h"
#include "protocol/position.h"
#include "protocol/reply.h"
#include "require.h"

using namespace cheesemoon;
using brave_rats::BraveRats;

// Any line is refused with a reason, or is a command; what it says was seen is written so again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  (void)protocol::read_reply(line);
  const auto command = protocol::read_command(line);
  if (!command) {
    fuzz::require(!command.error().empty());
    return 0;
  }
  if (const auto* go = std::get_if<protocol::Go>(&*command))
    fuzz::require(protocol::read_command(protocol::write_go(*go)).ok());
  const auto* order = std::get_if<protocol::SetPosition>(&*command);
  if (order == nullptr) return 0;
  const auto position = protocol::read_position(order->text);
  if (!position) {
    fuzz::require(!position.error().empty());
    return 0;
  }
  const auto* seen = std::get_if<protocol::Position<BraveRats>>(&*position);
  if (seen == nullptr || !seen->viewer) return 0;
  // Blanks between the words do not matter.
  const std::string written =
      protocol::position_line(BraveRats::observe(seen->state, *seen->viewer));
  fuzz::require(order->text.ends_with(written.substr(std::string_view("position seen ").size())));
  return 0;
}
