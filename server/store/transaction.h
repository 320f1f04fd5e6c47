#pragma once

#include <type_traits>

#include "server/store/rows.h"

namespace cheesemoon::server {

/// One attempt; tells in `in_doubt` if it may have been committed in spite of an error.
template <class Work>
auto try_transaction(Database& database, Transaction transaction, const Work& work, bool& in_doubt)
    -> std::invoke_result_t<const Work&> {
  if (const auto begun = database.begin(transaction); !begun) return Failure{begun.error()};
  auto result = work();
  if (!result) {
    database.roll_back();
    return result;
  }
  if (const auto committed = database.commit(); !committed) {
    const StoreError::Kind kind = committed.error().kind;
    if (transaction != Transaction::reading &&
        (kind == StoreError::Kind::unreachable || kind == StoreError::Kind::unknown))
      in_doubt = true;
    database.roll_back();
    return Failure{committed.error()};
  }
  return result;
}

/// Does the work, which returns a StoreResult, in a transaction. If the connection is lost it
/// connects again and does the work anew, also when it may have been done: work has to come to the
/// same if it finds itself done.
template <class Work>
auto in_transaction(Database& database, Transaction transaction, const Work& work)
    -> std::invoke_result_t<const Work&> {
  constexpr int attempts = 4;
  bool in_doubt = false;
  for (int attempt = 1;; ++attempt) {
    auto result = try_transaction(database, transaction, work, in_doubt);
    if (result) return result;
    StoreError error = result.error();
    bool again = attempt < attempts && (error.kind == StoreError::Kind::unreachable ||
                                        error.kind == StoreError::Kind::collision);
    if (again && error.kind == StoreError::Kind::unreachable) again = database.reconnect().ok();
    if (again) continue;
    if (in_doubt) error.kind = StoreError::Kind::unknown;
    return Failure{error};
  }
}

/// One statement that writes, and comes to the same when it is done twice.
inline StoreResult<Done> write(Database& database, std::string_view sql,
                               std::initializer_list<Parameter> parameters) {
  return in_transaction(database, Transaction::writing,
                        [&] { return done(database.run(sql, parameters)); });
}

/// Does work of one statement that only reads; if the connection is lost it connects and asks
/// again.
template <class Work>
auto reading(Database& database, const Work& work) -> std::invoke_result_t<const Work&> {
  auto result = work();
  if (result || result.error().kind != StoreError::Kind::unreachable || !database.reconnect())
    return result;
  return work();
}

}  // namespace cheesemoon::server
