#include "tools/rating_simulation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <set>
#include <unordered_map>

#include "engine/core/random.h"
#include "server/heads/summary.h"
#include "server/people/bots.h"
#include "server/people/person_kind.h"
#include "server/people/rate_finished_tables.h"
#include "server/people/suspicions.h"
#include "server/ratings/glicko2.h"
#include "server/ratings/rated_games.h"
#include "server/store/store.h"
#include "tools/temporary_folder.h"

namespace cheesemoon::tools {

namespace {

namespace json = boost::json;
using server::Store;
using server::StoreResult;

constexpr std::int64_t day_in_milliseconds = 24LL * 3600 * 1000;
constexpr double middle = 1500;
/// Nobody knows how far people are apart. In First Rat as the levels are; BraveRats has more luck.
constexpr double spread_of_bots = 0.6;
/// A tenth of all are cheats.
constexpr std::array<double, ways> shares{0, 0.01, 0.01, 0.01, 0.01, 0.006, 0.054};
/// Against bots, before somebody goes his way.
constexpr int first_games = 16;
constexpr int enough_acts = 40;

struct Contestant {
  std::string id;
  Way way = Way::honest;
  double strength = middle;
  /// Of those in a ring, where its leader is.
  std::size_t leader = 0;
  double rating = middle;
  double deviation = server::Rating{}.deviation;
};

/// A game of two as it ended, the first of whom has a seat for a person.
struct Played {
  std::string one;
  std::string two;
  bool one_wins = true;
  bool loser_leaves_early = false;
};

double normal(Random& random) {
  return std::sqrt(-2 * std::log(1 - random.unit())) *
         std::cos(2 * std::numbers::pi * random.unit());
}

double chance_to_win(double one, double two) {
  return 1 / (1 + std::pow(10.0, (two - one) / 400));
}

json::object seat_of(const std::string& id, bool is_gone) {
  json::object seat;
  if (server::is_bot_id(id))
    seat["bot"] = id.substr(server::bot_id_prefix.size());
  else
    seat["person"] = id;
  if (is_gone) seat["gone"] = "resigned";
  return seat;
}

class Simulation {
 public:
  Simulation(Store store, const SimulationOptions& options)
      : store_(std::move(store)), options_(options), random_(options.seed) {}

  std::optional<std::string> run();
  Result<SimulationReport, std::string> report();

 private:
  std::optional<std::string> prepare();
  std::string add_account(const std::string& id);
  std::optional<std::string> play_day(std::uint32_t day);
  void play_own_way(std::size_t who, std::uint32_t day);
  void play_bot(const Contestant& one, std::size_t level, bool leaves_when_losing = false);
  void play_somebody(std::size_t who);
  void play(const Contestant& one, const Contestant& two);
  [[nodiscard]] std::size_t level_near(double rating);
  std::optional<std::string> rate_day(std::uint32_t day);
  std::optional<std::string> read_ratings();
  [[nodiscard]] const server::RatedGame& game() const { return *server::rated_game(options_.game); }

