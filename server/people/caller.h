#pragma once

#include "engine/core/result.h"
#include "server/http/http.h"
#include "server/http/router.h"
#include "server/people/authenticate.h"
#include "server/people/people.h"

namespace cheesemoon::server {

/// A request and what it is answered with. Nothing of it outlives the handler but the people.
struct Call {
  People& people;
  Store& store;
  const HttpRequest& request;
  const PathParameters& parameters;
};

/// 401 for somebody whom the administrator keeps out.
HttpResponse banned();

/// 401 for a token that lets nobody in.
HttpResponse not_let_in(const People& people, const AuthenticationRefusal& refusal);

/// Whoever asks, or 401.
Result<Person, HttpResponse> caller_of(const Call& call);

/// The hash of the token of the session that asks; nothing for a guest.
std::optional<std::string> current_session(const HttpRequest& request);

}  // namespace cheesemoon::server
