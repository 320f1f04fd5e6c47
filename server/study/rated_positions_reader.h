#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "server/hall/services.h"
#include "server/study/rated_positions.h"

namespace cheesemoon::server {

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

}  // namespace cheesemoon::server
