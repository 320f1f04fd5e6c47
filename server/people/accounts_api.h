#pragma once

#include "server/people/caller.h"

namespace cheesemoon::server {

/// POST /api/accounts
void add_account(const Call& call, const HttpReply& reply);

}  // namespace cheesemoon::server
