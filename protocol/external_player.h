#pragma once

#include <fmt/format.h>

#include <cassert>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/random.h"
#include "engine/core/words.h"
#include "players/player.h"
#include "protocol/action_list.h"
#include "protocol/child_engine.h"
#include "protocol/position.h"
#include "protocol/quotation.h"

namespace cheesemoon::protocol {

/// A player that another program plays. What it is sent is made of what its seat may know.
template <Game G>
class ExternalPlayer final : public players::Player<G> {
 public:
  ExternalPlayer(std::string command, Random random, Patience patience)
      : engine_(std::move(command), std::string(G::name), seed_from(random), patience) {}

  void follow(const players::History<G>& history) override {
    if constexpr (PlayedInTheOpen<G>) position_ = position_line(history);
  }

 private:
  using Choice = typename players::Player<G>::Choice;

  static std::uint64_t seed_from(Random& random) {
    const std::uint64_t high = random.bits();
    return (high << 32U) | random.bits();
  }

  Choice answer(const typename G::Observation& seen, std::span<const typename G::Action> offered,
                const players::Budget& budget) override {
    if constexpr (!PlayedInTheOpen<G>) position_ = position_line(seen);
    assert(!position_.empty());
    const auto text = engine_.ask({position_, write_actions<G>(offered)}, budget);
    if (!text) return Failure{text.error()};
    const auto action = G::read_action(*text);
    if (action) return *action;
    return Failure{players::Fault{
        fmt::format("answered {}: expected {}", quotation(*text), action.error().expected)}};
  }

  ChildEngine engine_;
  std::string position_;
};

/// A program is named by what runs it: `exec:COMMAND`.
constexpr std::string_view command_prefix = "exec:";

/// Whether a seat's knowledge can be written for another program.
template <class G>
concept AsksElsewhere = PlayedInTheOpen<G> || requires(const typename G::Observation& seen) {
  position_line(seen);
};

/// The player that such a name means; none if it is another kind of name, or says no command.
template <Game G>
std::unique_ptr<players::Player<G>> make_external_player(std::string_view name, Random random,
                                                         Patience patience) {
  if (!name.starts_with(command_prefix)) return nullptr;
  const std::string_view command = without_blanks(name.substr(command_prefix.size()));
  if (command.empty()) return nullptr;
  if constexpr (AsksElsewhere<G>)
    return std::make_unique<ExternalPlayer<G>>(std::string(command), random, patience);
  return nullptr;
}

}  // namespace cheesemoon::protocol
