#include "players/first_rat/gains.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "engine/first_rat/first_rat.h"
#include "engine/first_rat/turn.h"
#include "players/first_rat/features.h"
#include "players/first_rat/turns.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

/// What is named weighs at least this share of the weightiest.
constexpr float least_share = 0.1F;
constexpr std::size_t most_gains_named = 3;

/// The lead that is to be expected at the end.
float lead_of(const Table& table, const Forecast& expected, std::size_t team) {
  // Whoever has had the last turn has his points.
  const auto final_points = [&](std::size_t of) {
    return turns_left(table, of) == 0 ? static_cast<float>(breakdown_of(table, of).total())
                                      : expected.points[of];
  };
  std::optional<float> best;
  for (std::size_t other = 0; other < table.team_count; ++other) {
    if (other == team) continue;
    const float points = final_points(other);
    best = std::max(best.value_or(points), points);
  }
  return final_points(team) - best.value_or(0);
}

/// Sees a turn happen and weighs each thing by what it changes in the forecast.
class Weigher {
 public:
  /// The table is the one that the turn changes.
  explicit Weigher(const Table& table)
      : table_(table),
        whose_turn_(table.turn.team),
        round_(table.round),
        team_(deciding_team(table)) {
    see(table);
  }

  void operator()(const Event& event) {
    // Teams that can only do one thing go on without being asked.
    if (table_.turn.team != whose_turn_ || table_.round != round_) is_over_ = true;
    if (is_over_) return;
    if (event.kind == Happening::rat_moved) {
      moves_.push_back(event);
    } else if (event.kind != Happening::pipe_paid) {
      moves_.clear();
    }
    Gain gain;
    if (!is_gain(event, gain)) return;
    happened_.emplace_back(event, gain);
    see(table_now());
  }

  /// Once the turn is over: all it brought, by what a judge says of the tables it went through.
  [[nodiscard]] std::vector<Gain> weigh(const Judge& judge) {
    std::vector<const Table*> tables;
    tables.reserve(seen_.size());
    for (const Table& table : seen_) tables.push_back(&table);
    std::vector<Forecast> expected(seen_.size());
    judge(tables, expected);
    for (std::size_t place = 0; place < happened_.size(); ++place) {
      auto& [event, gain] = happened_[place];
      gain.worth = lead_of(seen_[place + 1], expected[place + 1], team_) -
                   lead_of(seen_[place], expected[place], team_);
      add(gain);
      if (event.kind == Happening::goods_spent) {
        spend(event.what, event.amount, gain);
      } else if (event.kind == Happening::donated || event.kind == Happening::bought) {
        spend(cheese, event.amount, gain);
      }
    }
    return std::move(gains_);
  }

 private:
  /// Keeps a table as if the turn ended there.
  void see(const Table& table) {
    seen_.push_back(table);
    NoWitness nobody;
    pass_turn(seen_.back(), nobody);
  }

  /// A move is told before the rat is there.
  [[nodiscard]] Table table_now() const {
    Table table = table_;
    for (const Event& move : moves_) table.teams[move.team].rats[move.rat] = move.to;
    return table;
  }

  Gain* find(GainKind kind, std::uint8_t what) {
    const auto same = std::find_if(gains_.begin(), gains_.end(), [&](const Gain& gain) {
      return gain.kind == kind && gain.what == what;
    });
    return same == gains_.end() ? nullptr : &*same;
  }

  void add(const Gain& gain) {
    if (gain.kind == GainKind::goods) unspent_[gain.what] += gain.amount;
    Gain* same = find(gain.kind, gain.what);
    if (same == nullptr) {
      gains_.push_back(gain);
      return;
    }
    // An end that is announced anew comes sooner.
    same->amount = gain.kind == GainKind::end ? gain.amount : same->amount + gain.amount;
    same->worth += gain.worth;
  }

  /// Goods that are spent in the turn that brought them speak for what they were spent on.
  void spend(std::uint8_t good, unsigned amount, const Gain& bought) {
    const unsigned spent = std::min(amount, unspent_[good]);
    if (spent == 0) return;
    Gain* goods = find(GainKind::goods, good);
    const float worth =
        goods->worth * static_cast<float>(spent) / static_cast<float>(unspent_[good]);
    goods->worth -= worth;
    find(bought.kind, bought.what)->worth += worth;
    unspent_[good] -= spent;
  }

