#include "server/people/caller.h"

#include "server/identity/session_tokens.h"
#include "server/people/refusals.h"

namespace cheesemoon::server {

namespace {

HttpResponse unauthorized(std::string_view reason, std::string_view sentence) {
  auto response = http_error(401, reason, sentence);
  response.headers.emplace_back("WWW-Authenticate", "Bearer");
  return response;
}

}  // namespace

HttpResponse banned() {
  return unauthorized("banned", "the administrator of this server keeps you out");
}

HttpResponse not_let_in(const People& people, const AuthenticationRefusal& refusal) {
  switch (refusal.kind) {
    case AuthenticationRefusal::Kind::expired:
      return unauthorized("token_expired", "this token is too old; log in again");
    case AuthenticationRefusal::Kind::banned:
      return banned();
    case AuthenticationRefusal::Kind::store_failed:
      return store_failed(people, refusal.error);
    case AuthenticationRefusal::Kind::invalid:
      break;
  }
  return unauthorized("token_invalid", "this token is nobody's; log in again");
}

Result<Person, HttpResponse> caller_of(const Call& call) {
  if (!call.request.token)
    return Failure{unauthorized("token_missing", "this needs a token: Authorization: Bearer ...")};
  auto person = authenticate(call.store, call.people.guest_keys, *call.request.token,
                             call.request.address_group, call.people.hooks.now());
  if (!person) return Failure{not_let_in(call.people, person.error())};
  return std::move(*person);
}

std::optional<std::string> current_session(const HttpRequest& request) {
  return request.token ? session_token_hash(*request.token) : std::nullopt;
}

}  // namespace cheesemoon::server
