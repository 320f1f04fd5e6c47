#include "server/people/naming.h"

#include <fmt/format.h>

#include <algorithm>

#include "json/utf8.h"
#include "server/identity/ids.h"
#include "server/identity/names.h"
#include "server/people/person_kind.h"
#include "server/people/refusals.h"

namespace cheesemoon::server {

namespace {

/// Whether nobody else has the name.
StoreResult<bool> try_name(Store& store, const Person& named) {
  const auto renamed = store.rename_person(named);
  if (!renamed && renamed.error().kind != StoreError::Kind::taken) return Failure{renamed.error()};
  return renamed.ok();
}

/// What the account is called then.
StoreResult<std::string> complete_name(Store& store, Person account) {
  const std::string before = account.name;
  call_account(account, before);
  auto is_done = try_name(store, account);
  if (is_done && !*is_done) {
    account.name_look.reset();
    is_done = try_name(store, account);
  }
  for (int tried = 0; is_done && !*is_done && tried < most_numbers_tried; ++tried) {
    call_account(account, with_number(before));
    is_done = try_name(store, account);
  }
  if (!is_done) return Failure{is_done.error()};
  // The next start tries other numbers.
  return *is_done ? account.name : before;
}

}  // namespace

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

std::string with_number(const std::string& name) {
  constexpr std::size_t room = 4;
  auto letters = read_utf8(name).value_or(U"");
  letters.resize(std::min(letters.size(), longest_name - room));
  if (letters.ends_with(U' ')) letters.pop_back();
  constexpr int first_number = 100;
  return fmt::format("{} {}", write_utf8(letters), first_number + random_id().bytes.front());
}

StoreResult<std::vector<Renaming>> complete_names(Store& store) {
  const auto accounts = store.accounts_without_look();
  if (!accounts) return Failure{accounts.error()};
  std::vector<Renaming> renamings;
  for (const Person& account : *accounts) {
    const auto name = complete_name(store, account);
    if (!name) return Failure{name.error()};
    if (*name != account.name) renamings.push_back({.before = account.name, .after = *name});
  }
  return renamings;
}

}  // namespace cheesemoon::server
