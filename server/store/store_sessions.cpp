#include <fmt/format.h>

#include "server/store/people_changed.h"
#include "server/store/sessions.h"
#include "server/store/store.h"
#include "server/store/transaction.h"

namespace cheesemoon::server {

namespace {

Session session_in(const Row& row) {
  return {text_of(row[0]), text_of(row[1]), integer_of(row[2]), integer_of(row[3]),
          text_of(row[4])};
}

StoreResult<std::optional<Session>> read_session(Database& database,
                                                 const std::string& token_hash) {
  return first_of(each_row(database.run("SELECT token_hash, person, created, last_seen, label FROM "
                                        "sessions WHERE token_hash = $1",
                                        {token_hash}),
                           session_in));
}

StoreResult<Done> insert_session(Database& database, const Session& session) {
  const auto inserted = database.run(
      "INSERT INTO sessions (token_hash, person, created, last_seen, label) "
      "SELECT CAST($1 AS text), id, CAST($3 AS bigint), CAST($4 AS bigint), CAST($5 AS text) "
      "FROM people WHERE id = $2 ON CONFLICT DO NOTHING",
      {session.token_hash, session.person, session.created, session.last_seen, session.label});
  if (!inserted) return Failure{inserted.error()};
  if (inserted->changed == 1) return Done{};
  const auto there = read_session(database, session.token_hash);
  if (!there) return Failure{there.error()};
  if (!there->has_value())
    return Failure{StoreError{StoreError::Kind::missing,
                              fmt::format("there is no person {}", session.person)}};
  // We did it ourselves, before the connection was lost.
  if (**there == session) return Done{};
  return Failure{StoreError{StoreError::Kind::taken, "there is a session of this token"}};
}

}  // namespace

StoreResult<std::vector<Session>> read_sessions_of(Database& database, const std::string& person) {
  return each_row(
      database.run(
          "SELECT token_hash, person, created, last_seen, label FROM sessions WHERE person = $1 "
          "ORDER BY last_seen DESC, token_hash",
          {person}),
      session_in);
}

StoreResult<Done> Store::add_session(const Session& session) {
  return in_transaction(*database_, Transaction::writing,
                        [&] { return insert_session(*database_, session); });
}

StoreResult<std::optional<Session>> Store::session(const std::string& token_hash) {
  return reading(*database_, [&] { return read_session(*database_, token_hash); });
}

StoreResult<std::vector<Session>> Store::sessions_of(const std::string& person) {
  return reading(*database_, [&] { return read_sessions_of(*database_, person); });
}

StoreResult<Done> Store::see_session(const std::string& token_hash, std::int64_t now) {
  return write(*database_,
               "UPDATE sessions SET last_seen = $2 WHERE token_hash = $1 AND last_seen < $2",
               {token_hash, now});
}

StoreResult<Done> Store::delete_session(const std::string& token_hash) {
  return in_transaction(*database_, Transaction::writing, [&]() -> StoreResult<Done> {
    const auto session = read_session(*database_, token_hash);
    if (!session) return Failure{session.error()};
    if (!session->has_value()) return Done{};
    const auto deleted = database_->run("DELETE FROM sessions WHERE token_hash = $1", {token_hash});
    if (!deleted) return Failure{deleted.error()};
    return note_change(*database_, (*session)->person);
  });
}

StoreResult<Done> Store::delete_sessions_of(const std::string& person) {
  return in_transaction(*database_, Transaction::writing, [&]() -> StoreResult<Done> {
    const auto deleted = database_->run("DELETE FROM sessions WHERE person = $1", {person});
    if (!deleted) return Failure{deleted.error()};
    return note_change(*database_, person);
  });
}

StoreResult<Done> Store::delete_sessions_not_seen_since(std::int64_t time) {
  return write(*database_, "DELETE FROM sessions WHERE last_seen < $1", {time});
}

}  // namespace cheesemoon::server
