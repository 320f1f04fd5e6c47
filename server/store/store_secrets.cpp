#include "server/store/store.h"
#include "server/store/transaction.h"

namespace cheesemoon::server {

StoreResult<std::string> Store::secret_or(const std::string& name, const std::string& proposal) {
  return in_transaction(*database_, Transaction::writing, [&]() -> StoreResult<std::string> {
    const auto kept = database_->run(
        "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
        {name, proposal});
    if (!kept) return Failure{kept.error()};
    const auto found = database_->run("SELECT value FROM secrets WHERE name = $1", {name});
    if (!found) return Failure{found.error()};
    // Another program may just have deleted what stood in our way.
    if (found->rows.empty())
      return Failure{StoreError{StoreError::Kind::collision, "the secret was deleted meanwhile"}};
    return text_of(found->rows.front().front());
  });
}

StoreResult<Done> Store::put_secret(const std::string& name, const std::string& value) {
  return write(*database_,
               "INSERT INTO secrets (name, value) VALUES ($1, $2) "
               "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
               {name, value});
}

StoreResult<Done> Store::delete_secret(const std::string& name) {
  return write(*database_, "DELETE FROM secrets WHERE name = $1", {name});
}

}  // namespace cheesemoon::server
