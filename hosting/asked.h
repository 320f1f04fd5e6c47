#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <exception>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "hosting/question.h"
#include "json/writer.h"
#include "players/ask.h"
#include "players/by_name.h"

namespace cheesemoon::hosting {

/// A decision of the turn that goes on.
template <Game G>
struct Decision {
  typename G::Observation seen;
  std::vector<typename G::Action> offered;
  /// How many entries of the history there were before it.
  std::size_t entries = 0;
  friend bool operator==(const Decision&, const Decision&) = default;
};

/// Everything that a question is made of. There is no state in it.
template <Game G>
struct Asked {
  std::uint64_t turn = 0;
  /// All decisions of the turn; the last one is asked for.
  std::vector<Decision<G>> decisions;
  /// What was decided before it.
  std::vector<typename G::Action> decided;
  /// Of games that are played in the open.
  std::optional<typename G::Options> options;
  std::optional<typename G::Setup> setup;
  std::vector<std::string> entries;
  friend bool operator==(const Asked&, const Asked&) = default;
};

template <Game G>
class KeptPlayerOf final : public KeptPlayer {
 public:
  explicit KeptPlayerOf(std::unique_ptr<players::Player<G>> player) : player_(std::move(player)) {}
  [[nodiscard]] players::Player<G>& player() const { return *player_; }

 private:
  std::unique_ptr<players::Player<G>> player_;
};

/// A question of any game. `Adviser` has the hints.
template <Game G, class Adviser>
class QuestionOf final : public Question {
 public:
  explicit QuestionOf(Asked<G> asked) : asked_(std::move(asked)) {}

  [[nodiscard]] const Asked<G>& asked() const { return asked_; }
  [[nodiscard]] std::uint64_t turn() const override { return asked_.turn; }
  [[nodiscard]] std::string hint() const override {
    if constexpr (requires(JsonWriter & writer) {
                    Adviser::write_hint(writer, asked_.decisions.back());
                  }) {
      JsonWriter writer;
      Adviser::write_hint(writer, asked_.decisions.back());
      return writer.text();
    }
    return "null";
  }

  [[nodiscard]] Result<std::string, std::string> answer(
      std::string_view name, Random random, const players::Budget& budget) const override {
    try {
      auto player = players::make_player<G>(name, random);
      if (!player) return Failure{fmt::format(R"(there is no player "{}" of {})", name, G::name)};
      for (std::size_t place = 0; place < asked_.decided.size(); ++place) {
        const auto choice = ask(*player, asked_.decisions[place], budget);
        if (choice && *choice == asked_.decided[place]) continue;
        // Somebody else has begun the turn: it has to be thought about from here.
        player = players::make_player<G>(name, random);
        break;
      }
      const auto choice = ask(*player, asked_.decisions.back(), budget);
      if (!choice) return Failure{fmt::format("{} {}", name, choice.error().reason)};
      return std::string(G::write_action(*choice).view());
    } catch (const std::exception& error) {
      return Failure{fmt::format("{} failed: {}", name, error.what())};
    }
  }

  [[nodiscard]] Result<std::string, std::string> answer(
      KeptPlayer& kept, const players::Budget& budget) const override {
    auto* player = dynamic_cast<KeptPlayerOf<G>*>(&kept);
    if (player == nullptr) return Failure{fmt::format("this is no player of {}", G::name)};
    const auto choice = ask(player->player(), asked_.decisions.back(), budget);
    if (!choice) return Failure{choice.error().reason};
    return std::string(G::write_action(*choice).view());
  }

 private:
  [[nodiscard]] Result<typename G::Action, players::Fault> ask(
      players::Player<G>& player, const Decision<G>& decision,
      const players::Budget& budget) const {
    std::optional<players::History<G>> history;
    if (asked_.options && asked_.setup)
      history = players::History<G>{*asked_.options, *asked_.setup,
                                    std::span(asked_.entries).first(decision.entries)};
    return players::ask<G>(player, decision.seen, decision.offered, history, budget);
  }

  Asked<G> asked_;
};

}  // namespace cheesemoon::hosting
