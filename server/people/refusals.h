#pragma once

#include <string_view>

#include "server/http/http.h"
#include "server/limits/bucket.h"
#include "server/people/people.h"

namespace cheesemoon::server {

HttpResponse name_taken();
HttpResponse nobody_there();
HttpResponse nobody_at_table();

/// Says when it may work again.
HttpResponse too_many(const Rate& rate);
/// There is no room for one more password.
HttpResponse too_busy();
/// Something that takes long will not be worked out now.
HttpResponse not_taken(const JobRefusal& refusal);

/// Reports the error: 503 if it may work later.
HttpResponse store_failed(const People& people, const StoreError& error);

}  // namespace cheesemoon::server
