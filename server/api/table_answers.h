#pragma once

#include <functional>
#include <string>

#include "server/hall/hall.h"
#include "server/http/http.h"
#include "table/table_refusal.h"

namespace cheesemoon::server {

/// What a table has refused, as an answer over HTTP.
HttpResponse refused_with(const table::TableRefusal& refusal);

/// Shows the table of that id, on the thread of the hall; or answers why there is none.
void look_at_table(Hall& hall, const std::string& id, const HttpReply& reply,
                   std::function<void(const Room&)> look);

}  // namespace cheesemoon::server
