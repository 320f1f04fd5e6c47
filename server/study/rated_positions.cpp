#include "server/study/rated_positions.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <set>
#include <utility>

#include "server/hall/load_table.h"

namespace cheesemoon::server {

namespace {

constexpr table::Time stands_for = 600'000;

/// Such a game does not count: see places_that_count.
bool plays_himself(const table::Table& table) {
  std::set<std::pair<table::Occupant::Kind, std::string>> different;
  for (const table::Occupant& one : table.seats) different.emplace(one.kind, one.who);
  return different.size() < table.seats.size();
}

/// The positions of a table and when the last of them came about.
StoreResult<RatedPositions::Standing> standing_at(Store& store, const RatedPlay& game) {
  RatedPositions::Standing standing{.sequence = game.sequence, .updated = 0, .positions = {}};
  const auto loaded = load_table(store, game.table);
  // It may be there the next time.
  if (!loaded && loaded.error().kind == LoadFailure::store_failed)
    return Failure{
        StoreError{.kind = StoreError::Kind::other, .sentence = loaded.error().sentence}};
  // Where a journal is damaged nobody can play, whatever stood there.
  if (!loaded) return standing;
  const table::Table& table = loaded->table;
  standing.updated = table.updated;
  if (table.options.is_rated && is_in_play(table) && !plays_himself(table))
    standing.positions = table.game->positions();
  return standing;
}

}  // namespace

StoreResult<std::shared_ptr<const Positions>> RatedPositions::now(Store& store, table::Time date) {
  const auto games = store.rated_play();
  if (!games) return Failure{games.error()};
  std::unordered_map<std::string, Standing> tables;
  Positions all;
  for (const RatedPlay& game : *games) {
    const auto known = tables_.find(game.table);
    if (known != tables_.end() && known->second.sequence == game.sequence) {
      tables[game.table] = known->second;
    } else {
      auto standing = standing_at(store, game);
      if (!standing) return Failure{standing.error()};
      tables[game.table] = std::move(*standing);
    }
    const Standing& there = tables[game.table];
    if (date - there.updated <= stands_for)
      all.insert(there.positions.begin(), there.positions.end());
  }
  tables_ = std::move(tables);
  return std::make_shared<const Positions>(std::move(all));
}

void RatedPositionsReader::ask(Told told) {
  waiting_.push_back(std::move(told));
  if (!is_reading_) read();
}

void RatedPositionsReader::read() {
  is_reading_ = true;
  services_.store.post([this, all = std::exchange(waiting_, {})](Store& store) {
    const auto standing = positions_.now(store, services_.now().date);
    boost::asio::post(services_.context, [this, all, standing] {
      is_reading_ = false;
      if (!waiting_.empty()) read();
      for (const Told& told : all) told(standing);
    });
  });
}

bool is_any_of(const std::vector<std::string>& positions, const Positions& standing) {
  return std::any_of(positions.begin(), positions.end(),
                     [&](const std::string& one) { return standing.contains(one); });
}

HttpResponse in_rated_play() {
  return http_error(409, "in_rated_play",
                    "somebody plays a rated game in which this position stands: ask again when it "
                    "has gone on");
}

}  // namespace cheesemoon::server
