#include <fmt/format.h>

#include <chrono>
#include <iostream>

#include "cli/commands.h"
#include "cli/on_store.h"
#include "cli/table/safe_text.h"
#include "server/people/suspicions.h"
#include "server/serving/server_clock.h"

namespace cheesemoon::cli {

namespace {

struct RatingsArguments {
  std::string store;
  unsigned days = 30;
};

/// The name and the id, by which the other commands find him.
std::string named(server::Store& store, const std::string& id) {
  const auto person = store.person(id);
  if (!person || !*person) return fmt::format("somebody who is gone ({})", id);
  return fmt::format("{} ({})", safe_text((*person)->name), id);
}

std::string list_suspicious(server::Store& store, const RatingsArguments& arguments) {
  const auto results =
      store.results_since(server::date_of_machine() -
                          std::chrono::milliseconds(std::chrono::days(arguments.days)).count());
  if (!results) return results.error().sentence;
  for (const server::Suspicion& one : server::suspicions_in(*results)) {
    const std::string opponent = one.opponent.empty() ? "" : ", " + named(store, one.opponent);
    fmt::print("{}: {}: {}{}; {} games, won {:.1f} where {:.1f} were to be expected\n", one.game,
               named(store, one.person), in_words(one.kind), opponent, one.games, one.won,
               one.expected);
  }
  std::cerr << fmt::format("looked at {} results of {} days\n", results->size(), arguments.days);
  return {};
}

}  // namespace

void add_ratings(CLI::App& app, int& status) {
  CLI::App* ratings = app.add_subcommand("ratings", "Looks after the ratings of a server");
  ratings->require_subcommand(1);
  auto [command, arguments] =
      add_on_store<RatingsArguments>(*ratings, status, "ratings", "suspicious",
                                     "Lists results that somebody should look at", list_suspicious);
  command.add_option("--days", arguments.days, "How far to look back")
      ->check(CLI::Range(1U, 3'650U));
  command.footer(
      "Somebody who wins again and again against the same person, whose opponents leave early, "
      "who\n"
      "mostly plays against people who are new, or who wins far more than his rating says. None "
      "of\n"
      "it proves anything: docs/people.md says what is counted. The server may run meanwhile.\n"
      "Examples:\n"
      "  cheesemoon ratings suspicious --days 7");
}

}  // namespace cheesemoon::cli
