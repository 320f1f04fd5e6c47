#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/rating.h"

namespace cheesemoon::server {

/// Results that whoever runs a server should look at. None of them proves anything: somebody may be
/// new and strong, or teach a friend.
struct Suspicion {
  enum class Kind : std::uint8_t {
    pair,         // wins again and again against the same person
    cut_short,    // others leave his games early
    newcomers,    // plays mostly against people who are new, and hardly ever loses
    expectation,  // wins far more than his rating says
  };

  Kind kind = Kind::pair;
  std::string person;
  /// Of a pair.
  std::string opponent{};
  std::string game;
  std::int64_t games = 0;
  /// Wins, a draw being half of one, and how many were to be expected.
  double won = 0;
  double expected = 0;

  bool operator==(const Suspicion&) const = default;
};

/// What is suspicious among results of some time, people's in the order of their ids.
std::vector<Suspicion> suspicions_in(std::span<const PersonResult> results);

/// `wins again and again against the same person`
std::string_view in_words(Suspicion::Kind kind);

}  // namespace cheesemoon::server