  /// False for what changes nothing, or is told once more by another event.
  bool is_gain(const Event& event, Gain& gain) {
    const auto found = [&](GainKind kind, unsigned amount, unsigned what = 0) {
      gain = {kind, static_cast<std::uint8_t>(what), amount, 0};
      return true;
    };
    switch (event.kind) {
      case Happening::rat_moved:
        if (event.to == launchpad) return found(GainKind::rattronaut, 0);
        return found(GainKind::advance, event.to - 0U - event.from);
      case Happening::pipe_paid:
        return event.amount > 0 && found(GainKind::pipe, event.amount, event.what);
      case Happening::moldy_taken:
        return found(GainKind::moldy, event.amount);
      case Happening::fee_paid:
        return found(GainKind::fee, event.amount);
      case Happening::drink_used:
        return found(GainKind::drink, 1);
      case Happening::gained: {
        const auto good = static_cast<Good>(event.what);
        const bool is_kept = good == Good::cheese || is_material(good);
        return is_kept && found(GainKind::goods, event.amount, event.what);
      }
      case Happening::light_moved:
        return event.to > event.from && found(GainKind::lights, event.to - 0U - event.from);
      case Happening::burrow_entered:
        return found(GainKind::burrow, 1);
      case Happening::comic_taken:
        return found(GainKind::comic, 0, item_of(static_cast<Comic>(event.what)));
      case Happening::rat_raised:
        return found(GainKind::rat, 1);
      case Happening::award_taken:
        return found(GainKind::award, 1);
      case Happening::bought:
        return found(GainKind::bought, event.amount, event.what);
      case Happening::stolen:
        return found(GainKind::stolen, 0, event.what);
      case Happening::built:
        building_ = event.what;
        return found(GainKind::built, 0, event.what);
      case Happening::goods_spent:
        return found(GainKind::built, 0, building_);
      case Happening::donated:
        return found(GainKind::donated, 0);
      case Happening::scored:
        return found(kind_of_scoring(event), event.amount, subject_of_scoring(event));
      case Happening::end_announced:
        return found(GainKind::end, event.amount);
      case Happening::track_prepared:
        return found(GainKind::greg_prepared, 0, event.what);
      default:
        return false;
    }
  }

  [[nodiscard]] GainKind kind_of_scoring(const Event& event) const {
    if (event.team != team_) return GainKind::greg_scored;
    const auto track = static_cast<Track>(event.what);
    if (track == Track::provisions) return GainKind::donated;
    if (track == Track::rattronaut) return GainKind::rattronaut;
    return track < Track::rocket ? GainKind::built : GainKind::scored;
  }

  [[nodiscard]] unsigned subject_of_scoring(const Event& event) const {
    const GainKind kind = kind_of_scoring(event);
    return kind == GainKind::donated || kind == GainKind::rattronaut ? 0U : event.what;
  }

  const Table& table_;
  std::uint8_t whose_turn_;
  std::uint16_t round_;
  std::size_t team_;
  bool is_over_ = false;
  std::uint8_t building_ = 0;
  static constexpr auto cheese = static_cast<std::uint8_t>(Good::cheese);
  /// What of the goods that the turn has brought is still there, by kind.
  std::array<unsigned, 7> unspent_{};
  FixedVector<Event, rats_per_team> moves_;
  std::vector<std::pair<Event, Gain>> happened_;
  /// The table at the beginning, and after each thing that happened.
  std::vector<Table> seen_;
  std::vector<Gain> gains_;
};

}  // namespace

std::vector<Gain> gains_of(const Table& table, std::span<const Action> actions,
                           const Judge& judge) {
  Table played = table;
  Weigher weigher(played);
  for (const Action& action : actions) decide(played, action, weigher);
  return weigher.weigh(judge);
}

std::vector<Gain> most_telling(std::vector<Gain> gains) {
  // That the game draws to its end is worth a word, whatever it is worth.
  const auto weight = [](const Gain& gain) {
    if (gain.kind == GainKind::end) return 1'000 + std::abs(gain.worth);
    return is_cost(gain.kind) ? -gain.worth : gain.worth;
  };
  std::stable_sort(gains.begin(), gains.end(), [&](const Gain& left, const Gain& right) {
    return weight(left) > weight(right);
  });
  // The first reason is something that one has in hand, however little it may be, or else that
  // rats go forward.
  const auto bring_forward = [&](auto is_wanted) {
    const auto first = std::find_if(gains.begin(), gains.end(), is_wanted);
    if (first != gains.end()) std::rotate(gains.begin(), first, first + 1);
  };
  bring_forward([](const Gain& gain) { return !is_cost(gain.kind); });
  bring_forward(
      [](const Gain& gain) { return !is_cost(gain.kind) && gain.kind != GainKind::advance; });
  float heaviest = 0;
  for (const Gain& gain : gains) {
    const bool counts = gain.kind != GainKind::end && gain.kind != GainKind::advance;
    if (counts) heaviest = std::max(heaviest, weight(gain));
  }
  std::vector<Gain> named;
  for (const Gain& gain : gains) {
    // Every turn moves rats: that is a reason only where nothing weighs more.
    const float least = gain.kind == GainKind::advance ? heaviest : least_share * heaviest;
    const bool says_much = weight(gain) > 0 && weight(gain) >= least;
    if (named.size() < most_gains_named && (named.empty() || says_much)) named.push_back(gain);
  }
  // Costs come last, and before them what every turn does.
  const auto rank = [](const Gain& gain) {
    return is_cost(gain.kind) ? 2 : gain.kind == GainKind::advance ? 1 : 0;
  };
  std::stable_sort(named.begin(), named.end(),
                   [&](const Gain& left, const Gain& right) { return rank(left) < rank(right); });
  return named;
}

}  // namespace cheesemoon::players
