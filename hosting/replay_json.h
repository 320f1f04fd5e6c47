#pragma once

#include <span>
#include <string>
#include <vector>

#include "hosting/hosted.h"
#include "hosting/hosted_game.h"
#include "json/writer.h"
#include "records/document.h"
#include "records/frames.h"

namespace cheesemoon::hosting {

/// Plays the frames of a record in a new game and writes what there is to see: the board, and for
/// every frame its moves, its events and the view after it. Nothing is hidden: whoever has a record
/// knows all that is in it.
void write_replayed_game(JsonWriter& writer, HostedGame& game,
                         std::span<const records::Frame> frames);

/// All that happened in the games of a document, frame by frame: docs/study.md says what every
/// member means. The names are those of the seats, or none.
template <Hosting H>
std::string write_replay(const records::Document<typename H::Rules>& document,
                         const std::vector<records::Replayed<typename H::Rules>>& games,
                         std::span<const std::string> names) {
  JsonWriter writer;
  writer.object([&] {
    writer.member("game", H::Rules::name);
    writer.array("names", [&] {
      for (const std::string& name : names) writer.value(std::string_view(name));
    });
    writer.array("games", [&] {
      for (std::size_t place = 0; place < games.size(); ++place) {
        const auto& record = document.games[place];
        Hosted<H> hosted(record.options);
        write_replayed_game(writer, hosted, records::frames_of(record, games[place]));
      }
    });
  });
  return writer.text();
}

}  // namespace cheesemoon::hosting
