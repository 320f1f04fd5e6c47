#include "study/review.h"

#include <span>
#include <vector>

#include "json/reader.h"
#include "json/writer.h"
#include "players/first_rat/analysis.h"
#include "records/document.h"
#include "records/frames.h"
#include "solve/analysis.h"
#include "study/brave_rats_json.h"
#include "study/first_rat_json.h"
#include "study/played_actions.h"
#include "study/played_rounds.h"

namespace cheesemoon::study {

using brave_rats::BraveRats;
using first_rat::FirstRat;
using records::Replayed;

namespace {

/// The frame after each round: the last entries of a game are rounds, the first may be a draft.
void write_game(JsonWriter& writer, const Replayed<BraveRats>& game) {
  const auto rounds = played_rounds(game);
  const auto frames = records::frames_of_entries(game);
  write_review(writer, solve::analyse(rounds), std::span(frames).last(rounds.size()));
}

/// The frame after each turn, by its last action.
void write_game(JsonWriter& writer, const Replayed<FirstRat>& game) {
  const auto analysis = players::analyse(played_actions(game), game.last().table);
  const auto frames_of_actions = records::frames_of_entries(game);
  std::vector<std::size_t> frames;
  frames.reserve(analysis.turns.size());
  std::size_t done = 0;
  for (const players::TurnAnalysis& turn : analysis.turns) {
    done += turn.played.actions.size();
    frames.push_back(frames_of_actions[done - 1]);
  }
  write_analysis(writer, analysis, frames);
}

template <Game G>
std::string review(std::span<const Replayed<G>> games) {
  JsonWriter writer;
  writer.object([&] {
    writer.member("game", G::name);
    writer.array("games", [&] {
      for (const auto& game : games) write_game(writer, game);
    });
  });
  return writer.text();
}

Result<std::string, JsonError> review(const records::BraveRatsDocument& document) {
  const auto games = records::replay(document);
  if (!games) return Failure{games.error()};
  return review<BraveRats>(*games);
}

Result<std::string, JsonError> review(const records::FirstRatRecord& record) {
  const auto game = records::replay(record);
  if (!game) return Failure{game.error()};
  return review<FirstRat>({&*game, 1});
}

}  // namespace

Result<std::string, JsonError> review_json(std::string_view record) {
  const auto document = records::read_document(record);
  if (!document) return Failure{document.error()};
  return std::visit([](const auto& content) { return review(content); }, *document);
}

bool is_quick_to_review(std::string_view record) {
  const auto document = parse_json(record);
  if (!document || !document->is_object()) return false;
  const auto* game = document->get_object().if_contains("game");
  return game != nullptr && game->is_string() && game->get_string() == BraveRats::name;
}

}  // namespace cheesemoon::study
