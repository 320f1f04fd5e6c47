#include <array>
#include <cstddef>

#include "engine/brave_rats/draft.h"
#include "engine/brave_rats/notation.h"
#include "engine/brave_rats/notation_reader.h"
#include "engine/brave_rats/play.h"

namespace cheesemoon::brave_rats {

namespace {

using Error = Failure<NotationError>;

/// Reads the two hands and sees to it that no kind has more than two copies in both together.
void read_hands(NotationReader& reader, State& state) {
  reader.require("p1", "p1-");
  state.sides[0].hand = reader.hand("p1");
  reader.require("p2", "-p2-");
  const std::size_t begin = reader.offset();
  state.sides[1].hand = reader.hand("p2");
  if (reader.ok() && !can_join(state.sides[0].hand, state.sides[1].hand))
    reader.fail("p2", begin, "at most two cards of a kind in both hands together");
}

/// Two digits, one for each player.
std::array<std::uint8_t, 2> read_pair(NotationReader& reader, std::string_view part,
                                      std::string_view label, char most,
                                      std::string_view expected) {
  reader.require(part, label);
  const std::uint8_t first = reader.number(part, most, expected);
  const std::uint8_t second = reader.number(part, most, expected);
  return {first, second};
}

void read_standings(NotationReader& reader, State& state) {
  Standing& one = state.sides[0].standing;
  Standing& two = state.sides[1].standing;
  constexpr std::string_view rounds = "two digits from 0 to 3, or a 4 in a game that is over";
  const auto won = read_pair(reader, "w", "-w-", '4', rounds);
  const std::size_t after_won = reader.offset();
  const auto bonus = read_pair(reader, "g", "-g-", '1', "00, 10 or 01");
  if (bonus[0] + bonus[1] == 2) reader.fail("g", after_won + 3, "00 when both have +2");
  const std::size_t after_bonus = reader.offset();
  const auto sees = read_pair(reader, "s", "-s-", '1', "00, 10 or 01");
  if (sees[0] + sees[1] == 2) reader.fail("s", after_bonus + 3, "00 when both played a Spy");
  const auto on_table = read_pair(reader, "h", "-h-", '3', "two digits from 0 to 3");
  one = {static_cast<std::uint8_t>(won[0] & 7), static_cast<std::uint8_t>(on_table[0] & 3),
         static_cast<std::uint8_t>(bonus[0] & 1), static_cast<std::uint8_t>(sees[0] & 1), 0};
  two = {static_cast<std::uint8_t>(won[1] & 7), static_cast<std::uint8_t>(on_table[1] & 3),
         static_cast<std::uint8_t>(bonus[1] & 1), static_cast<std::uint8_t>(sees[1] & 1), 0};
}

/// `-c-5x`: the card of a player who has chosen while the other has not.
void read_choice(NotationReader& reader, State& state) {
  if (!reader.skip("-c-")) return;
  const std::size_t begin = reader.offset();
  const Seat chooser = reader.skip("x") ? blue : red;
  constexpr std::string_view form =
      "one card of a player who has to choose, and x for the other player";
  const auto card = static_cast<Card>(reader.number("c", '7', form));
  if (chooser == red && !reader.skip("x")) reader.fail("c", begin, form);
  if (!reader.ok()) return;
  if (!side_of(state, chooser).hand.contains(card) || !players_to_choose(state).contains(chooser)) {
    reader.fail("c", begin, form);
    return;
  }
  side_of(state, chooser).choice = card;
}

void read_result(NotationReader& reader, State& state) {
  const std::size_t result_at = reader.offset();
  const bool out_of_cards = state.sides[0].hand.empty();
  const auto reached_four = [&](std::size_t side) {
    return state.sides[side].standing.won == rounds_to_win;
  };
  if (!reader.skip("-r-")) {
    if (out_of_cards || reached_four(0) || reached_four(1))
      reader.fail("r", result_at, "-r- and the winner 1, 2 or 0, as this game is over");
    return;
  }
  const std::size_t begin = reader.offset();
  const std::uint8_t won_by = reader.number("r", '2', "the winner 1, 2 or 0");
  if (!reader.ok()) return;
  for (const Side& side : state.sides) {
    if (side.standing.bonus != 0 || side.standing.sees_first != 0 || side.choice.made())
      return reader.fail("r", begin, "g-00, s-00 and no c in a game that is over");
  }
  for (std::size_t side = 0; side < 2; ++side) {
    if (reached_four(side) && (won_by != side + 1 || state.sides[side].standing.on_table != 0))
      return reader.fail("r", begin, "the player with 4 rounds as the winner, and h-00");
  }
  if (won_by == 0 && !out_of_cards)
    return reader.fail("r", begin, "a winner, as there are cards left");
  if (won_by != 0) state.sides[won_by - 1U].standing.has_won = 1;
  state.phase = Phase::over;
}

Result<State, NotationError> read_play(std::string_view text) {
  NotationReader reader(text);
  State state{};
  read_hands(reader, state);
  if (reader.ok() && state.sides[0].hand.size() != state.sides[1].hand.size())
    reader.fail("p2", "as many cards as in p1");
  read_standings(reader, state);
  read_choice(reader, state);
  if (reader.ok()) read_result(reader, state);
  reader.end();
  if (!reader.ok()) return reader.failure();
  return state;
}

/// A position before the first round as it was read, and where its parts begin.
struct SetUpReading {
  NotationReader reader;
  State state{};
  std::size_t hands_at = 0;
  std::size_t pool_at = 0;
};

/// The hands and the cards that are nobody's yet, after the name of the phase.
SetUpReading read_set_up(std::string_view text, std::string_view label, Phase phase) {
  SetUpReading read{NotationReader(text), {}, 0, 0};
  read.state.phase = phase;
  read.reader.require("phase", label);
  read.hands_at = read.reader.offset();
  read_hands(read.reader, read.state);
  read.reader.require("n", "-n-");
  read.pool_at = read.reader.offset();
  read.state.pool = read.reader.hand("n");
  read.reader.end();
  return read;
}

Result<State, NotationError> read_traitor(std::string_view text) {
  const SetUpReading read = read_set_up(text, "traitor-", Phase::traitor);
  if (!read.reader.ok()) return read.reader.failure();
  if (read.state.pool.size() > 1) return Error{{"n", read.pool_at, "no card or the one red gives"}};
  Hand red_hand = Hand::one_of_each();
  if (!read.state.pool.empty()) red_hand.remove(lowest(read.state.pool));
  if (read.state.sides[0].hand != red_hand || read.state.sides[1].hand != Hand::one_of_each())
    return Error{{"p1", read.hands_at, "one card of each kind in both hands, less the one in n"}};
  return read.state;
}

Result<State, NotationError> read_deal(std::string_view text) {
  const SetUpReading read = read_set_up(text, "deal-", Phase::deal);
  if (!read.reader.ok()) return read.reader.failure();
  if (!read.state.sides[1].hand.empty() || read.state.sides[0].hand.size() >= hand_size)
    return Error{{"p1", read.hands_at, "fewer than 8 cards for red and none for blue"}};
  if (read.state.pool != Hand::two_of_each() - read.state.sides[0].hand)
    return Error{{"n", read.pool_at, "all cards that red does not have"}};
  return read.state;
}

/// A hand of a draft: what the opponent knows of it, `+`, what he does not.
void read_drafted(NotationReader& reader, std::string_view part, std::string_view label,
                  Side& side) {
  reader.require(part, label);
  const std::size_t begin = reader.offset();
  side.hand = reader.hand(part);
  reader.require(part, "+");
  side.secret = reader.hand(part);
  if (!reader.ok()) return;
  if (!can_join(side.hand, side.secret)) return reader.fail(part, begin, hand_form);
  for (const Card card : all_cards) {
    for (unsigned copy = 0; copy < side.secret.count(card); ++copy) side.hand.add(card);
  }
}

/// How many cards each side has kept after so many steps of a draft, and how many of them secretly.
struct DraftCount {
  std::array<unsigned, 2> kept{};
  std::array<unsigned, 2> secret{};
};

DraftCount count_draft(Seat first, unsigned cards_kept) {
  DraftCount count;
  State clock{};
  for (unsigned card = 0; card < cards_kept; ++card) {
    clock.draft_clock = static_cast<std::uint8_t>(card + (first == red ? 0 : 16));
    const std::size_t picker = index(draft_picker(clock));
    ++count.kept[picker];
    if (card % batch_size == 0) ++count.secret[picker];
  }
  return count;
}

Result<State, NotationError> read_draft(std::string_view text) {
  NotationReader reader(text);
  State state = {};
  reader.require("phase", "draft-");
  reader.require("f", "f-");
  const std::size_t first_at = reader.offset();
  const std::uint8_t first = reader.number("f", '2', "the player who drew first: 1, 2 or 0");
  const std::size_t hands_begin = reader.offset() + 1;
  read_drafted(reader, "p1", "-p1-", state.sides[0]);
  read_drafted(reader, "p2", "-p2-", state.sides[1]);
  reader.require("n", "-n-");
  const std::size_t pool_begin = reader.offset();
  state.pool = reader.hand("n");
  reader.end();
  if (!reader.ok()) return reader.failure();

  std::array<Hand, 3> parts{state.sides[0].hand, state.sides[1].hand, state.pool};
  for (const Card card : all_cards) {
    if (parts[0].count(card) + parts[1].count(card) + parts[2].count(card) > 2)
      return Error{{"n", pool_begin, "at most two cards of a kind in hands and batch together"}};
  }
  const unsigned kept = state.sides[0].hand.size() + state.sides[1].hand.size();
  if (first == 0) {
    if (kept + state.pool.size() != 0)
      return Error{{"f", first_at, "1 or 2, as cards have been drawn"}};
    state.phase = Phase::draft_first;
    return state;
  }
  if (kept >= 4 * batch_size) return Error{{"p1", hands_begin, "fewer than 16 cards kept"}};
  const DraftCount expected = count_draft(first == 1 ? red : blue, kept);
  for (std::size_t side = 0; side < 2; ++side) {
    if (state.sides[side].hand.size() != expected.kept[side] ||
        state.sides[side].secret.size() != expected.secret[side])
      return Error{{"p1", hands_begin, "hands as large as they are after so many picks"}};
  }
  const unsigned taken = kept % batch_size;
  const bool between_batches = taken == 0 && state.pool.size() < batch_size;
  if (taken == batch_size - 1 || (!between_batches && state.pool.size() != batch_size - taken))
    return Error{{"n", pool_begin, "as many cards as the batch has left"}};
  state.draft_clock = static_cast<std::uint8_t>(kept + (first == 1 ? 0U : 16U));
  state.phase = between_batches ? Phase::draft_draw : Phase::draft_pick;
  return state;
}

void write_pair(PositionText& text, std::string_view label, unsigned first, unsigned second) {
  text << label << digit(first) << digit(second);
}

}  // namespace

PositionText write_position(const State& state) {
  const Side& one = state.sides[0];
  const Side& two = state.sides[1];
  PositionText text;
  const auto hands_and_pool = [&] {
    text << "p1-" << write_hand(one.hand).view() << "-p2-" << write_hand(two.hand).view() << "-n-"
         << write_hand(state.pool).view();
  };
  switch (state.phase) {
    case Phase::traitor:
      text << "traitor-";
      hands_and_pool();
      return text;
    case Phase::deal:
      text << "deal-";
      hands_and_pool();
      return text;
    case Phase::draft_first:
      text << "draft-f-0-p1-+-p2-+-n-";
      return text;
    case Phase::draft_draw:
    case Phase::draft_pick:
      text << "draft-f-" << ((state.draft_clock & 16U) == 0 ? '1' : '2') << "-p1-"
           << write_hand(one.hand - one.secret).view() << '+' << write_hand(one.secret).view()
           << "-p2-" << write_hand(two.hand - two.secret).view() << '+'
           << write_hand(two.secret).view() << "-n-" << write_hand(state.pool).view();
      return text;
    case Phase::play:
    case Phase::over:
      break;
  }
  text << "p1-" << write_hand(one.hand).view() << "-p2-" << write_hand(two.hand).view();
  write_pair(text, "-w-", one.standing.won, two.standing.won);
  write_pair(text, "-g-", one.standing.bonus, two.standing.bonus);
  write_pair(text, "-s-", one.standing.sees_first, two.standing.sees_first);
  write_pair(text, "-h-", one.standing.on_table, two.standing.on_table);
  if (one.choice.made()) text << "-c-" << letter(one.choice.card()) << 'x';
  if (two.choice.made()) text << "-c-x" << letter(two.choice.card());
  if (state.phase == Phase::over) {
    const auto won = winner(state);
    text << "-r-" << digit(won ? static_cast<unsigned>(cheesemoon::number(*won)) : 0U);
  }
  return text;
}

Result<State, NotationError> read_position(std::string_view text) {
  if (text.starts_with("traitor")) return read_traitor(text);
  if (text.starts_with("deal")) return read_deal(text);
  if (text.starts_with("draft")) return read_draft(text);
  return read_play(text);
}

}  // namespace cheesemoon::brave_rats
