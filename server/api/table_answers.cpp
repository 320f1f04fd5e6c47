#include "server/api/table_answers.h"

#include <utility>

#include "server/people/refusals.h"
#include "table/table_id.h"

namespace cheesemoon::server {

HttpResponse refused_with(const table::TableRefusal& refusal) {
  if (refusal.reason == "too_many") return too_many(new_tables_rate);
  unsigned status = 409;
  if (refusal.reason == "no_such_table") status = 404;
  if (refusal.reason == "busy" || refusal.reason == "stopping" || refusal.reason == "not_stored" ||
      refusal.reason == "not_readable")
    status = 503;
  return http_error(status, refusal.reason, refusal.sentence);
}

void look_at_table(Hall& hall, const std::string& id, const HttpReply& reply,
                   std::function<void(const Room&)> look) {
  if (!table::is_table_id(id))
    return reply(
        http_error(404, "no_such_table", "there is no such table: look at the link again"));
  hall.look_at(
      id, [reply, look = std::move(look)](const Result<const Room*, table::TableRefusal>& room) {
        if (!room) return reply(refused_with(room.error()));
        look(**room);
      });
}

}  // namespace cheesemoon::server
