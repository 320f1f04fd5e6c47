#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <new>

#include "engine/brave_rats/brave_rats.h"
#include "engine/core/chance.h"
#include "engine/core/perft.h"
#include "engine/first_rat/first_rat.h"
#include "engine/first_rat/turn.h"
#include "records/first_rat_library.h"

namespace {
std::size_t allocations = 0;
}

// Not inlined: the compiler would see malloc behind new and complain of free behind delete.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  void* memory = std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
  ++allocations;
  return std::malloc(size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t /*size*/) noexcept {
  std::free(memory);
}

namespace cheesemoon {
namespace {

TEST(Engine, AllocatesNothingWhileItPlaysObservesCountsReadsAndWritesBraveRats) {
  using namespace brave_rats;
  const std::size_t before = allocations;
  std::size_t letters = 0;
  bool all_read = true;
  for (const Variant variant : {Variant::base, Variant::traitor, Variant::draft, Variant::deal}) {
    for (std::uint64_t stream = 0; stream < 100; ++stream) {
      Random random(1, stream);
      State state = BraveRats::start({variant});
      while (!BraveRats::is_terminal(state)) {
        const auto move = draw_move<BraveRats>(state, random);
        (void)BraveRats::apply(state, move.seat, move.action);
        letters += observe(state, red).own.size();
        const PositionText text = write_position(state);
        letters += text.view().size();
        all_read = all_read && read_position(text.view()).ok();
      }
    }
  }
  (void)perft<BraveRats>(BraveRats::start({}), 2, [](State&) {});
  const std::size_t during = allocations - before;
  EXPECT_EQ(during, 0U);
  EXPECT_GT(letters, 0U);
  EXPECT_TRUE(all_read);
}

TEST(Engine, AllocatesNothingWhileItPlaysForeseesCountsReadsAndWritesFirstRat) {
  using namespace first_rat;
  Options options;
  options.content = *records::FirstRatLibrary::standard().find("standard");
  options.variable_path = true;
  options.variable_tracks = true;
  options.all_comics = true;
  const std::size_t before = allocations;
  std::size_t told = 0;
  bool all_read = true;
  for (const bool solo : {false, true}) {
    options.seats = solo ? 1 : 5;
    if (solo) options.solo = Difficulty::medium;
    for (std::uint64_t stream = 0; stream < 20; ++stream) {
      Random random(1, stream);
      State state = FirstRat::start(options);
      while (!FirstRat::is_terminal(state)) {
        const auto move = draw_move<FirstRat>(state, random);
        Chronicle chronicle;
        Table foreseen = state.table;
        if (move.seat != Seat::chance) decide(foreseen, move.action, chronicle);
        told += chronicle.events.size();
        const ActionText text = write_action(move.action);
        all_read = all_read && read_action(text.view()).ok();
        (void)FirstRat::apply(state, move.seat, move.action);
        told += FirstRat::observe(state, Seat::one).table.round;
      }
      told += FirstRat::outcome(state).breakdown.size();
    }
  }
  options.solo.reset();
  options.seats = 2;
  (void)perft<FirstRat>(FirstRat::start(options), 1, [](State&) {});
  const std::size_t during = allocations - before;
  EXPECT_EQ(during, 0U);
  EXPECT_GT(told, 0U);
  EXPECT_TRUE(all_read);
}

TEST(Engine, AllocationsWouldBeNoticed) {
  const std::size_t before = allocations;
  ::operator delete(::operator new(1));
  EXPECT_EQ(allocations, before + 1);
}

}  // namespace
}  // namespace cheesemoon
