#pragma once

#include <cstdint>
#include <string>

namespace cheesemoon::server {

/// How strong somebody is taken to be in one game.
struct PersonRating {
  std::string person;
  std::string game;
  double rating = 0;
  double deviation = 0;
  double volatility = 0;
  std::int64_t games = 0;
  /// How often it was stored; 0 for a new one. Whoever stores it gives back the version that was
  /// read, so that of two tables that end at once none undoes the rating of the other.
  std::int64_t version = 0;

  bool operator==(const PersonRating&) const = default;
};

/// How far somebody got at a table: places count from 1, and are the same for those who share one.
struct PlacedPerson {
  std::string person;
  int place = 1;
  /// Whether he has left the game before he had played enough of it for anybody to have beaten him.
  bool has_left_early = false;

  bool operator==(const PlacedPerson&) const = default;
};

/// What somebody did against one of the others at a rated table.
struct PersonResult {
  std::string table;
  std::string person;
  /// A person or a bot. It outlives him: an id, never a name.
  std::string opponent;
  std::string game;
  std::int64_t ended = 0;
  /// 1 for a win, 0.5 for a draw, 0 for a loss; and what was to be expected by the ratings before.
  double score = 0;
  double expected = 0;
  /// How much it counted for his rating, from 0 to 1.
  double weight = 0;
  /// Whether one of the two has left early.
  bool is_cut_short = false;

  bool operator==(const PersonResult&) const = default;
};

enum class RatingOutcome : std::uint8_t {
  rated,
  rated_before,  // nothing was changed
};

struct LeaderboardQuery {
  std::string game;
  std::int64_t least_games = 0;
  double largest_deviation = 1e9;
  std::int64_t limit = 100;
};

struct LeaderboardLine {
  std::string name;
  PersonRating rating;

  bool operator==(const LeaderboardLine&) const = default;
};

}  // namespace cheesemoon::server
