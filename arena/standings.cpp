#include "arena/standings.h"

#include <algorithm>
#include <cmath>

namespace cheesemoon::arena {

namespace {

/// 95 % of a normal distribution lie within so many standard deviations.
constexpr double deviations = 1.96;

double outcome_of(double own, double other) {
  if (own == other) return 0.5;
  return own > other ? 1 : 0;
}

}  // namespace

Standings::Standings(std::size_t entrants)
    : entrants_(entrants),
      win_share_(entrants),
      points_(entrants),
      place_(entrants),
      encounters_(entrants * entrants),
      against_all_(entrants) {}

void Standings::Quantity::add(std::size_t group, double value) {
  if (sums.size() <= group) {
    sums.resize(group + 1, 0);
    counts.resize(group + 1, 0);
  }
  sums[group] += value;
  counts[group] += 1;
}

Estimate Standings::Quantity::estimate() const {
  double total = 0;
  double count = 0;
  double groups = 0;
  for (std::size_t place = 0; place < sums.size(); ++place) {
    total += sums[place];
    count += counts[place];
    if (counts[place] > 0) groups += 1;
  }
  Estimate estimate;
  if (count == 0) return estimate;
  estimate.mean = total / count;
  if (groups < 2) {
    estimate.margin = std::abs(estimate.mean) + 1;
    return estimate;
  }
  // Each set-up counts by its number of games.
  double squares = 0;
  for (std::size_t place = 0; place < sums.size(); ++place) {
    const double off = sums[place] - counts[place] * estimate.mean;
    squares += off * off;
  }
  estimate.margin = deviations * std::sqrt(squares * groups / (groups - 1)) / count;
  return estimate;
}

void Standings::add(std::uint64_t set_up, const Score& score) {
  // Games may come in any order; set-ups are numbered as they first come.
  const std::size_t group = set_ups_.try_emplace(set_up, set_ups_.size()).first->second;
  ++games_;
  for (std::size_t entrant = 0; entrant < entrants_; ++entrant) {
    win_share_[entrant].add(group, score.win_share[entrant]);
    points_[entrant].add(group, score.points[entrant]);
    double rank = 1;
    for (std::size_t other = 0; other < entrants_; ++other) {
      if (other == entrant) continue;
      // Whoever won comes first, whatever the points: a tie may have been broken.
      const double better = score.win_share[entrant] != score.win_share[other]
                                ? outcome_of(score.win_share[entrant], score.win_share[other])
                                : outcome_of(score.points[entrant], score.points[other]);
      rank += 1 - better;
      encounters_[entrant * entrants_ + other].add(group, better);
      against_all_[entrant].add(group, better);
    }
    // Alone one plays against Greg, who is no entrant.
    if (entrants_ == 1) {
      rank = 2 - score.win_share[entrant];
      against_all_[entrant].add(group, score.win_share[entrant]);
    }
    place_[entrant].add(group, rank);
  }
}

Estimate Standings::win_share(std::size_t entrant) const {
  return win_share_[entrant].estimate();
}
Estimate Standings::points(std::size_t entrant) const {
  return points_[entrant].estimate();
}
Estimate Standings::place(std::size_t entrant) const {
  return place_[entrant].estimate();
}
Estimate Standings::encounters(std::size_t entrant, std::size_t other) const {
  return encounters_[entrant * entrants_ + other].estimate();
}
Estimate Standings::against_all(std::size_t entrant) const {
  return against_all_[entrant].estimate();
}

double elo_of(double share) {
  constexpr double nearly_all = 0.9995;
  const double bounded = std::clamp(share, 1 - nearly_all, nearly_all);
  return -400 * std::log10(1 / bounded - 1);
}

double share_of(double elo) {
  return 1 / (1 + std::pow(10, -elo / 400));
}

Estimate in_elo(const Estimate& share) {
  Estimate elo;
  elo.mean = elo_of(share.mean);
  elo.margin = std::max(elo_of(share.mean + share.margin) - elo.mean,
                        elo.mean - elo_of(share.mean - share.margin));
  return elo;
}

double likelihood_ratio(const Standings& standings, const Sprt& test) {
  const Estimate share = standings.encounters(0, 1);
  const double deviation = share.margin / deviations;
  const double variance_of_mean = std::max(deviation * deviation, 1e-9);
  const double low = share_of(test.elo0);
  const double high = share_of(test.elo1);
  return (high - low) * (2 * share.mean - low - high) / (2 * variance_of_mean);
}

Verdict verdict(const Standings& standings, const Sprt& test) {
  constexpr double error = 0.05;
  constexpr std::uint64_t least_games = 20;
  if (standings.games() < least_games) return Verdict::open;
  const double bound = std::log((1 - error) / error);
  const double ratio = likelihood_ratio(standings, test);
  if (ratio >= bound) return Verdict::stronger;
  if (ratio <= -bound) return Verdict::not_stronger;
  return Verdict::open;
}

}  // namespace cheesemoon::arena
