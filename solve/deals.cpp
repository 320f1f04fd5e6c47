#include "solve/deals.h"

#include <algorithm>
#include <string>

namespace cheesemoon::solve {

using brave_rats::all_cards;
using brave_rats::Card;
using brave_rats::Hand;
using brave_rats::State;

namespace {

std::uint32_t ways_to_draw(Hand hand) {
  // One of two equal cards can be either of them; none or both leave no choice.
  std::uint32_t ways = 1;
  for (const Card card : all_cards) ways *= hand.count(card) == 1 ? 2U : 1U;
  return ways;
}

}  // namespace

std::vector<Deal> all_deals() {
  // Hands grow card by card, with none, one or two of each kind.
  std::vector<Hand> hands{Hand{}};
  for (const Card card : all_cards) {
    std::vector<Hand> larger;
    for (Hand hand : hands) {
      larger.push_back(hand);
      for (int copy = 0; copy < 2; ++copy) {
        hand.add(card);
        larger.push_back(hand);
      }
    }
    hands = std::move(larger);
  }
  std::vector<Deal> deals;
  for (const Hand hand : hands) {
    if (hand.size() != brave_rats::hand_size) continue;
    State opening{};
    opening.sides[0].hand = hand;
    opening.sides[1].hand = Hand::two_of_each() - hand;
    deals.push_back({opening, ways_to_draw(hand)});
  }
  const auto text = [](const Deal& deal) {
    return std::string(write_hand(deal.opening.sides[0].hand).view());
  };
  std::sort(deals.begin(), deals.end(),
            [&](const Deal& left, const Deal& right) { return text(left) < text(right); });
  return deals;
}

std::vector<State> openings_of(const std::vector<Deal>& deals) {
  std::vector<State> openings;
  openings.reserve(deals.size());
  for (const Deal& deal : deals) openings.push_back(deal.opening);
  return openings;
}

}  // namespace cheesemoon::solve
