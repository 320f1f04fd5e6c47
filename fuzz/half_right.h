#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cheesemoon::fuzz {

/// One step of a conversation, four letters of its script. Any letters are a step, so that whatever
/// the fuzzer makes of a script is one.
struct Step {
  /// `a` Ann, `b` Bob, `c` Cyd, `d` Ann at her second device. Small letters wait for the answer,
  /// capital ones do not.
  std::size_t who = 0;
  bool waits = true;
  /// One of `verbs`.
  char verb = 0;
  /// `1` to `5`; anything else is the seat on which he sits at first.
  int seat = 0;
  /// What is wrong with it: one of `twists`.
  char twist = 0;
};

inline constexpr std::array<std::string_view, 4> speakers{"ann", "bob", "cyd", "ann"};

/// hello, watch, unwatch, sit, seat a bot, ready, stand up (`e`), act, undo (`z`), preview, talk,
/// give up, offer the end, call, take out (`k`), next game, rematch, close (`x`), ping (`i`),
/// nonsense
/// (`r`), lose the connection (`d`), later (`l`), forget what nobody needs (`f`).
inline constexpr std::string_view verbs = "hwusbyeazptgocknmxirdlf";

/// Nothing (`.`), somebody else's seat, the other table, no such table (`n`), outdated, too far
/// ahead
/// (`f`), a request of his own once more (`r`), one of somebody else's (`q`), a member missing, one
/// too many (`x`), of another kind (`v`), cut off, sent twice (`d`), too long, impossible.
inline constexpr std::string_view twists = ".stnofrqmxvcdli";

std::vector<Step> read_script(std::string_view script);

/// What whoever speaks knows.
struct Known {
  std::string table;
  int seat = 1;
  std::int64_t at = 0;
  std::string action;
  std::string request;
  std::string token;
};

/// What is sent for a step; nothing for what is not a message.
std::string message_of(const Step& step, const Known& known);

/// Whether it gets one answer that names its request.
bool is_request(const Step& step);
bool is_watch(const Step& step);

}  // namespace cheesemoon::fuzz
