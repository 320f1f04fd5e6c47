#include "server/study/record_answers.h"

#include "server/http/http.h"
#include "table/table_record.h"

namespace cheesemoon::server {

Result<std::string, HttpResponse> record_to_study(const table::Table& table) {
  auto record = public_record(table);
  if (record) return *std::move(record);
  return Failure{http_error(409, "not_over", "this is for everybody when the game is over")};
}

HttpResponse answer_from_table(const Studied& studied) {
  if (studied) return {.body = *studied};
  return http_error(500, "internal",
                    "the record of this table cannot be read: " + describe(studied.error()));
}

HttpResponse answer_from_file(const Studied& studied) {
  if (studied) return {.body = *studied};
  return bad_request(describe(studied.error()));
}

}  // namespace cheesemoon::server
