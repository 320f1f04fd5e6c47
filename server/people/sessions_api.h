#pragma once

#include <string>

#include "server/people/caller.h"

namespace cheesemoon::server {

/// POST /api/sessions
void log_in(const Call& call, const HttpReply& reply);
/// GET /api/sessions
HttpResponse list_sessions(const Call& call);
/// DELETE /api/sessions/{id}
HttpResponse end_session(const Call& call);
/// DELETE /api/sessions
HttpResponse end_sessions(const Call& call);

/// A new session of an account: 201 with the person and the token.
HttpResponse begin_session(const People& people, Store& store, const Person& person,
                           const std::string& label);

/// Whether a password may be tried now, for an account or for a name that may be nobody's.
bool may_try_password(People& people, const HttpRequest& request, const std::string& name_key);

}  // namespace cheesemoon::server
