#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/notation_error.h"
#include "engine/core/seat.h"

namespace cheesemoon::hosting {

enum class RefusalKind : std::uint8_t {
  game_is_over,
  no_such_seat,
  not_acting,
  unreadable,
  not_legal,
  nothing_to_undo
};

/// Why something was not done. The game is as it was.
struct Refusal {
  RefusalKind kind = RefusalKind::not_legal;
  /// For whoever asked: it says nothing that this seat may not know.
  std::string sentence;
};

/// A name that programs can rely on, as in `not_acting`.
constexpr std::string_view refusal_name(RefusalKind kind) {
  constexpr std::array<std::string_view, 6> names{
      "game_is_over", "no_such_seat", "not_acting", "unreadable", "not_legal", "nothing_to_undo"};
  return names[static_cast<std::size_t>(kind)];
}

Refusal game_is_over();
Refusal no_such_seat(Seat seat);
Refusal not_acting(Actors acting);
Refusal nothing_for_chance();
Refusal unreadable(const NotationError& error);
/// Only what is short is listed.
Refusal not_legal(std::span<const std::string> legal);
Refusal not_legal_for_chance();
Refusal nothing_to_undo();

}  // namespace cheesemoon::hosting
