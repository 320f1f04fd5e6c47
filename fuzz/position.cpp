#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/brave_rats/brave_rats.h"
#include "require.h"

using namespace cheesemoon;
using brave_rats::BraveRats;

// Any text is refused or is a position that can be written again and played on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto state = BraveRats::read_position(text);
  if (!state) {
    fuzz::require(!state.error().expected.empty());
    fuzz::require(state.error().offset <= size);
    return 0;
  }
  fuzz::require(BraveRats::write_position(*state).view() == text);
  for (const Seat seat : {Seat::one, Seat::two, Seat::chance}) {
    BraveRats::for_each_legal(*state, seat, [&](const BraveRats::Action& action) {
      BraveRats::State after = *state;
      fuzz::require(BraveRats::apply(after, seat, action) == Applied::done);
      const auto again = BraveRats::read_position(BraveRats::write_position(after).view());
      fuzz::require(again.ok() && *again == after);
    });
  }
  for (const Seat seat : both_seats) (void)BraveRats::observe(*state, seat);
  return 0;
}
