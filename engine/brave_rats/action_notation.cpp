#include <array>
#include <cstddef>

#include "engine/brave_rats/draft.h"
#include "engine/brave_rats/notation.h"
#include "engine/brave_rats/notation_reader.h"

namespace cheesemoon::brave_rats {

namespace {
using Error = Failure<NotationError>;
}

ActionText write_action(const Action& action) {
  constexpr std::array<std::string_view, 4> verbs{"first ", "draw ", "pick ", "play "};
  ActionText text;
  const unsigned shown = action.deed == Deed::first ? action.what + 1U : action.what;
  text << verbs[static_cast<std::size_t>(action.deed)] << digit(shown);
  return text;
}

Result<Action, NotationError> read_action(std::string_view text) {
  NotationReader reader(text);
  constexpr std::string_view card_form = "a card number from 0 to 7";
  const auto finish = [&](Deed deed, std::uint8_t what) -> Result<Action, NotationError> {
    reader.end();
    if (!reader.ok()) return reader.failure();
    return Action{deed, what};
  };
  if (reader.skip("first ")) {
    const std::size_t at = reader.offset();
    const std::uint8_t seat = reader.number("seat", '2', "1 or 2");
    if (reader.ok() && seat == 0) reader.fail("seat", at, "1 or 2");
    if (!reader.ok()) return reader.failure();
    return finish(Deed::first, static_cast<std::uint8_t>(seat - 1));
  }
  if (reader.skip("draw ")) return finish(Deed::draw, reader.number("card", '7', card_form));
  if (reader.skip("pick ")) return finish(Deed::pick, reader.number("card", '7', card_form));
  if (reader.skip("play ")) return finish(Deed::play, reader.number("card", '7', card_form));
  return Error{{"action", 0, "first, draw, pick or play, a space and a number"}};
}

ActionText write_entry(const Entry& entry) {
  if (entry.size() == 1) return write_action(entry[0].action);
  ActionText text;
  const std::size_t red_move = entry[0].seat == red ? 0 : 1;
  text << letter(entry[red_move].action.card()) << ':' << letter(entry[1 - red_move].action.card());
  return text;
}

Result<Entry, NotationError> read_entry(const State& state, std::string_view text) {
  NotationReader reader(text);
  if (state.phase == Phase::draft_pick) {
    reader.require("pick", "pick ");
    const std::uint8_t card = reader.number("card", '7', "a card number from 0 to 7");
    reader.end();
    if (!reader.ok()) return reader.failure();
    return Entry{{draft_picker(state), Action{Deed::pick, card}}};
  }
  constexpr std::string_view form = "red's and blue's card as in 6:0";
  const std::uint8_t red_card = reader.number("red", '7', form);
  if (reader.ok() && !reader.skip(":")) reader.fail("round", form);
  const std::uint8_t blue_card = reader.number("blue", '7', form);
  reader.end();
  if (!reader.ok()) return reader.failure();
  const Move<Action> by_red{red, Action{Deed::play, red_card}};
  const Move<Action> by_blue{blue, Action{Deed::play, blue_card}};
  // In a revealed round the player who shows his card moves first.
  const bool blue_shows = state.sides[0].standing.sees_first != 0;
  return blue_shows ? Entry{by_blue, by_red} : Entry{by_red, by_blue};
}

}  // namespace cheesemoon::brave_rats
