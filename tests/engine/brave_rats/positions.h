#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "engine/brave_rats/brave_rats.h"
#include "thoroughness.h"

namespace cheesemoon::brave_rats {

/// The state of a position that a test has written.
inline State at(std::string_view text) {
  const auto state = read_position(text);
  EXPECT_TRUE(state) << text << ": " << state.error().part << ": expected "
                     << state.error().expected;
  return state ? *state : State{};
}

/// The state after rounds in record notation, as in "6:0 7:7".
inline State after(State state, std::string_view rounds) {
  for (std::size_t begin = 0; begin < rounds.size(); begin += 4) {
    const auto entry = read_entry(state, rounds.substr(begin, 3));
    EXPECT_TRUE(entry) << rounds.substr(begin, 3);
    if (!entry) return state;
    for (const auto& move : *entry)
      EXPECT_EQ(BraveRats::apply(state, move.seat, move.action), Applied::done) << rounds;
  }
  return state;
}

inline std::string text_of(const State& state) {
  return std::string(write_position(state).view());
}

inline constexpr std::string_view opening = "p1-01234567-p2-01234567-w-00-g-00-s-00-h-00";

/// Where a test over a whole tree begins: at the opening, or, where that would take too long, after
/// some rounds that leave both with the same cards and the same score. Either is worth nothing.
inline State root_of_whole_tree(std::string_view rounds) {
  return after(at(opening), is_thorough() ? "" : rounds);
}

}  // namespace cheesemoon::brave_rats
