#include "server/people/people_api.h"

#include "server/http/body.h"
#include "server/identity/ids.h"
#include "server/people/heavily.h"
#include "server/people/members.h"
#include "server/people/naming.h"
#include "server/people/person_kind.h"
#include "server/people/refusals.h"

namespace cheesemoon::server {

namespace {

HttpResponse already_an_account() {
  return http_error(409, "already_an_account", "you have an account; log out to make another one");
}

/// The guest who asks, if one does.
Result<std::optional<Person>, HttpResponse> asking_guest(const Call& call) {
  if (!call.request.token) return std::optional<Person>();
  auto person = caller_of(call);
  if (!person) return Failure{person.error()};
  if (kind_of(*person) != PersonKind::guest) return Failure{already_an_account()};
  return std::optional<Person>(std::move(*person));
}

/// Somebody new, or the guest as he is by now.
Result<Person, HttpResponse> person_to_be(const People& people, Store& store,
                                          const std::optional<std::string>& guest) {
  if (!guest)
    return Person{.id = write_id(random_id()),
                  .name = {},
                  .created = people.hooks.now(),
                  .seen = people.hooks.now()};
  auto person = store.person(*guest);
  if (!person) return Failure{store_failed(people, person.error())};
  if (!person->has_value()) return Failure{not_let_in(people, {})};
  if (kind_of(**person) != PersonKind::guest) return Failure{already_an_account()};
  return std::move(**person);
}

HttpResponse finish(const People& people, Store& store, const std::optional<std::string>& guest,
                    const Credentials& account, const std::string& hash) {
  auto person = person_to_be(people, store, guest);
  if (!person) return person.error();
  call_account(*person, account.name);
  person->password_hash = hash;
  const auto kept = guest ? store.make_account(*person) : store.add_person(*person);
  if (!kept && kept.error().kind == StoreError::Kind::taken) return name_taken();
  if (!kept) return store_failed(people, kept.error());
  if (guest) people.hooks.changed();
  return begin_session(people, store, *person, account.label);
}

}  // namespace

void add_account(const Call& call, const HttpReply& reply) {
  People& people = call.people;
  if (!people.new_accounts.allow(call.request.address_group, people.hooks.moment()))
    return reply(too_many(account_rate));
  const auto account = read_body(call.request.body, read_new_account);
  if (!account) return reply(account.error());
  const auto guest = asking_guest(call);
  if (!guest) return reply(guest.error());
  // Before the work is done for nothing; it is asked again at the end.
  if (auto refusal = why_not_called(people, call.store, account->name, {}))
    return reply(*std::move(refusal));

  std::optional<std::string> guest_id;
  if (*guest) guest_id = (*guest)->id;
  answer_heavily(
      call, reply,
      [password = account->password, cost = people.hooks.hash_cost] {
        return hash_password(*password, cost);
      },
      [&people, guest_id, account = *account](Store& store,
                                              const std::optional<std::string>& hash) {
        return hash ? finish(people, store, guest_id, account, *hash) : too_busy();
      });
}

}  // namespace cheesemoon::server
