#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/brave_rats/brave_rats.h"
#include "require.h"

using namespace cheesemoon;
using brave_rats::BraveRats;

// Any text is refused or is an action, or an entry, that is written the same way again; and
// whatever it says, a state takes it or stays as it is.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  constexpr std::array<std::string_view, 4> positions{
      "p1-01234567-p2-01234567-w-00-g-00-s-00-h-00", "p1-0017-p2-2346-w-10-g-01-s-10-h-00",
      "draft-f-2-p1-+-p2-+-n-0134", "deal-p1-01-p2--n-01223344556677"};
  const auto action = BraveRats::read_action(text);
  if (action) fuzz::require(BraveRats::write_action(*action).view() == text);
  for (const std::string_view position : positions) {
    const BraveRats::State state = *BraveRats::read_position(position);
    if (action) {
      BraveRats::State after = state;
      if (BraveRats::apply(after, Seat::one, *action) != Applied::done)
        fuzz::require(after == state);
    }
    const auto entry = BraveRats::read_entry(state, text);
    if (entry) fuzz::require(BraveRats::write_entry(*entry).view() == text);
  }
  return 0;
}
