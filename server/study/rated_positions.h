#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/hall/services.h"
#include "server/http/http.h"
#include "server/store/store.h"
#include "table/clock.h"

namespace cheesemoon::server {

/// Positions as texts: see hosting::HostedGame::positions.
using Positions = std::unordered_set<std::string>;

/// The positions that stand at rated tables now, wherever they are played: nobody is told what to
/// do in one of them, whoever asks and whatever way he says it came about. Used on the thread of
/// the store.
class RatedPositions {
 public:
  /// What stands at a table whose journal is so far.
  struct Standing {
    std::int64_t sequence = 0;
    table::Time updated = 0;
    std::vector<std::string> positions;
  };

  /// Reads the tables whose journals have grown since the last time. Where nothing has happened for
  /// ten minutes before this date nothing stands: else whoever leaves tables behind could take
  /// hints and reviews away from everybody.
  StoreResult<std::shared_ptr<const Positions>> now(Store& store, table::Time date);

 private:
  std::unordered_map<std::string, Standing> tables_;
};

/// Tells what stands at rated tables. The store is read for one asking at a time, and whoever asks
/// meanwhile shares the next one: however many ask, others get at the store, too. Nobody is told
/// what was so before he asked, or he would only have to ask often enough. On the thread of the
/// hall.
class RatedPositionsReader {
 public:
  using Told = std::function<void(const StoreResult<std::shared_ptr<const Positions>>& standing)>;

  explicit RatedPositionsReader(HallServices& services) : services_(services) {}

  void ask(Told told);

 private:
  void read();

  HallServices& services_;
  RatedPositions positions_;
  std::vector<Told> waiting_;
  bool is_reading_ = false;
};

/// Whether one of some positions is among those that stand.
bool is_any_of(const std::vector<std::string>& positions, const Positions& standing);

/// 409: why there is no hint and no review.
HttpResponse in_rated_play();

}  // namespace cheesemoon::server
