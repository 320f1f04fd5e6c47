#include "server/people/people_api.h"

#include "server/http/body.h"
#include "server/http/http.h"
#include "server/identity/names.h"
#include "server/identity/session_tokens.h"
#include "server/people/answers.h"
#include "server/people/heavily.h"
#include "server/people/members.h"
#include "server/people/refusals.h"

namespace cheesemoon::server {

namespace {

struct PasswordCheck {
  bool is_right = false;
  /// If the old one was made at another cost.
  std::optional<std::string> new_hash;
};

PasswordCheck check_password(const Password& password, const std::string& hash, HashCost cost) {
  if (!verify_password(password, hash)) return {};
  return {.is_right = true,
          .new_hash = needs_rehash(hash, cost) ? hash_password(password, cost) : std::nullopt};
}

HttpResponse wrong_name_or_password() {
  return http_error(401, "wrong_name_or_password", "the name or the password is wrong");
}

/// The person has this hash still, or the password was not checked against the right one.
HttpResponse let_in(const People& people, Store& store, const Person& checked,
                    const PasswordCheck& check, const std::string& label) {
  auto person = store.person(checked.id);
  if (!person) return store_failed(people, person.error());
  if (!person->has_value() || (*person)->password_hash != checked.password_hash)
    return wrong_name_or_password();
  if ((*person)->banned) return banned();
  if (check.new_hash) {
    const auto set = store.set_password(checked.id, *check.new_hash, checked.password_hash);
    if (!set && set.error().kind == StoreError::Kind::outdated) return wrong_name_or_password();
    if (!set) return store_failed(people, set.error());
  }
  return begin_session(people, store, **person, label);
}

}  // namespace

bool may_try_password(People& people, const HttpRequest& request, const std::string& name_key) {
  const Moment now = people.hooks.moment();
  return people.logins_of_address.allow(request.address_group, now) &&
         people.logins.allow(request.address_group + " " + name_key, now) &&
         people.logins_of_name.allow(name_key, now);
}

HttpResponse begin_session(const People& people, Store& store, const Person& person,
                           const std::string& label) {
  const std::string token = random_session_token();
  const std::int64_t now = people.hooks.now();
  const auto added = store.add_session({.token_hash = *session_token_hash(token),
                                        .person = person.id,
                                        .created = now,
                                        .last_seen = now,
                                        .label = label});
  if (!added) return store_failed(people, added.error());
  return json_answer(201, {{"person", person_json(person)}, {"token", token}});
}

void log_in(const Call& call, const HttpReply& reply) {
  People& people = call.people;
  const auto login = read_body(call.request.body, read_login);
  if (!login) return reply(login.error());
  const std::string key = name_key(login->name);
  if (!may_try_password(people, call.request, key)) return reply(too_many(login_rate));
  const auto found = call.store.person_of_name(key);
  if (!found) return reply(store_failed(people, found.error()));

  // Bots have a name and no password: for them the same is done as for nobody.
  const bool can_log_in = found->has_value() && (*found)->password_hash;
  const Person person = can_log_in ? **found : Person{};
  answer_heavily(
      call, reply,
      [password = login->password, hash = person.password_hash.value_or(people.nobodys_hash),
       cost = people.hooks.hash_cost] { return check_password(*password, hash, cost); },
      [&people, can_log_in, person, label = login->label](Store& store,
                                                          const PasswordCheck& check) {
        if (!can_log_in || !check.is_right) return wrong_name_or_password();
        return let_in(people, store, person, check, label);
      });
}

HttpResponse list_sessions(const Call& call, const Person& person) {
  const auto sessions = call.store.sessions_of(person.id);
  if (!sessions) return store_failed(call.people, sessions.error());
  const auto current = current_session(call.request);
  boost::json::array list;
  list.reserve(sessions->size());
  for (const Session& session : *sessions) {
    auto json = session_json(session);
    json["current"] = session.token_hash == current;
    list.push_back(std::move(json));
  }
  return json_answer(200, {{"sessions", std::move(list)}});
}

HttpResponse end_session(const Call& call, const Person& person) {
  const auto sessions = call.store.sessions_of(person.id);
  if (!sessions) return store_failed(call.people, sessions.error());
  for (const Session& session : *sessions) {
    if (session_handle(session.token_hash) != call.parameters.at("id")) continue;
    const auto deleted = call.store.delete_session(session.token_hash);
    call.people.hooks.changed();
    return deleted ? nothing_to_say() : store_failed(call.people, deleted.error());
  }
  return http_error(404, "not_found", "you have no session of this id");
}

HttpResponse end_sessions(const Call& call, const Person& person) {
  const auto deleted = call.store.delete_sessions_of(person.id);
  call.people.hooks.changed();
  return deleted ? nothing_to_say() : store_failed(call.people, deleted.error());
}

}  // namespace cheesemoon::server
