#include <fmt/format.h>

#include <chrono>
#include <iostream>

#include "cli/complain.h"
#include "cli/existing_store.h"
#include "cli/exit_status.h"
#include "cli/server_commands.h"
#include "cli/table/safe_text.h"
#include "server/people/suspicions.h"
#include "server/serving/server_clock.h"

namespace cheesemoon::cli {

namespace {

/// The name and the id, by which the other commands find him.
std::string named(server::Store& store, const std::string& id) {
  const auto person = store.person(id);
  if (!person || !*person) return fmt::format("somebody who is gone ({})", id);
  return fmt::format("{} ({})", safe_text((*person)->name), id);
}

}  // namespace

int run(const RatingsArguments& arguments) {
  auto store = open_existing_store(arguments.store);
  if (!store) return complain("ratings", store.error());
  const auto results =
      store->results_since(server::date_of_machine() -
                           std::chrono::milliseconds(std::chrono::days(arguments.days)).count());
  if (!results) return complain("ratings", results.error().sentence);
  for (const server::Suspicion& one : server::suspicions_in(*results)) {
    const std::string opponent = one.opponent.empty() ? "" : ", " + named(*store, one.opponent);
    fmt::print("{}: {}: {}{}; {} games, won {:.1f} where {:.1f} were to be expected\n", one.game,
               named(*store, one.person), in_words(one.kind), opponent, one.games, one.won,
               one.expected);
  }
  std::cerr << fmt::format("looked at {} results of {} days\n", results->size(), arguments.days);
  return success;
}

}  // namespace cheesemoon::cli
