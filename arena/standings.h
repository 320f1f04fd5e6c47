#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace cheesemoon::arena {

/// How one game of a match went, by entrant.
struct Score {
  /// 1 for a win, shared by all winners; a draw of two is a half.
  std::vector<double> win_share;
  std::vector<double> points;
};

/// A mean with how far it may be off: 95 of 100 times the truth lies within.
struct Estimate {
  double mean = 0;
  double margin = 0;
};

/// The sum of many games. Games of one set-up are taken together, since they are not independent.
class Standings {
 public:
  explicit Standings(std::size_t entrants);

  void add(std::uint64_t set_up, const Score& score);

  [[nodiscard]] std::uint64_t games() const { return games_; }
  [[nodiscard]] Estimate win_share(std::size_t entrant) const;
  [[nodiscard]] Estimate points(std::size_t entrant) const;
  /// The mean place from 1; who is equal shares the places.
  [[nodiscard]] Estimate place(std::size_t entrant) const;
  /// The share of encounters with the other entrant that this one finished before it.
  [[nodiscard]] Estimate encounters(std::size_t entrant, std::size_t other) const;
  /// The same against all others together.
  [[nodiscard]] Estimate against_all(std::size_t entrant) const;

 private:
  /// Sums of a quantity over the games of each set-up.
  struct Quantity {
    std::vector<double> sums;
    std::vector<double> counts;
    void add(std::size_t group, double value);
    [[nodiscard]] Estimate estimate() const;
  };

  std::size_t entrants_;
  std::uint64_t games_ = 0;
  std::map<std::uint64_t, std::size_t> set_ups_;
  std::vector<Quantity> win_share_;
  std::vector<Quantity> points_;
  std::vector<Quantity> place_;
  std::vector<Quantity> encounters_;
  std::vector<Quantity> against_all_;
};

/// What a share of points means in Elo, and the other way round.
double elo_of(double share);
double share_of(double elo);
/// An estimate of a share as Elo; the margin is the wider side.
Estimate in_elo(const Estimate& share);

/// The sequential probability ratio test of two entrants.
struct Sprt {
  double elo0 = 0;
  double elo1 = 5;
};
enum class Verdict : std::uint8_t { open, not_stronger, stronger };
/// The logarithm of the likelihood ratio by a normal approximation, and what follows from it with
/// errors of 5 % on both sides.
double likelihood_ratio(const Standings& standings, const Sprt& test);
Verdict verdict(const Standings& standings, const Sprt& test);

}  // namespace cheesemoon::arena
