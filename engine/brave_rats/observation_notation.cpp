#include "engine/brave_rats/observation_notation.h"

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/brave_rats/brave_rats.h"
#include "engine/brave_rats/notation.h"
#include "engine/brave_rats/notation_reader.h"

namespace cheesemoon::brave_rats {

namespace {

using Error = Failure<NotationError>;

constexpr std::string_view draft_label = "draft-f-";

/// Moves the lowest cards from one bag to another, as far as there are any.
void move_lowest(Hand& from, Hand& to, unsigned count) {
  for (; count > 0 && !from.empty(); --count) {
    const Card card = lowest(from);
    from.remove(card);
    to.add(card);
  }
}

/// How many cards each seat keeps secretly in the first so many steps of a draft: the first of
/// every batch.
std::array<unsigned, 2> secret_counts(std::uint8_t first_bit, unsigned kept) {
  std::array<unsigned, 2> counts{};
  State clock{};
  for (unsigned card = 0; card < kept; card += batch_size) {
    clock.draft_clock = static_cast<std::uint8_t>(card | first_bit);
    ++counts[cheesemoon::index(draft_picker(clock))];
  }
  return counts;
}

/// A draft as it was read: hands, how many cards of the opponent's were not seen, the batch.
struct DraftReading {
  NotationReader reader;
  std::array<Hand, 2> hands;
  unsigned hidden = 0;
  Hand batch;
  std::uint8_t first = 0;
};

DraftReading read_draft(std::string_view text, Seat viewer) {
  DraftReading read{NotationReader(text), {}, 0, {}, 0};
  NotationReader& reader = read.reader;
  reader.require("draft", draft_label);
  read.first = reader.number("f", '2', "the player who drew first: 1 or 2");
  constexpr std::array<std::string_view, 2> labels{"-p1-", "-p2-"};
  for (const Seat seat : both_seats) {
    const std::size_t side = cheesemoon::index(seat);
    reader.require(labels[side].substr(1, 2), labels[side]);
    read.hands[side] = reader.hand(labels[side].substr(1, 2));
    while (seat != viewer && reader.skip("?")) ++read.hidden;
  }
  reader.require("n", "-n-");
  read.batch = reader.hand("n");
  reader.end();
  return read;
}

/// Cards that were not seen are dealt lowest first, and which of the known ones were kept secretly
/// does not matter to the player: any will do.
State state_of(const DraftReading& read, Seat viewer) {
  State state{};
  state.phase = Phase::draft_pick;
  state.pool = read.batch;
  Hand unseen;
  for (const Card card : all_cards) {
    const unsigned seen =
        read.hands[0].count(card) + read.hands[1].count(card) + read.batch.count(card);
    for (unsigned copy = seen; copy < 2; ++copy) unseen.add(card);
  }
  for (const Seat seat : both_seats)
    side_of(state, seat).hand = read.hands[cheesemoon::index(seat)];
  Side& opponent = side_of(state, other(viewer));
  const unsigned known = opponent.hand.size();
  move_lowest(unseen, opponent.secret, read.hidden);
  for (const Card card : all_cards) {
    for (unsigned copy = 0; copy < opponent.secret.count(card); ++copy) opponent.hand.add(card);
  }
  const unsigned kept = side_of(state, viewer).hand.size() + known + read.hidden;
  const std::uint8_t first_bit = read.first == 2 ? 16 : 0;
  state.draft_clock = static_cast<std::uint8_t>((kept & 15U) | first_bit);
  const auto secrets = secret_counts(first_bit, kept);
  for (const Seat seat : both_seats) {
    Side& side = side_of(state, seat);
    if (seat != viewer && read.hidden > 0) continue;
    Hand cards = side.hand;
    move_lowest(cards, side.secret, secrets[cheesemoon::index(seat)]);
  }
  return state;
}

}  // namespace

ObservationText write_observation(const Observation& seen) {
  ObservationText text;
  text << "seat-" << digit(static_cast<unsigned>(cheesemoon::number(seen.viewer))) << '-';
  if (seen.phase != Phase::draft_pick) {
    State state = position_seen(seen);
    side_of(state, other(seen.viewer)).choice = seen.shown;
    return text << write_position(state).view();
  }
  text << draft_label << ((seen.draft_clock & 16U) == 0 ? '1' : '2');
  for (const Seat seat : both_seats) {
    text << (seat == red ? "-p1-" : "-p2-");
    text << write_hand(seat == seen.viewer ? seen.own : seen.opponent).view();
    if (seat == seen.viewer) continue;
    for (unsigned card = 0; card < seen.opponent_hidden; ++card) text << '?';
  }
  return text << "-n-" << write_hand(seen.batch).view();
}

Result<SeenPosition, NotationError> read_observation(std::string_view text) {
  constexpr std::string_view seat_form = "seat-1- or seat-2- and a position";
  constexpr std::size_t seat_size = 7;
  const bool is_first = text.starts_with("seat-1-");
  if (!is_first && !text.starts_with("seat-2-")) return Error{{"seat", 0, seat_form}};
  SeenPosition position{{}, is_first ? red : blue};
  const std::string_view rest = text.substr(seat_size);
  if (rest.starts_with(draft_label)) {
    const DraftReading read = read_draft(rest, position.viewer);
    if (!read.reader.ok()) {
      NotationError error = read.reader.failure().error;
      error.offset += seat_size;
      return Failure{error};
    }
    position.state = state_of(read, position.viewer);
  } else {
    const auto state = read_position(rest);
    if (!state) {
      NotationError error = state.error();
      error.offset += seat_size;
      return Failure{error};
    }
    position.state = *state;
  }
  // What was read must be a position, one in which the player has to choose, and must say neither
  // more nor less than he may know.
  const auto again = read_position(write_position(position.state).view());
  const bool is_position = again && *again == position.state;
  if (!is_position || !BraveRats::actors(position.state).contains(position.viewer))
    return Error{{"position", seat_size, "a position in which this seat has to choose"}};
  if (write_observation(observe(position.state, position.viewer)).view() != text)
    return Error{{"position", seat_size, "just what this seat may know of the position"}};
  return position;
}

}  // namespace cheesemoon::brave_rats
