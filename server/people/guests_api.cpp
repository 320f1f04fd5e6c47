#include "server/people/guests_api.h"

#include "json/reader.h"
#include "server/http/answers.h"
#include "server/http/body.h"
#include "server/identity/ids.h"
#include "server/people/answers.h"
#include "server/people/members.h"
#include "server/people/refusals.h"

namespace cheesemoon::server {

HttpResponse add_guest(const Call& call) {
  const PeopleHooks& hooks = call.people.hooks;
  if (!call.people.new_guests.allow(call.request.address_group, hooks.moment()))
    return too_many(guest_rate);
  const auto name = read_body(call.request.body, [](const JsonReader& body) {
    body.allow_only({"name"});
    return read_name(body.member("name"));
  });
  if (!name) return name.error();
  const Person guest{.id = write_id(random_id()),
                     .name = *name,
                     .name_key = {},
                     .password_hash = {},
                     .created = hooks.now(),
                     .settings = "{}"};
  const auto added = call.store.add_person(guest);
  if (!added) return store_failed(call.people, added.error());
  return json_answer(201,
                     {{"person", person_json(guest)},
                      {"token", issue_guest_token(call.people.guest_keys, guest, hooks.now())}});
}

}  // namespace cheesemoon::server
