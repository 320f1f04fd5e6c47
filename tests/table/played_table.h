#pragma once

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <string>
#include <utility>
#include <vector>

#include "server/identity/table_dice.h"
#include "server/store/append.h"
#include "table/commands.h"
#include "table/evolve.h"
#include "table/table_texts.h"
#include "table/telling.h"

namespace cheesemoon::table {

inline const std::string ann = "ann";
inline const std::string bob = "bob";

inline TableOptions options_of(const std::string& json) {
  auto options = read_table_options(boost::json::parse(json));
  EXPECT_TRUE(options) << (options ? "" : describe(options.error()));
  return options ? *options : TableOptions{};
}

/// A table without a server around it: its journal, and times that the test sets.
struct PlayedTable {
  Table table;
  std::vector<server::JournalEntry> journal;
  /// How long it has been hosted, and how far the date is ahead of that.
  Time now = 1'000'000;
  Time ahead = 0;
  Names names{{ann, "Ann"}, {bob, "Bob"}};

  explicit PlayedTable(const std::string& options) {
    table.id = "bcdfghjkmn";
    write(create(table, options_of(options), server::fresh_dice(table.id), ann, {}, instant()));
  }

  [[nodiscard]] Instant instant() const { return {now + ahead, now}; }

  std::string reason(const std::string& person, const Command& command,
                     const std::string& request = {}) {
    auto done = perform(table, person, command, request, instant());
    if (!done) return done.error().reason;
    write(*done);
    return {};
  }
  /// What has to work.
  void perform_for(const std::string& person, const Command& command) {
    ASSERT_EQ(reason(person, command), "");
  }
  void act(const std::string& person, Seat seat, const std::string& action) {
    perform_for(person, Act{seat, action, sequence_of(table, seat)});
  }
  void write(const Entries& entries) {
    for (const TableEntry& entry : entries)
      journal.push_back({entry.when.date, write_entry(entry)});
  }

  [[nodiscard]] std::string update(Viewer viewer, std::uint32_t have = 0) const {
    return write_update(table, viewer, have, parts_missing(table, viewer, have), names, instant());
  }
  [[nodiscard]] boost::json::object told(Viewer viewer, std::uint32_t have = 0) const {
    return boost::json::parse(update(viewer, have)).as_object();
  }
};

/// The table that comes out of a journal.
inline Table replayed(const std::string& id, const std::vector<server::JournalEntry>& journal) {
  Table table;
  table.id = id;
  for (const server::JournalEntry& entry : journal) {
    auto happened = read_entry(entry.time, entry.body);
    EXPECT_TRUE(happened) << happened.error();
    if (auto* created = std::get_if<Created>(&happened->what))
      created->dice = *server::dice_again(created->dice.seed, created->dice.salt, id);
    const auto refusal = evolve(table, *happened, Chance::replay);
    EXPECT_FALSE(refusal) << refusal->sentence;
  }
  return table;
}

inline std::vector<Viewer> viewers_of(const Table& table) {
  std::vector<Viewer> viewers{hosting::spectator};
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
    viewers.emplace_back(static_cast<Seat>(seat));
  return viewers;
}

/// One of the choices of a seat.
inline std::string random_choice(const Table& table, Seat seat, Random& random) {
  const auto choices = boost::json::parse(table.game->choices(seat)).as_array();
  const auto chosen = random.below(static_cast<std::uint32_t>(choices.size()));
  return choices[chosen].at("action").as_string().c_str();
}

}  // namespace cheesemoon::table
