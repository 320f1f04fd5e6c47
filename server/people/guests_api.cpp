#include "server/people/people_api.h"

#include "json/reader.h"
#include "server/http/body.h"
#include "server/http/http.h"
#include "server/identity/ids.h"
#include "server/identity/names.h"
#include "server/limits/address_group.h"
#include "server/people/answers.h"
#include "server/people/members.h"
#include "server/people/naming.h"
#include "server/people/refusals.h"

namespace cheesemoon::server {

namespace {

/// At home there is no TLS, and whoever listens reads tokens: they are worth nothing at other
/// devices.
std::string bound_to(const HttpRequest& request) {
  return request.can_be_overheard && is_home_address(request.address_group) ? request.address_group
                                                                            : std::string();
}

/// Guests whose name an account has are called so with a number: on another device somebody with an
/// account plays on as himself, and nobody takes him for the account.
Result<std::string, HttpResponse> name_of_guest(const Call& call, const std::string& wanted) {
  std::string name = wanted;
  for (int attempt = 0; attempt < most_numbers_tried; ++attempt) {
    auto refusal = why_not_called(call.people, call.store, name, {});
    if (!refusal) return name;
    constexpr unsigned conflict = 409;
    if (refusal->status != conflict || is_reserved_name(wanted))
      return Failure{*std::move(refusal)};
    name = with_number(wanted);
  }
  return Failure{name_taken()};
}

}  // namespace

HttpResponse add_guest(const Call& call) {
  const PeopleHooks& hooks = call.people.hooks;
  if (!call.people.new_guests.allow(call.request.address_group, hooks.moment()))
    return too_many(guest_rate);
  const auto wanted = read_body(call.request.body, [](const JsonReader& body) {
    body.allow_only({"name"});
    return read_name(body.member("name"));
  });
  if (!wanted) return wanted.error();
  const auto name = name_of_guest(call, *wanted);
  if (!name) return name.error();
  const Person guest{
      .id = write_id(random_id()), .name = *name, .created = hooks.now(), .seen = hooks.now()};
  const auto added = call.store.add_person(guest);
  if (!added) return store_failed(call.people, added.error());
  return json_answer(201, {{"person", person_json(guest)},
                           {"token", issue_guest_token(call.people.guest_keys, guest, hooks.now(),
                                                       bound_to(call.request))}});
}

}  // namespace cheesemoon::server
