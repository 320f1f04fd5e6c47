#include <fmt/format.h>

#include "server/store/reports.h"
#include "server/store/store.h"
#include "server/store/transaction.h"

namespace cheesemoon::server {

StoreResult<std::vector<Report>> read_reports(Database& database, std::string_view condition,
                                              std::initializer_list<Parameter> parameters) {
  return each_row(
      database.run(fmt::format("SELECT time, reporter, person, table_id, reason, text FROM "
                               "(SELECT * FROM reports WHERE {}) AS chosen ORDER BY number DESC",
                               condition),
                   parameters),
      [](const Row& row) {
        return Report{integer_of(row[0]), text_of(row[1]), text_of(row[2]),
                      text_of(row[3]),    text_of(row[4]), text_of(row[5])};
      });
}

StoreResult<Done> Store::add_report(const Report& report) {
  // Of nobody who is gone.
  return write(
      *database_,
      "INSERT INTO reports (time, reporter, person, table_id, reason, text) "
      "SELECT CAST($1 AS bigint), CAST($2 AS text), id, CAST($4 AS text), "
      "CAST($5 AS text), CAST($6 AS text) FROM people WHERE id = $3 "
      "AND EXISTS (SELECT 1 FROM people WHERE id = $2)",
      {report.time, report.reporter, report.person, report.table, report.reason, report.text});
}

StoreResult<std::vector<Report>> Store::reports(const std::optional<std::string>& person,
                                                std::int64_t limit) {
  return reading(*database_, [&] {
    return read_reports(*database_,
                        "CAST($1 AS text) IS NULL OR person = $1 ORDER BY number DESC LIMIT $2",
                        {nullable(person), limit});
  });
}

}  // namespace cheesemoon::server
