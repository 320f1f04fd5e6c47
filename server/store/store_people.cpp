#include <fmt/format.h>

#include "server/store/heads.h"
#include "server/store/people_changed.h"
#include "server/store/ratings.h"
#include "server/store/reports.h"
#include "server/store/sessions.h"
#include "server/store/store.h"
#include "server/store/transaction.h"

namespace cheesemoon::server {

namespace {

/// Those for whom a condition in SQL holds.
StoreResult<std::vector<Person>> read_people(Database& database, std::string_view condition,
                                             std::initializer_list<Parameter> parameters) {
  return each_row(
      database.run(
          fmt::format(
              "SELECT id, name, name_key, password_hash, created, settings, name_look, banned, "
              "seen "
              "FROM people WHERE {}",
              condition),
          parameters),
      [](const Row& row) {
        return Person{text_of(row[0]),          text_of(row[1]),
                      optional_text_of(row[2]), optional_text_of(row[3]),
                      integer_of(row[4]),       text_of(row[5]),
                      optional_text_of(row[6]), optional_integer_of(row[7]),
                      integer_of(row[8])};
      });
}

StoreResult<std::optional<Person>> read_person(Database& database, const std::string& id) {
  return first_of(read_people(database, "id = $1", {id}));
}

Failure<StoreError> taken(const Person& person) {
  return {{StoreError::Kind::taken, fmt::format("the id {} or the name {} is somebody's already",
                                                person.id, person.name_key.value_or(person.name))}};
}

StoreResult<Done> insert_person(Database& database, const Person& person) {
  const auto inserted = database.run(
      "INSERT INTO people (id, name, name_key, password_hash, created, settings, name_look, "
      "banned, "
      "seen) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
      {person.id, person.name, nullable(person.name_key), nullable(person.password_hash),
       person.created, person.settings, nullable(person.name_look), nullable(person.banned),
       person.seen});
  if (!inserted) return Failure{inserted.error()};
  if (inserted->changed == 1) return Done{};
  const auto there = read_person(database, person.id);
  if (!there) return Failure{there.error()};
  // We did it ourselves, before the connection was lost.
  if (*there == person) return Done{};
  return taken(person);
}

/// A statement that changes a person of an id, who has to be there and to be what it asks for.
StoreResult<Done> update_person(Database& database, const std::string& id, std::string_view sql,
                                std::initializer_list<Parameter> parameters) {
  const auto updated = database.run(sql, parameters);
  if (!updated) return Failure{updated.error()};
  if (updated->changed == 1) return Done{};
  const auto there = read_person(database, id);
  if (!there) return Failure{there.error()};
  if (!there->has_value())
    return Failure{StoreError{StoreError::Kind::missing, fmt::format("there is no person {}", id)}};
  return Failure{StoreError{StoreError::Kind::outdated,
                            fmt::format("the person {} was changed at the same time", id)}};
}

/// The same where others have to hear of it.
StoreResult<Done> update_for_others(Database& database, const Person& person, std::string_view sql,
                                    std::initializer_list<Parameter> parameters) {
  return in_transaction(database, Transaction::writing, [&]() -> StoreResult<Done> {
    auto updated = update_person(database, person.id, sql, parameters);
    if (!updated && updated.error().kind == StoreError::Kind::taken) return taken(person);
    if (!updated) return updated;
    return note_change(database, person.id);
  });
}

StoreResult<std::vector<SaidWords>> read_words_of(Database& database, const std::string& person) {
  return each_row(
      database.run("SELECT words.table_id, journal.time, words.text FROM words JOIN journal "
                   "ON journal.table_id = words.table_id AND journal.sequence = words.sequence "
                   "WHERE words.person = $1 ORDER BY journal.time, words.table_id, words.sequence",
                   {person}),
      [](const Row& row) {
        return SaidWords{text_of(row[0]), integer_of(row[1]), text_of(row[2])};
      });
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
  auto results = read_results_of(database, id);
  if (!results) return Failure{results.error()};
  auto tables = read_heads_of(database, id, all);
  if (!tables) return Failure{tables.error()};
  auto words = read_words_of(database, id);
  if (!words) return Failure{words.error()};
  auto reports = read_reports(database, "reporter = $1", {id});
  if (!reports) return Failure{reports.error()};
  return std::optional<PersonExport>(PersonExport{
      std::move(**person), std::move(*sessions), std::move(*ratings), std::move(*results),
      std::move(*tables), std::move(*words), std::move(*reports)});
}

}  // namespace

StoreResult<Done> Store::add_person(const Person& person) {
  return in_transaction(*database_, Transaction::writing,
                        [&] { return insert_person(*database_, person); });
}

StoreResult<Done> Store::rename_person(const Person& person) {
  return update_for_others(
      *database_, person,
      "UPDATE people SET name = $2, name_key = $3, name_look = $4 "
      "WHERE id = $1 AND (name_key IS NULL) = (CAST($3 AS text) IS NULL)",
      {person.id, person.name, nullable(person.name_key), nullable(person.name_look)});
}

StoreResult<Done> Store::make_account(const Person& person) {
  // The hash is there already if we did it ourselves, before the connection was lost.
  return update_for_others(
      *database_, person,
      "UPDATE people SET name = $2, name_key = $3, name_look = $4, password_hash = $5 "
      "WHERE id = $1 AND (name_key IS NULL OR password_hash = $5)",
      {person.id, person.name, nullable(person.name_key), nullable(person.name_look),
       nullable(person.password_hash)});
}

StoreResult<Done> Store::set_password(const std::string& id, const std::string& hash,
                                      const std::optional<std::string>& before) {
  return in_transaction(*database_, Transaction::writing, [&] {
    return update_person(*database_, id,
                         "UPDATE people SET password_hash = $2 "
                         "WHERE id = $1 AND password_hash IS NOT NULL "
                         "AND (CAST($3 AS text) IS NULL OR password_hash IN ($2, $3))",
                         {id, hash, nullable(before)});
  });
}

StoreResult<Done> Store::set_settings(const std::string& id, const std::string& settings) {
  return in_transaction(*database_, Transaction::writing, [&] {
    return update_person(*database_, id, "UPDATE people SET settings = $2 WHERE id = $1",
                         {id, settings});
  });
}

StoreResult<Done> Store::set_banned(const std::string& id,
                                    const std::optional<std::int64_t>& since) {
  return in_transaction(*database_, Transaction::writing, [&]() -> StoreResult<Done> {
    auto updated = update_person(*database_, id, "UPDATE people SET banned = $2 WHERE id = $1",
                                 {id, nullable(since)});
    return updated ? note_change(*database_, id) : updated;
  });
}

StoreResult<std::optional<Person>> Store::person(const std::string& id) {
  return reading(*database_, [&] { return read_person(*database_, id); });
}

StoreResult<std::optional<Person>> Store::person_of_name(const std::string& name_key) {
  return reading(*database_,
                 [&] { return first_of(read_people(*database_, "name_key = $1", {name_key})); });
}

StoreResult<std::optional<Person>> Store::person_named_like(const std::string& name_key,
                                                            const std::string& name_look) {
  return reading(*database_, [&] {
    return first_of(
        read_people(*database_, "name_key = $1 OR name_look = $2 LIMIT 1", {name_key, name_look}));
  });
}

StoreResult<std::vector<Person>> Store::people_with(const std::string& part_of_name,
                                                    bool only_banned, std::int64_t limit) {
  return reading(*database_, [&] {
    return read_people(
        *database_,
        "(name_key IS NULL OR password_hash IS NOT NULL) "
        "AND LOWER(name) LIKE '%' || LOWER(CAST($1 AS text)) || '%' "
        "AND (CAST($2 AS bigint) = 0 OR banned IS NOT NULL) ORDER BY seen DESC, id LIMIT $3",
        {part_of_name, std::int64_t{only_banned}, limit});
  });
}

StoreResult<Done> Store::see_person(const std::string& id, std::int64_t now) {
  return write(*database_, "UPDATE people SET seen = $2 WHERE id = $1 AND seen < $2", {id, now});
}

StoreResult<std::vector<Person>> Store::accounts_without_look() {
  return reading(*database_, [&] {
    return read_people(*database_,
                       "password_hash IS NOT NULL AND name_look IS NULL ORDER BY created, id", {});
  });
}

StoreResult<std::optional<PersonExport>> Store::export_person(const std::string& id) {
  return in_transaction(*database_, Transaction::reading,
                        [&] { return read_everything(*database_, id); });
}

StoreResult<Done> Store::delete_person(const std::string& id) {
  return in_transaction(*database_, Transaction::writing, [&]() -> StoreResult<Done> {
    const auto deleted = database_->run("DELETE FROM people WHERE id = $1", {id});
    if (!deleted) return Failure{deleted.error()};
    return note_change(*database_, id);
  });
}

}  // namespace cheesemoon::server
