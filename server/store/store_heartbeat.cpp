#include "server/store/store.h"
#include "server/store/transaction.h"

namespace cheesemoon::server {

namespace {

StoreResult<Heartbeat> read_heartbeat(Database& database) {
  const auto found = database.run("SELECT ran, date FROM heartbeat", {});
  if (!found) return Failure{found.error()};
  if (found->rows.empty()) return Heartbeat{};
  return Heartbeat{integer_of(found->rows.front()[0]), integer_of(found->rows.front()[1])};
}

}  // namespace

StoreResult<Heartbeat> Store::last_heartbeat() {
  return reading(*database_, [&] { return read_heartbeat(*database_); });
}

StoreResult<Heartbeat> Store::beat(const Heartbeat& heartbeat) {
  return in_transaction(*database_, Transaction::writing, [&]() -> StoreResult<Heartbeat> {
    const auto written = database_->run(
        "UPDATE heartbeat SET ran = CASE WHEN ran < $1 THEN $1 ELSE ran END, date = $2",
        {heartbeat.ran, heartbeat.date});
    if (!written) return Failure{written.error()};
    return read_heartbeat(*database_);
  });
}

}  // namespace cheesemoon::server
