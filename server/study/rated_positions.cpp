#include "server/study/rated_positions.h"

#include <algorithm>
#include <utility>

#include "server/hall/load_table.h"

namespace cheesemoon::server {

namespace {

/// Of a table that cannot be read nothing stands anywhere: whoever plays there is told so.
std::vector<std::string> positions_at(Store& store, const std::string& table) {
  const auto loaded = load_table(store, table);
  if (!loaded || !loaded->table.options.is_rated || !is_in_play(loaded->table)) return {};
  return loaded->table.game->positions();
}

}  // namespace

StoreResult<std::shared_ptr<const Positions>> RatedPositions::now(Store& store) {
  const auto games = store.rated_play();
  if (!games) return Failure{games.error()};
  std::unordered_map<std::string, Standing> tables;
  bool has_changed = games->size() != tables_.size();
  for (const RatedPlay& game : *games) {
    const auto known = tables_.find(game.table);
    if (known != tables_.end() && known->second.sequence == game.sequence) {
      tables[game.table] = std::move(known->second);
      continue;
    }
    tables[game.table] = {.sequence = game.sequence, .positions = positions_at(store, game.table)};
    has_changed = true;
  }
  tables_ = std::move(tables);
  if (!has_changed) return all_;
  Positions all;
  for (const auto& [table, standing] : tables_)
    all.insert(standing.positions.begin(), standing.positions.end());
  all_ = std::make_shared<const Positions>(std::move(all));
  return all_;
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
