#include "server/people/suspicions.h"

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "server/people/person_kind.h"

namespace cheesemoon::server {

namespace {

// So many games before anything is said, and how far from what was expected: in standard deviations
// of luck, of which four are passed by one in thirty thousand.
constexpr std::int64_t least_games_of_pair = 10;
constexpr std::int64_t least_games = 20;
constexpr std::int64_t least_cut_short = 5;
constexpr std::size_t least_newcomers = 10;
constexpr double large_share = 0.9;
constexpr double surprising_for_pair = 3;
constexpr double surprising = 4;

/// Several results together.
struct Sum {
  std::int64_t games = 0;
  double won = 0;
  double expected = 0;
  double variance = 0;

  void add(const PersonResult& result) {
    ++games;
    won += result.score;
    expected += result.expected;
    variance += result.expected * (1 - result.expected);
  }
  [[nodiscard]] bool is_above(double deviations) const {
    return won - expected > deviations * std::sqrt(variance);
  }
  [[nodiscard]] bool is_nearly_all_won() const {
    return won >= large_share * static_cast<double>(games);
  }
};

/// All that somebody did in one game.
struct Deeds {
  /// Against people who are known, and bots.
  Sum counted;
  /// Against people of whom nothing is known yet.
  Sum against_new;
  Sum won_cut_short;
  Sum against_people;
  std::set<std::string> newcomers;
  std::map<std::string, Sum> by_person;

  void add(const PersonResult& result) {
    const bool is_bot = is_bot_id(result.opponent);
    if (result.weight > 0) counted.add(result);
    if (!is_bot) against_people.add(result);
    if (!is_bot) by_person[result.opponent].add(result);
    if (result.is_cut_short && result.score == 1) won_cut_short.add(result);
    if (result.weight > 0 || result.is_cut_short) return;
    against_new.add(result);
    newcomers.insert(result.opponent);
  }
};

}  // namespace

std::vector<Suspicion> suspicions_in(std::span<const PersonResult> results) {
  std::map<std::pair<std::string, std::string>, Deeds> all;
  for (const PersonResult& result : results) all[{result.person, result.game}].add(result);
  std::vector<Suspicion> found;
  for (const auto& [who, deeds] : all) {
    const auto suspect = [&found, &who = who](Suspicion::Kind kind, const Sum& sum,
                                              const std::string& opponent = {}) {
      found.push_back({.kind = kind,
                       .person = who.first,
                       .opponent = opponent,
                       .game = who.second,
                       .games = sum.games,
                       .won = sum.won,
                       .expected = sum.expected});
    };
    for (const auto& [opponent, sum] : deeds.by_person)
      if (sum.games >= least_games_of_pair && sum.is_nearly_all_won() &&
          sum.is_above(surprising_for_pair))
        suspect(Suspicion::Kind::pair, sum, opponent);
    if (deeds.won_cut_short.games >= least_cut_short)
      suspect(Suspicion::Kind::cut_short, deeds.won_cut_short);
    if (deeds.newcomers.size() >= least_newcomers && deeds.against_new.is_nearly_all_won() &&
        2 * deeds.against_new.games > deeds.against_people.games)
      suspect(Suspicion::Kind::newcomers, deeds.against_new);
    if (deeds.counted.games >= least_games && deeds.counted.is_above(surprising))
      suspect(Suspicion::Kind::expectation, deeds.counted);
  }
  return found;
}

std::string_view in_words(Suspicion::Kind kind) {
  constexpr std::array<std::string_view, 4> words{
      "wins again and again against the same person", "others leave his games early",
      "plays mostly against people who are new, and hardly ever loses",
      "wins far more than his rating says"};
  return words[static_cast<std::size_t>(kind)];
}

}  // namespace cheesemoon::server
