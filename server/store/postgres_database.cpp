#include "server/store/postgres_database.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <thread>
#include <vector>

#include "server/store/migrations.h"
#include "server/store/postgres_error.h"
#include "server/store/postgres_place.h"
#include "server/store/postgres_values.h"

namespace cheesemoon::server {

namespace {

void say_nothing(void* /*nobody*/, const PGresult* /*notice*/) {}

std::int64_t changed_by(PGresult* result) {
  const std::string_view text = PQcmdTuples(result);
  std::int64_t count = 0;
  std::from_chars(text.data(), text.data() + text.size(), count);
  return count;
}

// A server that does not answer is noticed within seconds, not hours. What the place says comes
// later in the list, so it counts.
constexpr std::array<const char*, 5> parameter_names = {"connect_timeout", "tcp_user_timeout",
                                                        "application_name", "dbname", nullptr};
std::array<const char*, 5> parameters_of(const std::string& place) {
  return {"5", "20000", "cheesemoon", place.c_str(), nullptr};
}

/// Whether a server is there that has started, whomever it lets in.
bool answers_at(const std::string& place) {
  return PQpingParams(parameter_names.data(), parameters_of(place).data(), 1) == PQPING_OK;
}

bool succeeded(const PGresult* result) {
  const ExecStatusType status = PQresultStatus(result);
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

}  // namespace

PostgresDatabase::PostgresDatabase(std::string place, std::chrono::milliseconds patience)
    : place_(std::move(place)), patience_(patience) {}

StoreResult<std::unique_ptr<Database>> PostgresDatabase::open(const std::string& place,
                                                              std::chrono::milliseconds patience) {
  if (!read_postgres_place(place))
    return Failure{StoreError{
        StoreError::Kind::refused,
        "the address of the database cannot be read: it is postgres://user:password@host/database, "
        "where a password with : / @ % or the like has %3A %2F %40 %25 instead"}};
  // The constructor is private, which std::make_unique cannot call.
  std::unique_ptr<PostgresDatabase> database(new PostgresDatabase(place, patience));
  auto connected = database->connect();
  // One that is being started is waited for; one that answers has another reason, or is back.
  if (!connected) connected = answers_at(place) ? database->connect() : database->reconnect();
  if (!connected) return Failure{connected.error()};
  return std::unique_ptr<Database>(std::move(database));
}

StoreResult<Done> PostgresDatabase::connect() {
  statements_.clear();
  connection_.reset(PQconnectdbParams(parameter_names.data(), parameters_of(place_).data(), 1));
  if (PQstatus(connection_.get()) != CONNECTION_OK)
    return Failure{StoreError{StoreError::Kind::unreachable,
                              fmt::format("cannot connect to PostgreSQL: {}",
                                          in_one_line(PQerrorMessage(connection_.get())))}};
  PQsetNoticeReceiver(connection_.get(), say_nothing, nullptr);
  return set_up();
}

StoreResult<Done> PostgresDatabase::set_up() {
  const char* encoding = PQparameterStatus(connection_.get(), "server_encoding");
  if (encoding == nullptr || std::string_view(encoding) != "UTF8")
    return Failure{StoreError{StoreError::Kind::refused,
                              fmt::format("the database \"{}\" is not in UTF-8; create it with "
                                          "ENCODING 'UTF8'",
                                          PQdb(connection_.get()))}};
  PQsetClientEncoding(connection_.get(), "UTF8");
  const std::string patience = std::to_string(std::max<std::int64_t>(patience_.count(), 1));
  // Stays as it is where it is stricter.
  auto durable =
      run("SELECT set_config('synchronous_commit', 'on', false) "
          "WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')",
          {});
  if (!durable) return Failure{durable.error()};
  auto patient = run("SELECT set_config('lock_timeout', $1, false)", {patience});
  if (!patient) return Failure{patient.error()};
  return Done{};
}

std::span<const char* const> PostgresDatabase::migrations() const {
  return postgres_migrations();
}

bool PostgresDatabase::is_lost() const {
  return PQstatus(connection_.get()) != CONNECTION_OK;
}

StoreError PostgresDatabase::error(const PGresult* result) const {
  const char* field = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string_view code = field == nullptr ? "" : field;
  // Errors without a code are libpq's own. It may hear last words (57P...) before it finds that
  // nobody is there any more.
  if (is_lost() || code.empty() || code.starts_with("08") || code.starts_with("57P"))
    return {StoreError::Kind::unreachable,
            fmt::format("the connection to PostgreSQL was lost: {}",
                        in_one_line(PQerrorMessage(connection_.get())))};
  return postgres_error(code, PQerrorMessage(connection_.get()));
}

StoreResult<std::string> PostgresDatabase::prepared(std::string_view sql) {
  if (const auto found = statements_.find(sql); found != statements_.end()) return found->second;
  const std::string name = fmt::format("statement_{}", statements_.size() + 1);
  const PostgresResult result(
      PQprepare(connection_.get(), name.c_str(), std::string(sql).c_str(), 0, nullptr));
  if (!succeeded(result.get())) return Failure{error(result.get())};
  statements_.emplace(sql, name);
  return name;
}

StoreResult<Rows> PostgresDatabase::execute(std::string_view sql,
                                            std::span<const Parameter> parameters) {
  const auto name = prepared(sql);
  if (!name) return Failure{name.error()};
  std::vector<std::optional<std::string>> texts;
  std::vector<const char*> values;
  texts.reserve(parameters.size());
  values.reserve(parameters.size());
  for (const Parameter& parameter : parameters) {
    const auto& text = texts.emplace_back(written_for_postgres(parameter));
    values.push_back(text ? text->c_str() : nullptr);
  }
  const PostgresResult result(PQexecPrepared(connection_.get(), name->c_str(),
                                             static_cast<int>(values.size()), values.data(),
                                             nullptr, nullptr, 0));
  if (!succeeded(result.get())) return Failure{error(result.get())};
  Rows rows = rows_of(result.get());
  rows.changed = changed_by(result.get());
  return rows;
}

StoreResult<Done> PostgresDatabase::run_script(const char* sql) {
  const PostgresResult result(PQexec(connection_.get(), sql));
  if (!succeeded(result.get())) return Failure{error(result.get())};
  return Done{};
}

StoreResult<Done> PostgresDatabase::begin(Transaction transaction) {
  switch (transaction) {
    case Transaction::reading:
      return run_script("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    case Transaction::writing:
      return run_script("BEGIN ISOLATION LEVEL READ COMMITTED, READ WRITE");
    case Transaction::migrating:
      break;
  }
  // Any number, as long as all versions of this program take the same.
  return run_script(
      "BEGIN ISOLATION LEVEL READ COMMITTED, READ WRITE; SELECT pg_advisory_xact_lock(662607015)");
}

StoreResult<Done> PostgresDatabase::commit() {
  const PostgresResult result(PQexec(connection_.get(), "COMMIT"));
  if (!succeeded(result.get())) return Failure{error(result.get())};
  // A transaction in which a statement has failed is rolled back by COMMIT, without an error.
  if (std::string_view(PQcmdStatus(result.get())) != "COMMIT")
    return Failure{StoreError{StoreError::Kind::other, "PostgreSQL has undone a transaction"}};
  return Done{};
}

void PostgresDatabase::roll_back() {
  if (!is_lost() && PQtransactionStatus(connection_.get()) != PQTRANS_IDLE)
    (void)run_script("ROLLBACK");
}

StoreResult<Done> PostgresDatabase::reconnect() {
  constexpr auto pause = std::chrono::milliseconds(100);
  const auto end = std::chrono::steady_clock::now() + patience_;
  while (true) {
    auto connected = connect();
    if (connected || std::chrono::steady_clock::now() + pause > end) return connected;
    std::this_thread::sleep_for(pause);
  }
}

// Any number of processes may serve it.
StoreResult<Done> PostgresDatabase::begin_serving() {
  return Done{};
}

void PostgresDatabase::settle() {}

StoreResult<Done> PostgresDatabase::back_up(const std::string& /*path*/) {
  return Failure{
      StoreError{StoreError::Kind::refused, "a database of PostgreSQL is backed up with pg_dump"}};
}

}  // namespace cheesemoon::server
