#include "study/review.h"

#include <span>
#include <vector>

#include "players/first_rat/analysis.h"
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

/// The frame after each round: the last entries of a game are rounds, the first may be a draft.
void write_review(JsonWriter& writer, const Replayed<BraveRats>& game) {
  const auto rounds = played_rounds(game);
  const auto frames = records::frames_of_entries(game);
  write_review(writer, solve::analyse(rounds), std::span(frames).last(rounds.size()));
}

/// The frame after each turn, by its last action.
void write_review(JsonWriter& writer, const Replayed<FirstRat>& game) {
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

}  // namespace cheesemoon::study
