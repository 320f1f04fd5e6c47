#pragma once

#include <string_view>

#include "server/http/http.h"
#include "server/limits/bucket.h"
#include "server/people/people.h"

namespace cheesemoon::server {

HttpResponse name_taken();
HttpResponse nobody_there();

/// Says when it may work again.
HttpResponse too_many(const Rate& rate);
/// Too many passwords are being hashed.
HttpResponse too_busy();

/// Reports the error: 503 if it may work later.
HttpResponse store_failed(const People& people, const StoreError& error);

}  // namespace cheesemoon::server
