#include "hosting/replay.h"

#include <cassert>
#include <optional>
#include <vector>

#include "hosting/brave_rats_hosting.h"
#include "hosting/first_rat_hosting.h"
#include "hosting/hosted.h"
#include "json/error.h"
#include "json/writer.h"
#include "records/document.h"
#include "records/frames.h"

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

/// Plays the frames of a record in a new game and writes what there is to see: the board, and for
/// every frame its moves, its events and the view after it. Nothing is hidden: whoever has a record
/// knows all that is in it.
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

std::optional<JsonError> write_games(JsonWriter& writer,
                                     const records::BraveRatsDocument& document) {
  const auto games = records::replay(document);
  if (!games) return games.error();
  for (std::size_t place = 0; place < games->size(); ++place) {
    const records::BraveRatsRecord& record = document.games[place];
    Hosted<BraveRatsHosting> hosted(record.options);
    write_replayed_game(writer, hosted, records::frames_of(record, (*games)[place]));
  }
  return std::nullopt;
}

std::optional<JsonError> write_games(JsonWriter& writer, const records::FirstRatRecord& record) {
  const auto game = records::replay(record);
  if (!game) return game.error();
  Hosted<FirstRatHosting> hosted(record.options);
  write_replayed_game(writer, hosted, records::frames_of(record, *game));
  return std::nullopt;
}

std::string_view name_of(const records::BraveRatsDocument& /*document*/) {
  return brave_rats::BraveRats::name;
}
std::string_view name_of(const records::FirstRatRecord& /*record*/) {
  return first_rat::FirstRat::name;
}

}  // namespace

Result<std::string, JsonError> replay_json(std::string_view record,
                                           std::span<const std::string> names) {
  const auto document = records::read_document(record);
  if (!document) return Failure{document.error()};
  std::optional<JsonError> error;
  JsonWriter writer;
  writer.object([&] {
    std::visit(
        [&](const auto& content) {
          writer.member("game", name_of(content));
          writer.array("names", [&] {
            for (const std::string& name : names) writer.value(std::string_view(name));
          });
          writer.array("games", [&] { error = write_games(writer, content); });
        },
        *document);
  });
  if (error) return Failure{*error};
  return writer.text();
}

}  // namespace cheesemoon::hosting
