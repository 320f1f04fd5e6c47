#include <fmt/format.h>

#include "server/store/heads.h"
#include "server/store/ratings.h"
#include "server/store/sessions.h"
#include "server/store/store.h"
#include "server/store/transaction.h"

namespace cheesemoon::server {

namespace {

StoreResult<std::optional<Person>> person_in(const StoreResult<Rows>& found) {
  if (!found) return Failure{found.error()};
  if (found->rows.empty()) return std::optional<Person>();
  const auto& row = found->rows.front();
  return std::optional<Person>(Person{text_of(row[0]), text_of(row[1]), optional_text_of(row[2]),
                                      optional_text_of(row[3]), integer_of(row[4]),
                                      text_of(row[5])});
}

StoreResult<std::optional<Person>> read_person(Database& database, const std::string& id) {
  return person_in(database.run(
      "SELECT id, name, name_key, password_hash, created, settings FROM people WHERE id = $1",
      {id}));
}

Failure<StoreError> taken(const Person& person) {
  return {{StoreError::Kind::taken, fmt::format("the id {} or the name {} is somebody's already",
                                                person.id, person.name_key.value_or(person.name))}};
}

StoreResult<Done> insert_person(Database& database, const Person& person) {
  const auto inserted = database.run(
      "INSERT INTO people (id, name, name_key, password_hash, created, settings) "
      "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
      {person.id, person.name, nullable(person.name_key), nullable(person.password_hash),
       person.created, person.settings});
  if (!inserted) return Failure{inserted.error()};
  if (inserted->changed == 1) return Done{};
  const auto there = read_person(database, person.id);
  if (!there) return Failure{there.error()};
  // We did it ourselves, before the connection was lost.
  if (*there == person) return Done{};
  return taken(person);
}

StoreResult<Done> update_person(Database& database, const Person& person) {
  const auto updated = database.run(
      "UPDATE people SET name = $2, name_key = $3, password_hash = $4, settings = $5 "
      "WHERE id = $1",
      {person.id, person.name, nullable(person.name_key), nullable(person.password_hash),
       person.settings});
  if (!updated && updated.error().kind == StoreError::Kind::taken) return taken(person);
  if (!updated) return Failure{updated.error()};
  if (updated->changed == 0)
    return Failure{
        StoreError{StoreError::Kind::missing, fmt::format("there is no person {}", person.id)}};
  return Done{};
}

StoreResult<std::optional<PersonExport>> read_everything(Database& database,
                                                         const std::string& id) {
  constexpr std::int64_t all = 1'000'000'000;
  auto person = read_person(database, id);
  if (!person) return Failure{person.error()};
  if (!person->has_value()) return std::optional<PersonExport>();
  auto sessions = read_sessions_of(database, id);
  if (!sessions) return Failure{sessions.error()};
  auto ratings = read_ratings_of(database, id);
  if (!ratings) return Failure{ratings.error()};
  auto tables = read_heads_of(database, id, all);
  if (!tables) return Failure{tables.error()};
  return std::optional<PersonExport>(PersonExport{std::move(**person), std::move(*sessions),
                                                  std::move(*ratings), std::move(*tables)});
}

}  // namespace

StoreResult<Done> Store::add_person(const Person& person) {
  return in_transaction(*database_, Transaction::writing,
                        [&] { return insert_person(*database_, person); });
}

StoreResult<Done> Store::change_person(const Person& person) {
  return in_transaction(*database_, Transaction::writing,
                        [&] { return update_person(*database_, person); });
}

StoreResult<std::optional<Person>> Store::person(const std::string& id) {
  return reading(*database_, [&] { return read_person(*database_, id); });
}

StoreResult<std::optional<Person>> Store::person_of_name(const std::string& name_key) {
  return reading(*database_, [&] {
    return person_in(
        database_->run("SELECT id, name, name_key, password_hash, created, settings FROM people "
                       "WHERE name_key = $1",
                       {name_key}));
  });
}

StoreResult<std::optional<PersonExport>> Store::export_person(const std::string& id) {
  return in_transaction(*database_, Transaction::reading,
                        [&] { return read_everything(*database_, id); });
}

StoreResult<Done> Store::delete_person(const std::string& id) {
  return write(*database_, "DELETE FROM people WHERE id = $1", {id});
}

}  // namespace cheesemoon::server
