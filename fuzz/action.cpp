#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/brave_rats/brave_rats.h"
#include "engine/core/chance.h"
#include "engine/first_rat/first_rat.h"
#include "records/first_rat_library.h"
#include "require.h"

using namespace cheesemoon;
using brave_rats::BraveRats;
using first_rat::FirstRat;

namespace {

/// Any text is refused or is an action, or an entry, that is written the same way again; and
/// whatever it says, a state takes it or stays as it is.
template <Game G>
void check(const typename G::State& state, std::string_view text) {
  const auto action = G::read_action(text);
  if (!action) {
    fuzz::require(!action.error().expected.empty());
    fuzz::require(action.error().offset <= text.size());
  } else {
    fuzz::require(G::write_action(*action).view() == text);
    for (const Seat seat : {Seat::one, Seat::two, Seat::chance}) {
      typename G::State after = state;
      if (G::apply(after, seat, *action) != Applied::done) fuzz::require(after == state);
    }
  }
  if (G::actors(state).empty()) return;
  const auto entry = G::read_entry(state, text);
  if (entry) fuzz::require(G::write_entry(*entry).view() == text);
}

/// Every state of some random games: two seats with all comics, and one alone.
std::vector<FirstRat::State> first_rat_states() {
  std::vector<FirstRat::State> states;
  first_rat::Options options;
  options.content = *records::FirstRatLibrary::standard().find("standard");
  options.all_comics = true;
  for (const bool solo : {false, true}) {
    if (solo) {
      options.seats = 1;
      options.solo = first_rat::Difficulty::unfair;
    }
    Random random(1);
    FirstRat::State state = FirstRat::start(options);
    while (!FirstRat::is_terminal(state)) {
      states.push_back(state);
      const auto move = draw_move<FirstRat>(state, random);
      fuzz::require(FirstRat::apply(state, move.seat, move.action) == Applied::done);
    }
    states.push_back(state);
  }
  return states;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  constexpr std::array<std::string_view, 4> positions{
      "p1-01234567-p2-01234567-w-00-g-00-s-00-h-00", "p1-0017-p2-2346-w-10-g-01-s-10-h-00",
      "draft-f-2-p1-+-p2-+-n-0134", "deal-p1-01-p2--n-01223344556677"};
  for (const std::string_view position : positions)
    check<BraveRats>(*BraveRats::read_position(position), text);
  static const std::vector<FirstRat::State> states = first_rat_states();
  for (const FirstRat::State& state : states) check<FirstRat>(state, text);
  return 0;
}
