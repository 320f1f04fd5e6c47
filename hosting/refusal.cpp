#include "hosting/refusal.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace cheesemoon::hosting {

Refusal game_is_over() {
  return {RefusalKind::game_is_over, "the game is over"};
}

Refusal no_such_seat(Seat seat) {
  if (seat == Seat::chance) return {RefusalKind::no_such_seat, "chance is nobody's seat"};
  return {RefusalKind::no_such_seat,
          fmt::format("there is no player {} in this game", number(seat))};
}

Refusal not_acting(Actors acting) {
  if (acting.contains(Seat::chance))
    return {RefusalKind::not_acting, "it is not your turn: chance has to decide first"};
  return {RefusalKind::not_acting,
          fmt::format("it is not your turn: player {} has to act", number(acting.first()))};
}

Refusal nothing_for_chance() {
  return {RefusalKind::not_acting, "chance has nothing to decide"};
}

Refusal unreadable(const NotationError& error) {
  return {RefusalKind::unreadable,
          fmt::format("expected {} at character {}", error.expected, error.offset + 1)};
}

Refusal not_legal(std::span<const std::string> legal) {
  constexpr std::size_t most_listed = 16;
  if (legal.size() > most_listed)
    return {RefusalKind::not_legal,
            fmt::format("this is not legal now; {} other actions are", legal.size())};
  return {RefusalKind::not_legal,
          fmt::format("this is not legal now; legal: {}", fmt::join(legal, ", "))};
}

Refusal not_legal_for_chance() {
  return {RefusalKind::not_legal, "chance cannot do this now"};
}

Refusal nothing_to_undo() {
  return {RefusalKind::nothing_to_undo, "there is nothing that you can take back"};
}

}  // namespace cheesemoon::hosting
