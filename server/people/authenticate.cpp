#include "server/people/authenticate.h"

#include <cassert>

#include "server/identity/ids.h"
#include "server/identity/session_tokens.h"
#include "server/identity/tokens.h"
#include "server/people/person_kind.h"

namespace cheesemoon::server {

namespace {

using std::chrono::milliseconds;
using Authentication = Result<Person, AuthenticationRefusal>;
using Kind = AuthenticationRefusal::Kind;

std::chrono::sys_seconds seconds_of(std::int64_t time) {
  return std::chrono::floor<std::chrono::seconds>(
      std::chrono::sys_time<milliseconds>(milliseconds(time)));
}

std::int64_t before(std::int64_t time, milliseconds span) {
  return time - span.count();
}

Failure<AuthenticationRefusal> refused(Kind kind) {
  return {{kind, {}}};
}

Failure<AuthenticationRefusal> failed(const StoreError& error) {
  return {{Kind::store_failed, error}};
}

Authentication existing_person(Store& store, const std::string& id, std::int64_t now) {
  auto person = store.person(id);
  if (!person) return failed(person.error());
  if (!person->has_value()) return refused(Kind::invalid);
  if ((*person)->banned) return refused(Kind::banned);
  if ((*person)->seen <= before(now, person_seen_interval)) {
    const auto seen = store.see_person(id, now);
    if (!seen) return failed(seen.error());
  }
  return std::move(**person);
}

Authentication person_of_guest_token(Store& store, std::span<const Secret> guest_keys,
                                     std::string_view token, std::string_view address_group,
                                     std::int64_t now) {
  const auto claims = read_token(guest_keys, token, seconds_of(now), address_group);
  if (!claims)
    return refused(claims.error() == TokenRefusal::expired ? Kind::expired : Kind::invalid);
  auto person = existing_person(store, write_id(claims->person), now);
  if (person && kind_of(*person) != PersonKind::guest) return refused(Kind::invalid);
  return person;
}

Authentication person_of_session(Store& store, const std::string& token_hash, std::int64_t now) {
  const auto session = store.session(token_hash);
  if (!session) return failed(session.error());
  if (!session->has_value()) return refused(Kind::invalid);
  if ((*session)->last_seen < before(now, session_patience)) return refused(Kind::expired);
  if ((*session)->last_seen <= before(now, session_seen_interval)) {
    const auto seen = store.see_session(token_hash, now);
    if (!seen) return failed(seen.error());
  }
  return existing_person(store, (*session)->person, now);
}

}  // namespace

std::string issue_guest_token(std::span<const Secret> guest_keys, const Person& guest,
                              std::int64_t now, const std::string& bound_to) {
  const auto id = read_id(guest.id);
  assert(id);
  const auto issued = seconds_of(now);
  return issue_token(guest_keys, {*id, issued, issued + guest_token_lifetime, bound_to});
}

Result<Person, AuthenticationRefusal> authenticate(Store& store, std::span<const Secret> guest_keys,
                                                   std::string_view token,
                                                   std::string_view address_group,
                                                   std::int64_t now) {
  const auto token_hash = session_token_hash(token);
  return token_hash ? person_of_session(store, *token_hash, now)
                    : person_of_guest_token(store, guest_keys, token, address_group, now);
}

StoreResult<Done> delete_ended_sessions(Store& store, std::int64_t now) {
  return store.delete_sessions_not_seen_since(before(now, session_patience));
}

}  // namespace cheesemoon::server
