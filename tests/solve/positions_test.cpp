#include "solve/positions.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>
#include <vector>

#include "engine/brave_rats/positions.h"
#include "solve/deals.h"

namespace cheesemoon::solve {
namespace {

using brave_rats::at;
using brave_rats::BraveRats;
using brave_rats::State;
using brave_rats::text_of;

TEST(Positions, OfTheBaseGameAreAsManyAsKnown) {
  const State opening = BraveRats::start({});
  const Positions positions(std::span(&opening, 1));
  constexpr std::array<std::uint64_t, 9> known{0, 6410, 72269, 202137, 163938, 37052, 2448, 62, 1};
  std::uint64_t sum = 0;
  for (unsigned cards = 8; cards >= 1; --cards) {
    EXPECT_EQ(positions.count(cards), known.at(cards)) << cards << " cards";
    sum += positions.count(cards);
  }
  EXPECT_EQ(sum, 484'317U);
}

TEST(Positions, OfAllDealsAre6700000) {
  const Positions positions(openings_of(all_deals()));
  std::uint64_t sum = 0;
  for (unsigned cards = 8; cards >= 1; --cards) sum += positions.count(cards);
  EXPECT_EQ(sum, 6'705'428U);
  EXPECT_EQ(positions.count(8), 1107U);
}

/// All positions that the rules reach from one, as texts.
std::set<std::string> reached_by_the_rules(const State& root) {
  std::set<std::string> reached;
  std::vector<State> open{root};
  while (!open.empty()) {
    const State state = open.back();
    open.pop_back();
    if (BraveRats::is_terminal(state) || !reached.insert(text_of(state)).second) continue;
    const Seat first = BraveRats::actors(state).first();
    BraveRats::for_each_legal(state, first, [&](const BraveRats::Action& first_action) {
      State half = state;
      EXPECT_EQ(BraveRats::apply(half, first, first_action), Applied::done);
      BraveRats::for_each_legal(half, other(first), [&](const BraveRats::Action& action) {
        State next = half;
        EXPECT_EQ(BraveRats::apply(next, other(first), action), Applied::done);
        open.push_back(next);
      });
    });
  }
  return reached;
}

TEST(Positions, AreThoseThatTheRulesReach) {
  for (const char* text :
       {"p1-02467-p2-12356-w-01-g-01-s-10-h-12", "p1-0066-p2-4477-w-00-g-00-s-00-h-00",
        "p1-24567-p2-24567-w-11-g-00-s-00-h-00"}) {
    const State root = at(text);
    const Positions positions(std::span(&root, 1));
    const auto reached = reached_by_the_rules(root);
    EXPECT_GE(reached.size(), 40U);
    for (const std::string& position : reached) {
      ASSERT_TRUE(positions.find(at(position))) << position;
    }
  }
}

TEST(Positions, HaveEachTheirOwnNumber) {
  const State root = at("p1-02467-p2-12356-w-01-g-01-s-10-h-12");
  const Positions positions(std::span(&root, 1));
  std::set<std::uint32_t> numbers;
  for (unsigned cards = 1; cards <= 5; ++cards) {
    for (const HandPair& pair : positions.pairs(cards)) {
      for_each_position(pair, [&](const State& state, std::uint32_t number) {
        EXPECT_TRUE(numbers.insert(number).second);
        EXPECT_LT(number, positions.size());
        const auto found = positions.find(state);
        ASSERT_TRUE(found);
        EXPECT_EQ(found->number, number);
        EXPECT_FALSE(found->is_mirrored);
      });
    }
  }
  EXPECT_EQ(numbers.size(), positions.size());
}

TEST(Positions, ShareTheirNumberWithTheirMirrorImage) {
  const State root = at("p1-0246-p2-1357-w-01-g-01-s-10-h-12");
  const State mirror = at("p1-1357-p2-0246-w-10-g-10-s-01-h-21");
  const Positions positions(std::span(&root, 1));
  ASSERT_TRUE(positions.find(root));
  ASSERT_TRUE(positions.find(mirror));
  EXPECT_EQ(positions.find(root)->number, positions.find(mirror)->number);
  EXPECT_NE(positions.find(root)->is_mirrored, positions.find(mirror)->is_mirrored);
}

TEST(Positions, DoNotIncludeOthers) {
  const State root = at("p1-0246-p2-1357-w-01-g-01-s-10-h-12");
  const Positions positions(std::span(&root, 1));
  EXPECT_FALSE(positions.find(at("p1-0246-p2-1357-w-00-g-01-s-10-h-12")));
  EXPECT_FALSE(positions.find(at("p1-0-p2-0-w-00-g-00-s-00-h-00")));
}

TEST(Deals, AreThe1107WaysToShareTheCards) {
  const std::vector<Deal> deals = all_deals();
  EXPECT_EQ(deals.size(), 1107U);
  std::uint32_t ways = 0;
  for (const Deal& deal : deals) ways += deal.ways;
  EXPECT_EQ(ways, 12'870U);
}

TEST(Deals, IncludeAllExchangesWithATraitor) {
  std::set<std::string> hands;
  for (const Deal& deal : all_deals()) hands.insert(text_of(deal.opening));
  for (const brave_rats::Card given : brave_rats::all_cards) {
    for (const brave_rats::Card got : brave_rats::all_cards) {
      State state = BraveRats::start({brave_rats::Variant::traitor});
      EXPECT_EQ(BraveRats::apply(state, Seat::chance, brave_rats::Action::draw(given)),
                Applied::done);
      EXPECT_EQ(BraveRats::apply(state, Seat::chance, brave_rats::Action::draw(got)),
                Applied::done);
      EXPECT_TRUE(hands.contains(text_of(state)));
    }
  }
}

}  // namespace
}  // namespace cheesemoon::solve
