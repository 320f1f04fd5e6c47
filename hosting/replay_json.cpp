#include "hosting/replay_json.h"

#include <cassert>

namespace cheesemoon::hosting {

namespace {

using records::Frame;
using records::RecordedMove;

void play(HostedGame& game, const RecordedMove& move) {
  const auto refusal = move.seat == Seat::chance ? game.apply_chance(move.action)
                                                 : game.apply(move.seat, move.action);
  // The record was replayed before: its moves are legal.
  assert(!refusal);
  (void)refusal;
}

/// What chance drew is told by the events.
void write_moves(JsonWriter& writer, const Frame& frame) {
  writer.array("moves", [&] {
    for (const RecordedMove& move : frame) {
      if (move.seat == Seat::chance) continue;
      writer.object([&] {
        writer.member("seat", number(move.seat));
        writer.member("action", std::string_view(move.action));
      });
    }
  });
}

}  // namespace

void write_replayed_game(JsonWriter& writer, HostedGame& game, std::span<const Frame> frames) {
  JsonWriter list;
  list.array([&] {
    for (const Frame& frame : frames) {
      const std::size_t before = game.moves();
      for (const RecordedMove& move : frame) play(game, move);
      list.object([&] {
        write_moves(list, frame);
        list.key("events");
        list.json(game.open_events(before));
        list.key("view");
        list.json(game.open_view());
      });
    }
  });
  writer.object([&] {
    writer.key("board");
    writer.json(game.board());
    writer.key("frames");
    writer.json(list.text());
    writer.key("result");
    writer.json(game.result().value_or("null"));
  });
}

}  // namespace cheesemoon::hosting
