#pragma once

#include <atomic>
#include <chrono>
#include <functional>

#include "server/store/store.h"
#include "table/clock.h"

namespace cheesemoon::server {

/// In milliseconds; whoever sets the clock of the machine changes it.
table::Time date_of_machine();

/// What time it is for tables: a date, and how long the store has been served, which goes on from
/// the last heartbeat when a server starts. So no clock of a table runs while no server does, and
/// whoever sets the clock of the machine takes nobody's time.
class ServerClock {
 public:
  /// In milliseconds: the machine's date, and one that nobody sets.
  struct Sources {
    std::function<table::Time()> date;
    std::function<table::Time()> steady;
  };
  static Sources of_this_machine();

  /// A store that only one process serves stands still until that one starts. Where there may be
  /// others, one that has just given a sign of life has gone on meanwhile.
  ServerClock(Sources sources, const Heartbeat& last, bool is_alone);

  /// From any thread.
  [[nodiscard]] table::Instant now() const;

  /// Writes a sign of life, unless it has just done so: what came out of it. On one thread.
  StoreResult<Done> beat(Store& store);

  static constexpr std::chrono::milliseconds between_beats{5'000};

 private:
  Sources sources_;
  /// What the store has been served for, less what the steady clock says.
  std::atomic<table::Time> ahead_;
  table::Time beat_at_ = 0;
  StoreResult<Done> outcome_ = Failure{StoreError{}};
};

}  // namespace cheesemoon::server
