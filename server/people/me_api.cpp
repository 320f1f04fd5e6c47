#include "server/people/people_api.h"

#include "json/reader.h"
#include "server/http/body.h"
#include "server/http/http.h"
#include "server/http/query.h"
#include "server/people/answers.h"
#include "server/people/heavily.h"
#include "server/people/members.h"
#include "server/people/naming.h"
#include "server/people/person_kind.h"
#include "server/people/refusals.h"

namespace cheesemoon::server {

namespace {

using PasswordPointer = std::shared_ptr<const Password>;

struct Changes {
  std::optional<std::string> name;
  std::optional<std::string> settings;
  PasswordPointer old_password;
  PasswordPointer new_password;
};

Changes read_changes(const JsonReader& body) {
  body.allow_only({"name", "settings", "password"});
  Changes changes;
  if (body.has("name")) changes.name = read_name(body.member("name"));
  if (body.has("settings")) changes.settings = read_settings(body.member("settings"));
  if (!body.has("password")) return changes;
  const auto password = body.member("password");
  password.allow_only({"old", "new"});
  changes.old_password = read_password(password.member("old"));
  changes.new_password = read_new_password(password.member("new"));
  return changes;
}

/// Nothing if none is given.
PasswordPointer read_own_password(const JsonReader& body) {
  body.allow_only({"password"});
  return body.has("password") ? read_password(body.member("password")) : nullptr;
}

HttpResponse wrong_password() {
  return http_error(403, "wrong_password", "the password is wrong");
}

HttpResponse not_an_account() {
  return http_error(409, "not_an_account", "a guest has no password; make an account first");
}

HttpResponse answer_me(const People& people, Store& store, const Person& person) {
  const auto ratings = store.ratings_of(person.id);
  if (!ratings) return store_failed(people, ratings.error());
  auto json = own_person_json(person);
  json["ratings"] = ratings_json(*ratings);
  return json_answer(200, json);
}

/// The person as he is by now, if the password that was checked is his still.
Result<Person, HttpResponse> person_still(const People& people, Store& store,
                                          const Person& checked) {
  auto person = store.person(checked.id);
  if (!person) return Failure{store_failed(people, person.error())};
  if (!person->has_value()) return Failure{not_let_in(people, {})};
  if ((*person)->password_hash != checked.password_hash) return Failure{wrong_password()};
  return std::move(**person);
}

StoreResult<Done> delete_other_sessions(Store& store, const std::string& person,
                                        const std::optional<std::string>& current) {
  const auto sessions = store.sessions_of(person);
  if (!sessions) return Failure{sessions.error()};
  for (const Session& session : *sessions) {
    if (session.token_hash == current) continue;
    auto deleted = store.delete_session(session.token_hash);
    if (!deleted) return deleted;
  }
  return Done{};
}

HttpResponse change(const People& people, Store& store, Person person, const Changes& changes) {
  if (changes.name) {
    if (auto refusal = why_not_called(people, store, *changes.name, person.id))
      return *std::move(refusal);
    call_person(person, *changes.name);
    const auto renamed = store.rename_person(person);
    if (!renamed && renamed.error().kind == StoreError::Kind::taken) return name_taken();
    if (!renamed) return store_failed(people, renamed.error());
    people.hooks.changed();
  }
  if (changes.settings) {
    person.settings = *changes.settings;
    const auto kept = store.set_settings(person.id, person.settings);
    if (!kept) return store_failed(people, kept.error());
  }
  return answer_me(people, store, person);
}

struct NewPassword {
  bool is_old_right = false;
  std::optional<std::string> hash;
};

NewPassword replace_password(const Password& old_password, const std::string& old_hash,
                             const Password& new_password, HashCost cost) {
  if (!verify_password(old_password, old_hash)) return {};
  return {.is_old_right = true, .hash = hash_password(new_password, cost)};
}

/// Whoever knew the old password and has logged in with it is out.
HttpResponse change_with_password(const People& people, Store& store, const Person& checked,
                                  const Changes& changes, const std::string& new_hash,
                                  const std::optional<std::string>& current) {
  auto person = person_still(people, store, checked);
  if (!person) return person.error();
  auto response = change(people, store, std::move(*person), changes);
  if (response.status != 200) return response;
  const auto set = store.set_password(checked.id, new_hash, checked.password_hash);
  if (!set && set.error().kind == StoreError::Kind::outdated) return wrong_password();
  if (!set) return store_failed(people, set.error());
  const auto deleted = delete_other_sessions(store, checked.id, current);
  people.hooks.changed();
  return deleted ? response : store_failed(people, deleted.error());
}

HttpResponse delete_now(const People& people, Store& store, const std::string& person) {
  const auto deleted = store.delete_person(person);
  people.hooks.changed();
  return deleted ? nothing_to_say() : store_failed(people, deleted.error());
}

HttpResponse everything_about(const People& people, Store& store, const std::string& person) {
  const auto everything = store.export_person(person);
  if (!everything) return store_failed(people, everything.error());
  if (!everything->has_value()) return not_let_in(people, {});
  const PersonExport& kept = **everything;
  boost::json::array ratings;
  ratings.reserve(kept.ratings.size());
  for (const PersonRating& rating : kept.ratings) {
    auto json = rating_json(rating);
    json["game"] = rating.game;
    json["volatility"] = rating.volatility;
    ratings.push_back(std::move(json));
  }
  return json_answer(200, {{"person", own_person_json(kept.person)},
                           {"sessions", sessions_json(kept.sessions)},
                           {"ratings", std::move(ratings)},
                           {"results", results_json(kept.results)},
                           {"tables", tables_json(kept.tables)},
                           {"chat", words_json(kept.words)},
                           {"reports", reports_json(kept.reports)}});
}

}  // namespace

HttpResponse show_me(const Call& call, const Person& person) {
  return answer_me(call.people, call.store, person);
}

void change_me(const Call& call, const Person& person, const HttpReply& reply) {
  People& people = call.people;
  const auto changes = read_body(call.request.body, read_changes);
  if (!changes) return reply(changes.error());
  if (!changes->new_password) return reply(change(people, call.store, person, *changes));
  if (kind_of(person) != PersonKind::account) return reply(not_an_account());
  if (!may_try_password(people, call.request, *person.name_key)) return reply(too_many(login_rate));

  answer_heavily(
      call, reply,
      [changes = *changes, hash = *person.password_hash, cost = people.hooks.hash_cost] {
        return replace_password(*changes.old_password, hash, *changes.new_password, cost);
      },
      [&people, person, changes = *changes, current = current_session(call.request)](
          Store& store, const NewPassword& password) {
        if (!password.is_old_right) return wrong_password();
        if (!password.hash) return too_busy();
        return change_with_password(people, store, person, changes, *password.hash, current);
      });
}

void delete_me(const Call& call, const Person& person, const HttpReply& reply) {
  People& people = call.people;
  const bool has_body = !call.request.body.empty();
  const auto password = read_body(has_body ? call.request.body : "{}", read_own_password);
  if (!password) return reply(password.error());
  if (kind_of(person) != PersonKind::account)
    return reply(*password ? not_an_account() : delete_now(people, call.store, person.id));
  if (!*password) return reply(bad_request("\"password\" is missing"));
  if (!may_try_password(people, call.request, *person.name_key)) return reply(too_many(login_rate));

  answer_heavily(
      call, reply,
      [password = *password, hash = *person.password_hash] {
        return verify_password(*password, hash);
      },
      [&people, person](Store& store, bool is_right) {
        if (!is_right) return wrong_password();
        const auto still = person_still(people, store, person);
        return still ? delete_now(people, store, person.id) : still.error();
      });
}

void export_me(const Call& call, const Person& person, const HttpReply& reply) {
  const auto refusal = call.people.hooks.read_much(
      {.address = call.request.address_group, .person = person.id},
      [&people = call.people, id = person.id, reply](StoreResult<Store>& store) {
        reply(store ? everything_about(people, *store, id) : store_failed(people, store.error()));
      });
  if (refusal) reply(not_taken(*refusal));
}

void list_my_tables(const Call& call, const Person& person, const HttpReply& reply) {
  const auto limit = read_limit(call.request);
  if (!limit) return reply(limit.error());
  const auto heads = call.store.heads_of(person.id, *limit);
  if (!heads) return reply(store_failed(call.people, heads.error()));
  std::vector<std::string> playing;
  for (const Head& head : *heads)
    if (head.status == table::Status::playing) playing.push_back(head.id);
  call.people.hooks.look_who_is_awaited(
      person.id, playing, [heads = *heads, reply](const AwaitedSeats& awaited) {
        reply(json_answer(200, {{"tables", tables_json(heads, awaited)}}));
      });
}

}  // namespace cheesemoon::server
