#include "third_game/crumbs_kind.h"

#include <stdexcept>

#include "hosting/kind_of.h"
#include "hosting/open_hosting.h"
#include "players/player_kind.h"
#include "players/random_player.h"
#include "third_game/crumbs.h"

namespace cheesemoon {

using crumbs::Crumbs;

// As in records.
template <>
struct records::RecordFormat<Crumbs> {
  static constexpr std::size_t most_entries = 20;

  static crumbs::Options options_of(const OptionValues& values, const JsonReader& /*reader*/) {
    return {static_cast<std::uint8_t>(values.seats), values["last"] == crumbs::last_names[1]};
  }
  static OptionValues values_of(const crumbs::Options& options) {
    return {.seats = options.seats,
            .values = {{"last", std::string(crumbs::last_names[options.last_loses ? 1 : 0])}}};
  }
  static crumbs::Setup read_setup(const JsonReader& reader, const crumbs::Options& /*options*/) {
    reader.allow_only({"crumbs"});
    return {static_cast<std::uint8_t>(
        reader.member("crumbs").number(crumbs::least_crumbs, crumbs::most_crumbs))};
  }
  static boost::json::object write_setup(const crumbs::Options& /*options*/,
                                         const crumbs::Setup& setup) {
    return {{"crumbs", setup.crumbs}};
  }
  static crumbs::Outcome read_result(const JsonReader& reader, const crumbs::Options& /*options*/) {
    reader.allow_only({"winners"});
    unsigned winners = 0;
    for (const JsonReader& winner : reader.member("winners").elements(3))
      winners |= 1U << static_cast<unsigned>(winner.number(1, 3) - 1);
    return {static_cast<std::uint8_t>(winners)};
  }
  static boost::json::object write_result(const crumbs::Outcome& outcome) {
    boost::json::array winners;
    for (unsigned seat = 0; seat < 3; ++seat)
      if (((outcome.winners >> seat) & 1U) != 0) winners.emplace_back(seat + 1);
    return {{"winners", std::move(winners)}};
  }
};

namespace {

/// Leaves a multiple of four if it can.
class Counter final : public players::Player<Crumbs> {
  Choice answer(const crumbs::State& seen, std::span<const crumbs::Action> offered,
                const players::Budget& /*budget*/) override {
    for (const crumbs::Action& action : offered)
      if ((seen.crumbs - action.crumbs) % (crumbs::most_taken + 1) == 0) return action;
    return offered.front();
  }
};

/// Has a mistake.
class Failing final : public players::Player<Crumbs> {
  Choice answer(const crumbs::State& /*seen*/, std::span<const crumbs::Action> /*offered*/,
                const players::Budget& /*budget*/) override {
    throw std::runtime_error("cannot count");
  }
};

using CrumbsPlayer = std::unique_ptr<players::Player<Crumbs>>;

CrumbsPlayer at_random(Random random) {
  return std::make_unique<players::RandomPlayer<Crumbs>>(random);
}
CrumbsPlayer first_level(Random random) {
  if (crumbs::weakest_that_fails <= 1) return std::make_unique<Failing>();
  return at_random(random);
}
CrumbsPlayer second_level(Random /*random*/) {
  if (crumbs::weakest_that_fails <= 2) return std::make_unique<Failing>();
  return std::make_unique<Counter>();
}

constexpr std::array<players::PlayerKind<Crumbs>, 3> kinds{
    {{"random", at_random}, {"level1", first_level}, {"level2", second_level}}};
constexpr std::array<std::string_view, 3> names{kinds[0].name, kinds[1].name, kinds[2].name};

}  // namespace

// By name.
template <>
std::span<const std::string_view> players::player_names<Crumbs>() {
  return names;
}
template <>
std::unique_ptr<players::Player<Crumbs>> players::make_player(std::string_view name,
                                                              Random random) {
  return make_one_of(kinds, name, random);
}

namespace crumbs {

std::atomic<int> weakest_that_fails = 3;

namespace {

/// At a table.
struct CrumbsHosting : hosting::OpenHosting<Crumbs> {
  static constexpr std::array<std::string_view, 2> bots{"level1", "level2"};
  static Actors actors_seen(const State& seen) {
    return Crumbs::is_setting_up(seen) ? Actors{} : Crumbs::actors(seen);
  }
  static int place(const Outcome& outcome, Seat seat) {
    return ((outcome.winners >> index(seat)) & 1U) != 0 ? 1 : 1 + std::popcount(outcome.winners);
  }
  static void write_view(JsonWriter& writer, const State& seen) {
    writer.member("crumbs", seen.crumbs);
    writer.key("turn");
    if (Crumbs::is_terminal(seen)) {
      writer.value(nullptr);
    } else {
      writer.value(seen.turn + 1);
    }
  }
};

}  // namespace

std::unique_ptr<hosting::GameKind> crumbs_kind() {
  return std::make_unique<hosting::KindOf<CrumbsHosting>>();
}

}  // namespace crumbs

}  // namespace cheesemoon
