#pragma once

#include <boost/json/value.hpp>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/result.h"
#include "hosting/game_kind.h"
#include "hosting/hosted_game.h"
#include "json/error.h"
#include "json/reader.h"
#include "records/document.h"

namespace cheesemoon::hosting {

/// The games that there are, by their names.
class Games {
 public:
  void add(std::unique_ptr<GameKind> kind) { kinds_.push_back(std::move(kind)); }
  [[nodiscard]] std::span<const std::unique_ptr<GameKind>> all() const { return kinds_; }
  /// Null if there is none of that name.
  [[nodiscard]] const GameKind* find(std::string_view name) const;
  [[nodiscard]] std::vector<std::string> names() const;

 private:
  std::vector<std::unique_ptr<GameKind>> kinds_;
};

/// Those of this process, BraveRats and First Rat to begin with. Others are added before anything
/// is done with any.
Games& games();

/// `there is no game "chess": expected "brave-rats" or "first-rat"`
std::string no_such_game(std::string_view name);

/// All games with what can be chosen before one begins, as JSON on one line: see docs/views.md.
std::string games_json();

/// Chooses a game, with its options as in records; those that are not said are as usual. The error
/// says which of them is wrong and what was expected.
Result<ChosenGame, std::string> choose_game(std::string_view name,
                                            const boost::json::value& options);

/// Whether a table of that game may offer a player of that name. Names come from clients: a player
/// that thinks as long as somebody likes, as `search:1000000` does, is none.
bool is_bot(std::string_view game, std::string_view name);
/// `there are level1 to level10`
std::string bots_in_words(std::string_view game);
/// The bots of all games, each once.
std::vector<std::string_view> all_bots();
/// Works out what bots need, so that nobody waits for it at the table. Whoever leaves this out has
/// them work it out when they are first asked, while all others who need it wait. To be called
/// once, from any thread.
void warm_up();

/// The game that a document is of.
Result<const GameKind*, JsonError> game_of(const JsonReader& document);

/// What `answer(kind, reader)` makes of the text of a record, whose game it finds out.
template <class Value, class Answer>
Result<Value, JsonError> about_record(std::string_view text, const Answer& answer) {
  const auto json = parse_json(text);
  if (!json) return Failure{json.error()};
  std::optional<JsonError> error;
  const JsonReader reader(*json, error);
  const auto kind = game_of(reader);
  if (!kind) return Failure{kind.error()};
  return answer(**kind, reader);
}

/// All that happened in the games of a record file, frame by frame: docs/study.md says what every
/// member means. The names are those of the seats, or none. The error says what is wrong with the
/// record and where.
Result<std::string, JsonError> replay_json(std::string_view record,
                                           std::span<const std::string> names = {});
/// The games of a record file compared with better play; takes seconds, unless it is quick.
Result<std::string, JsonError> review_json(std::string_view record);
bool is_quick_to_review(std::string_view record);
/// All positions that the review of a record file would tell something about; none of one with
/// which something is wrong.
std::vector<std::string> positions_in(std::string_view record);

/// A game with chosen options that has just been set up, as a record: `{"game":..,"options":..}`.
Result<std::string, JsonError> new_record_json(std::string_view asked, Random& random);
/// A game of a record as somebody analyses it: where a line of steps leads to, what was to be seen
/// on the way, and what can be done there. docs/study.md says what is asked and answered.
Result<std::string, JsonError> analysis_json(std::string_view asked);
/// What is known of the position that the same leads to; takes a fraction of a second, in
/// a draft as long as it takes to know all deals.
Result<std::string, JsonError> advice_json(std::string_view asked);

}  // namespace cheesemoon::hosting
