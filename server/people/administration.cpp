#include "server/people/administration.h"

#include <fmt/format.h>

#include "server/identity/encoding.h"
#include "server/identity/names.h"
#include "server/identity/passwords.h"
#include "server/identity/secret.h"
#include "server/people/naming.h"
#include "server/people/person_kind.h"

namespace cheesemoon::server {

namespace {

Failure<std::string> sentence_of_store(const StoreError& error) {
  return {error.sentence};
}

Result<Done, std::string> done_or_why_not(const StoreResult<Done>& outcome) {
  if (!outcome) return sentence_of_store(outcome.error());
  return Done{};
}

}  // namespace

Result<Person, std::string> find_person(Store& store, const std::string& who) {
  auto person = store.person(who);
  if (!person) return sentence_of_store(person.error());
  if (!*person) person = store.person_of_name(name_key(who));
  if (!person) return sentence_of_store(person.error());
  if (!*person || kind_of(**person) == PersonKind::bot)
    return Failure{fmt::format(
        "there is nobody with the id \"{}\", and no account of that name; people list shows who "
        "there is",
        who)};
  return std::move(**person);
}

Result<Done, std::string> ban(Store& store, const Person& person, std::int64_t now) {
  return done_or_why_not(store.set_banned(person.id, now));
}

Result<Done, std::string> unban(Store& store, const Person& person) {
  return done_or_why_not(store.set_banned(person.id, std::nullopt));
}

Result<Done, std::string> remove(Store& store, const Person& person) {
  return done_or_why_not(store.delete_person(person.id));
}

Result<std::string, std::string> rename(Store& store, Person person, const std::string& name) {
  const auto clean = clean_name(name);
  if (!clean) return Failure{std::string("this name has characters that no name may have")};
  const auto is_free = is_name_free(store, *clean, person.id);
  if (!is_free) return sentence_of_store(is_free.error());
  if (!*is_free)
    return Failure{std::string("this name, or one that looks like it, is somebody else's")};
  call_person(person, *clean);
  const auto renamed = store.rename_person(person);
  if (!renamed) return sentence_of_store(renamed.error());
  return *clean;
}

Result<std::string, std::string> reset_password(Store& store, const Person& person) {
  if (kind_of(person) != PersonKind::account)
    return Failure{std::string("a guest has no password")};
  constexpr std::size_t length = 16;
  const std::string text = write_base64url(Secret::random().bytes()).substr(0, length);
  std::string taken = text;
  const auto password = Password::take(taken);
  const auto hash = hash_password(*password, HashCost::interactive);
  if (!hash) return Failure{std::string("there is no memory to hash a password")};
  const auto set = store.set_password(person.id, *hash);
  if (!set) return sentence_of_store(set.error());
  const auto ended = store.delete_sessions_of(person.id);
  if (!ended) return sentence_of_store(ended.error());
  return text;
}

}  // namespace cheesemoon::server
