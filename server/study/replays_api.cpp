#include "server/study/study_api.h"

#include <vector>

#include "hosting/games.h"
#include "server/api/table_answers.h"
#include "server/study/record_answers.h"
#include "server/study/worked_out.h"

namespace cheesemoon::server {

namespace {

std::vector<std::string> names_of(const Room& room) {
  std::vector<std::string> names;
  names.reserve(room.table.seats.size());
  for (const table::Occupant& occupant : room.table.seats)
    names.push_back(table::name_of(occupant, room.names));
  return names;
}

}  // namespace

void replay_table(StudyApi& api, const HttpRequest& request, const std::string& table,
                  const HttpReply& reply) {
  look_at_table(api.hall, table, reply, [&api, owner = owner_of(request), reply](const Room& room) {
    auto record = record_to_study(room.table);
    if (!record) return reply(record.error());
    work_out(
        api.services, JobKind::answer, owner,
        [record = std::move(*record), names = names_of(room)] {
          return answer_from_table(hosting::replay_json(record, names));
        },
        reply);
  });
}

void replay_record(StudyApi& api, const HttpRequest& request, const HttpReply& reply) {
  work_out(
      api.services, JobKind::answer, owner_of(request),
      [record = request.body] { return answer_from_file(hosting::replay_json(record)); }, reply);
}

}  // namespace cheesemoon::server
