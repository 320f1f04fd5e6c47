#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/http/http.h"
#include "server/store/store.h"

namespace cheesemoon::server {

/// Positions as texts: see hosting::HostedGame::positions.
using Positions = std::unordered_set<std::string>;

/// The positions that stand at rated tables now, wherever they are played: nobody is told what to
/// do in one of them, whoever asks and whatever way he says it came about. Used on the thread of
/// the store.
class RatedPositions {
 public:
  /// Reads the tables whose journals have grown since the last time.
  StoreResult<std::shared_ptr<const Positions>> now(Store& store);

 private:
  struct Standing {
    std::int64_t sequence = 0;
    std::vector<std::string> positions;
  };

  std::unordered_map<std::string, Standing> tables_;
  std::shared_ptr<const Positions> all_ = std::make_shared<const Positions>();
};

/// Whether one of some positions is among those that stand.
bool is_any_of(const std::vector<std::string>& positions, const Positions& standing);

/// 409: why there is no hint and no review.
HttpResponse in_rated_play();

}  // namespace cheesemoon::server
