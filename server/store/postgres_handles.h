#pragma once

#include <libpq-fe.h>

#include <memory>

namespace cheesemoon::server {

struct FinishConnection {
  void operator()(PGconn* connection) const { PQfinish(connection); }
};
struct ClearResult {
  void operator()(PGresult* result) const { PQclear(result); }
};

using PostgresConnection = std::unique_ptr<PGconn, FinishConnection>;
using PostgresResult = std::unique_ptr<PGresult, ClearResult>;

}  // namespace cheesemoon::server
