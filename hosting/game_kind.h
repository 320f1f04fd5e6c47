#pragma once

#include <boost/json/value.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arena/game_result.h"
#include "engine/core/game_description.h"
#include "engine/core/random.h"
#include "engine/core/result.h"
#include "hosting/hosted_game.h"
#include "hosting/question.h"
#include "json/error.h"
#include "json/reader.h"
#include "players/budget.h"
#include "records/frames.h"
#include "records/played.h"
#include "records/record.h"

namespace cheesemoon::hosting {

/// What bots are to play against each other.
struct BotPlan {
  /// As on a command line: `path=variable`, or `crowns=3`, which is only for records.
  std::vector<std::string> settings;
  /// One for each seat: players of the house, or `exec:COMMAND`.
  std::vector<std::string> players;
  std::uint64_t seed = 1;
  players::Budget budget;
  unsigned threads = 1;
  /// How long to wait for players that are programs of their own.
  std::chrono::duration<double> patience{0};
};

/// Bots that are ready to play.
class BotMatch {
 public:
  virtual ~BotMatch() = default;
  BotMatch(const BotMatch&) = delete;
  BotMatch& operator=(const BotMatch&) = delete;

  /// Hears how a game ended, and has its record written if it wants it; ends the match by answering
  /// false.
  using Listener =
      std::function<bool(const arena::GameResult&, const std::function<std::string()>& record)>;
  /// Plays the games of these numbers, several at a time, every set-up in all seatings.
  virtual void play(const std::vector<std::uint64_t>& wanted, const Listener& heard) const = 0;
  /// Plays game number `number`, or as many as the crowns need, in the order of the players; the
  /// document.
  [[nodiscard]] virtual std::string record(std::uint64_t number) const = 0;

 protected:
  BotMatch() = default;
};

/// A record that was replayed and found right.
struct CheckedRecord {
  /// `12 actions, player 1 wins`
  std::string summary;
  /// Every game as text, if that was wanted.
  std::vector<std::string> playthroughs;
};

/// A game of a record, move by move: seats as they acted, and chance as it was drawn.
struct RecordedMoves {
  std::vector<records::RecordedMove> moves;
  std::optional<records::Forfeit> forfeit;
};

/// A document that was replayed and found right, as a table plays it again.
struct RecordedTable {
  ChosenGame game;
  std::optional<int> crowns;
  /// Several only of a match for crowns.
  std::vector<RecordedMoves> games;
  std::optional<records::Played> played;
};

/// One of the games that there are: what can be done with it by whoever need not know which it is.
/// It may be used by all threads. Records come as documents that are known to be of this game.
class GameKind {
 public:
  virtual ~GameKind() = default;
  GameKind(const GameKind&) = delete;
  GameKind& operator=(const GameKind&) = delete;

  [[nodiscard]] virtual const GameDescription& description() const = 0;
  [[nodiscard]] std::string_view name() const { return description().name; }
  /// The players that a table may offer, from the weakest to the strongest.
  [[nodiscard]] virtual std::span<const std::string_view> bots() const = 0;
  /// Works out what bots need, so that nobody waits for it at the table. To be called once.
  virtual void warm_up() const = 0;

  /// Chooses options, as in records; those that are not said are as usual.
  [[nodiscard]] virtual Result<ChosenGame, JsonError> choose(
      const boost::json::value& options) const = 0;

  /// A player of the house or `exec:COMMAND`, to be kept from question to question. The error is a
  /// sentence that ends in all names there are.
  [[nodiscard]] virtual Result<std::unique_ptr<KeptPlayer>, std::string> keep_player(
      std::string_view name, Random random, std::chrono::duration<double> patience) const = 0;

  /// The error is a sentence: what is wrong with the options, or which player there is not.
  [[nodiscard]] virtual Result<std::unique_ptr<BotMatch>, std::string> prepare(
      const BotPlan& plan) const = 0;

  [[nodiscard]] virtual Result<CheckedRecord, JsonError> check(const JsonReader& document,
                                                               bool in_full) const = 0;
  /// The moves of a document whose games all have the same options.
  [[nodiscard]] virtual Result<RecordedTable, JsonError> moves(
      const JsonReader& document) const = 0;
  /// How many sequences of so many entries there are from where the only game of a document is.
  [[nodiscard]] virtual Result<std::uint64_t, JsonError> perft(const JsonReader& document,
                                                               std::size_t depth) const = 0;
  /// All that happened in the games of a document; see replay_json.h.
  [[nodiscard]] virtual Result<std::string, JsonError> replay(
      const JsonReader& document, std::span<const std::string> names) const = 0;
  /// The games of a document compared with better play. Takes seconds, unless it is quick.
  [[nodiscard]] virtual Result<std::string, JsonError> review(const JsonReader& document) const = 0;
  [[nodiscard]] virtual bool is_quick_to_review(const JsonReader& reader) const = 0;
  /// A game as somebody analyses it, and what is known of the position it has come to: see
  /// analysis_json and advice_json in games.h.
  [[nodiscard]] virtual Result<std::string, JsonError> analyse(const JsonReader& asked) const = 0;
  [[nodiscard]] virtual Result<std::string, JsonError> advise(const JsonReader& asked) const = 0;
  /// All positions that a review of a document would tell something about: see
  /// HostedGame::positions. None of a document with which something is wrong.
  [[nodiscard]] virtual std::vector<std::string> positions(const JsonReader& document) const = 0;

 protected:
  GameKind() = default;
};

}  // namespace cheesemoon::hosting