  Store store_;
  SimulationOptions options_;
  Random random_;
  std::vector<Contestant> people_;
  std::vector<Played> today_;
  std::size_t games_ = 0;
  std::size_t accounts_ = 0;
  std::optional<std::string> error_;
};

std::string Simulation::add_account(const std::string& id) {
  ++accounts_;
  const auto added = store_.add_person({.id = id, .name = id, .name_key = id});
  if (!added) error_ = added.error().sentence;
  return id;
}

std::optional<std::string> Simulation::prepare() {
  std::vector<server::BotLevel> levels;
  for (std::size_t level = 1; level <= game().bots.size(); ++level)
    levels.push_back({fmt::format("level{}", level), fmt::format("Bot {}", level)});
  if (const auto bots = server::ensure_bots(store_, levels, 0); !bots) return bots.error().sentence;
  const double spread = spread_of_bots * (game().bots.back() - game().bots.front()) / 2;
  const auto count = [&](Way way) {
    return static_cast<std::size_t>(shares[static_cast<std::size_t>(way)] * options_.people);
  };
  for (std::size_t way = 1; way < ways; ++way)
    for (std::size_t one = 0; one < count(static_cast<Way>(way)); ++one)
      people_.push_back({.id = fmt::format("{} {}", name_of(static_cast<Way>(way)), one),
                         .way = static_cast<Way>(way)});
  const std::size_t rings = std::max<std::size_t>(count(Way::led), 1);
  const auto first_leader = std::find_if(people_.begin(), people_.end(),
                                         [](const auto& one) { return one.way == Way::led; }) -
                            people_.begin();
  for (std::size_t one = 0; one < people_.size(); ++one)
    if (people_[one].way == Way::in_ring)
      people_[one].leader = static_cast<std::size_t>(first_leader) + one % rings;
  while (people_.size() < options_.people)
    people_.push_back({.id = fmt::format("honest {}", people_.size()),
                       .way = Way::honest,
                       .strength = middle + spread * normal(random_)});
  for (const Contestant& one : people_) (void)add_account(one.id);
  return error_;
}

std::size_t Simulation::level_near(double rating) {
  std::size_t nearest = 0;
  for (std::size_t level = 1; level < game().bots.size(); ++level)
    if (std::abs(game().bots[level] - rating) < std::abs(game().bots[nearest] - rating))
      nearest = level;
  // Or one beside it.
  const std::size_t moved = nearest + random_.below(3);
  return std::clamp<std::size_t>(moved, 1, game().bots.size()) - 1;
}

void Simulation::play_bot(const Contestant& one, std::size_t level, bool leaves_when_losing) {
  const bool wins = random_.unit() < chance_to_win(one.strength, game().bots[level]);
  today_.push_back({one.id, fmt::format("bot-level{}", level + 1), wins, leaves_when_losing});
}

void Simulation::play(const Contestant& one, const Contestant& two) {
  today_.push_back(
      {one.id, two.id, random_.unit() < chance_to_win(one.strength, two.strength), false});
}

/// Of some who are there the one who seems nearest in strength.
void Simulation::play_somebody(std::size_t who) {
  std::optional<std::size_t> nearest;
  for (int tries = 0; tries < 5; ++tries) {
    const std::size_t other = random_.below(static_cast<std::uint32_t>(people_.size()));
    const Way way = people_[other].way;
    if (other == who || (way != Way::honest && way != Way::in_ring)) continue;
    const auto distance = [&](std::size_t one) {
      return std::abs(people_[one].rating - people_[who].rating);
    };
    if (!nearest || distance(other) < distance(*nearest)) nearest = other;
  }
  if (nearest) play(people_[who], people_[*nearest]);
}

void Simulation::play_own_way(std::size_t who, std::uint32_t day) {
  const Contestant& one = people_[who];
  constexpr int fresh_accounts = 3;
  constexpr int farmed = 20;
  switch (one.way) {
    case Way::honest:
      random_.below(3) == 0 ? play_bot(one, level_near(one.rating)) : play_somebody(who);
      break;
    case Way::resigned_to:
    case Way::lost_to:
      for (int fresh = 0; fresh < fresh_accounts; ++fresh) {
        const std::string sock = add_account(fmt::format("sock {} {} {}", who, day, fresh));
        for (int game = 0; game < 2; ++game)
          today_.push_back({one.id, sock, true, one.way == Way::resigned_to});
      }
      break;
    case Way::escapes:
      for (int game = 0; game < 3; ++game) play_bot(one, server::RatedGame{}.bots.size() - 1, true);
      break;
    case Way::farms:
      for (int game = 0; game < farmed; ++game) play_bot(one, 0);
      break;
    case Way::led:
      break;
    case Way::in_ring:
      today_.push_back({people_[one.leader].id, one.id, true, false});
      random_.below(2) == 0 ? play_bot(one, level_near(one.rating)) : play_somebody(who);
      break;
  }
}

std::optional<std::string> Simulation::rate_day(std::uint32_t day) {
  std::vector<server::Append> tables;
  for (const Played& played : today_) {
    const std::string id = fmt::format("{:08}", games_++);
    const auto acts = [&](bool loses) {
      return loses && played.loser_leaves_early ? 0 : enough_acts;
    };
    server::Head head{
        .id = id,
        .game = options_.game,
        .status = table::Status::over,
        .is_public = false,
        .updated = day * day_in_milliseconds + static_cast<std::int64_t>(tables.size()),
        .summary = {},
        .seats = {},
        .is_rated = true};
    const bool is_left = played.loser_leaves_early;
    head.summary = json::serialize(
        json::value{{"made_with", {{"game", options_.game}, {"rated", true}}},
                    {"seats", json::array{seat_of(played.one, is_left && !played.one_wins),
                                          seat_of(played.two, is_left && played.one_wins)}},
                    {"ending",
                     {{"kind", is_left ? "resigned" : "finished"},
                      {"places", json::array{played.one_wins ? 1 : 2, played.one_wins ? 2 : 1}},
                      {"acts", json::array{acts(!played.one_wins), acts(played.one_wins)}}}}});
    tables.push_back({.table = id, .first_sequence = 1, .entries = {{0, "{}"}}, .head = head});
  }
  today_.clear();
  for (const server::AppendOutcome& outcome : store_.append(tables))
    if (outcome.kind != server::AppendOutcome::Kind::done) return outcome.sentence;
  const auto rated = server::rate_finished_tables(store_, server::places_that_count);
  if (!rated) return rated.error().sentence;
  return read_ratings();
}

std::optional<std::string> Simulation::read_ratings() {
  constexpr std::int64_t all = 1'000'000;
  const auto lines = store_.leaderboard({.game = options_.game, .limit = all});
  if (!lines) return lines.error().sentence;
  std::unordered_map<std::string, const server::PersonRating*> found;
  for (const server::LeaderboardLine& line : *lines) found[line.rating.person] = &line.rating;
  for (Contestant& one : people_) {
    const auto rating = found.find(one.id);
    if (rating == found.end()) continue;
    one.rating = rating->second->rating;
    one.deviation = rating->second->deviation;
  }
  return std::nullopt;
}

std::optional<std::string> Simulation::play_day(std::uint32_t day) {
  const int games_before = static_cast<int>(day) * 2;
  for (std::size_t who = 0; who < people_.size(); ++who) {
    if (people_[who].way != Way::honest && games_before < first_games) {
      for (int game = 0; game < 2; ++game) play_bot(people_[who], level_near(people_[who].rating));
    } else {
      play_own_way(who, day);
    }
  }
  if (error_) return error_;
  return rate_day(day);
}

std::optional<std::string> Simulation::run() {
  if (auto error = prepare()) return error;
  for (std::uint32_t day = 0; day < options_.days; ++day)
    if (auto error = play_day(day)) return error;
  return std::nullopt;
}

/// The ranks of numbers, from 0 for the largest.
std::vector<double> ranks_of(const std::vector<double>& numbers) {
  std::vector<std::size_t> order(numbers.size());
  for (std::size_t place = 0; place < order.size(); ++place) order[place] = place;
  std::sort(order.begin(), order.end(),
            [&](std::size_t one, std::size_t two) { return numbers[one] > numbers[two]; });
  std::vector<double> ranks(numbers.size());
  for (std::size_t rank = 0; rank < order.size(); ++rank)
    ranks[order[rank]] = static_cast<double>(rank);
  return ranks;
}

double rank_correlation(const std::vector<double>& one, const std::vector<double>& two) {
  const auto ranks_of_one = ranks_of(one);
  const auto ranks_of_two = ranks_of(two);
  const auto count = static_cast<double>(one.size());
  double squares = 0;
  for (std::size_t place = 0; place < one.size(); ++place) {
    const double distance = ranks_of_one[place] - ranks_of_two[place];
    squares += distance * distance;
  }
  return 1 - 6 * squares / (count * (count * count - 1));
}

double median_of(std::vector<double> numbers) {
  if (numbers.empty()) return 0;
  std::sort(numbers.begin(), numbers.end());
  return numbers[numbers.size() / 2];
}

Result<SimulationReport, std::string> Simulation::report() {
  const auto results = store_.results_since(0);
  if (!results) return Failure{results.error().sentence};
  std::set<std::string> suspected;
  for (const server::Suspicion& one : server::suspicions_in(*results)) suspected.insert(one.person);

  SimulationReport report{
      .games = games_, .accounts = accounts_, .standings = std::vector<Standing>(ways)};
  std::vector<const Contestant*> order;
  for (const Contestant& one : people_) order.push_back(&one);
  std::sort(order.begin(), order.end(),
            [](const Contestant* one, const Contestant* two) { return one->rating > two->rating; });
  std::vector<double> strengths;
  std::vector<double> ratings;
  std::vector<double> errors;
  std::size_t rank = 0;
  for (const Contestant* one : order) {
    Standing& standing = report.standings[static_cast<std::size_t>(one->way)];
    const double excess = one->rating - one->strength;
    standing.most_excess = standing.people == 0 ? excess : std::max(standing.most_excess, excess);
    standing.mean_excess += excess;
    ++standing.people;
    if (suspected.contains(one->id)) ++standing.suspected;
    if (one->deviation > server::largest_sure_deviation) continue;
    ++rank;
    if (standing.listed++ == 0) standing.best_rank = rank;
    if (one->way != Way::honest) continue;
    strengths.push_back(one->strength);
    ratings.push_back(one->rating);
    errors.push_back(std::abs(excess));
  }
  for (Standing& standing : report.standings)
    if (standing.people > 0) standing.mean_excess /= static_cast<double>(standing.people);
  report.rank_correlation = rank_correlation(strengths, ratings);
  report.median_error = median_of(std::move(errors));
  return report;
}

}  // namespace

std::string_view name_of(Way way) {
  constexpr std::array<std::string_view, ways> names{"honest", "resigned to", "lost to", "escapes",
                                                     "farms",  "led",         "in ring"};
  return names[static_cast<std::size_t>(way)];
}

Result<SimulationReport, std::string> simulate_ratings(const SimulationOptions& options) {
  const TemporaryFolder folder;
  if (!folder.is_there()) return Failure{std::string("there is no temporary folder")};
  auto store = server::open_store(folder.file("simulation.sqlite"));
  if (!store) return Failure{store.error().sentence};
  Simulation simulation(std::move(*store), options);
  if (auto error = simulation.run()) return Failure{*std::move(error)};
  return simulation.report();
}

}  // namespace cheesemoon::tools
