#include "study/replay.h"

#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>
#include <optional>

#include "hosting/brave_rats_hosting.h"
#include "hosting/first_rat_hosting.h"
#include "hosting/frames.h"
#include "hosting/replayed_game.h"
#include "json/error.h"
#include "json/writer.h"
#include "records/document.h"

namespace cheesemoon::study {

namespace {

std::optional<JsonError> write_games(JsonWriter& writer,
                                     const records::BraveRatsDocument& document) {
  const auto games = records::replay(document);
  if (!games) return games.error();
  for (std::size_t place = 0; place < games->size(); ++place) {
    const records::BraveRatsRecord& record = document.games[place];
    const auto hosted = hosting::host_brave_rats(record.options);
    hosting::write_replayed_game(writer, *hosted, hosting::frames_of(record, (*games)[place]));
  }
  return std::nullopt;
}

std::optional<JsonError> write_games(JsonWriter& writer, const records::FirstRatRecord& record) {
  const auto game = records::replay(record);
  if (!game) return game.error();
  const auto hosted = hosting::host_first_rat(record.options);
  hosting::write_replayed_game(writer, *hosted, hosting::frames_of(record, *game));
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
            for (const std::string& name : names)
              writer.json(boost::json::serialize(boost::json::string(name)));
          });
          writer.array("games", [&] { error = write_games(writer, content); });
        },
        *document);
  });
  if (error) return Failure{*error};
  return writer.take();
}

}  // namespace cheesemoon::study
