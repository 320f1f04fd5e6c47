#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/random.h"
#include "engine/core/result.h"
#include "players/budget.h"

namespace cheesemoon::hosting {

/// A player of any game that is kept from one question to the next: see asked.h.
class KeptPlayer {
 public:
  virtual ~KeptPlayer() = default;
  KeptPlayer(const KeptPlayer&) = delete;
  KeptPlayer& operator=(const KeptPlayer&) = delete;

 protected:
  KeptPlayer() = default;
};

/// A choice that a seat has to make, as a player needs it: what the seat may know and what it may
/// do, and nothing else. It holds all of that itself: it may be answered on another thread, while
/// the game goes on or when it is gone. Content of First Rat has to outlive it.
class Question {
 public:
  virtual ~Question() = default;
  Question(const Question&) = delete;
  Question& operator=(const Question&) = delete;

  /// The number of the turn: how many actions the seat had done before it. In First Rat the
  /// decisions of a turn have the same.
  [[nodiscard]] virtual std::uint64_t turn() const = 0;

  /// What the player of that name does, as a text for `HostedGame::apply`; or why it does nothing,
  /// as a sentence. Throws nothing.
  ///
  /// Players plan whole turns. Nobody is kept from one question to the next, so whoever is asked
  /// plans the turn anew, and comes to the same plan because it has the same random numbers: they
  /// should be `Random(seed, question->turn())`, with a seed that nobody else knows and that is
  /// another one for every seat of every game.
  ///
  /// An empty budget is best for levels, which know for how many nodes they think; one with a time
  /// or nodes would make them think longer. See bots.h for how long it takes.
  [[nodiscard]] virtual Result<std::string, std::string> answer(
      std::string_view player, Random random, const players::Budget& budget = {}) const = 0;

  /// The same of a player that is kept and has answered all questions of this seat before. It has
  /// to be one of this game.
  [[nodiscard]] virtual Result<std::string, std::string> answer(
      KeptPlayer& player, const players::Budget& budget = {}) const = 0;

  /// What is good for the seat, as JSON: docs/hints.md says what every member means. Takes a
  /// fraction of a second.
  [[nodiscard]] virtual std::string hint() const = 0;

 protected:
  Question() = default;
};

}  // namespace cheesemoon::hosting
