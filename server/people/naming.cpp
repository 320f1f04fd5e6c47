#include "server/people/naming.h"

#include "server/identity/names.h"
#include "server/people/person_kind.h"
#include "server/people/refusals.h"

namespace cheesemoon::server {

StoreResult<bool> is_name_free(Store& store, const std::string& name, const std::string& id) {
  if (is_reserved_name(name)) return false;
  const auto other = store.person_named_like(name_key(name), name_look(name));
  if (!other) return Failure{other.error()};
  return !*other || (*other)->id == id;
}

std::optional<HttpResponse> why_not_called(const People& people, Store& store,
                                           const std::string& name, const std::string& id) {
  const auto is_free = is_name_free(store, name, id);
  if (!is_free) return store_failed(people, is_free.error());
  if (!*is_free) return name_taken();
  return std::nullopt;
}

void call_account(Person& person, const std::string& name) {
  person.name = name;
  person.name_key = name_key(name);
  person.name_look = name_look(name);
}

void call_person(Person& person, const std::string& name) {
  if (kind_of(person) == PersonKind::account) return call_account(person, name);
  person.name = name;
}

StoreResult<Done> complete_names(Store& store) {
  const auto accounts = store.accounts_without_look();
  if (!accounts) return Failure{accounts.error()};
  for (const Person& account : *accounts) {
    Person named = account;
    call_account(named, account.name);
    auto changed = store.rename_person(named);
    if (!changed && changed.error().kind != StoreError::Kind::taken) return changed;
  }
  return Done{};
}

}  // namespace cheesemoon::server
