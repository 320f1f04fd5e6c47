#include "server/store/people_changed.h"
#include "server/store/store.h"
#include "server/store/transaction.h"

namespace cheesemoon::server {

StoreResult<Done> note_change(Database& database, std::string_view person) {
  return done(database.run("INSERT INTO people_changed (person) VALUES ($1)", {person}));
}

StoreResult<std::vector<PersonChange>> Store::people_changed(std::int64_t after) {
  const auto found = reading(*database_, [&] {
    return database_->run(
        "SELECT number, person FROM people_changed WHERE number > $1 ORDER BY number", {after});
  });
  return each_row(found, [](const Row& row) {
    return PersonChange{integer_of(row[0]), text_of(row[1])};
  });
}

StoreResult<Done> Store::forget_old_changes() {
  return write(*database_,
               "DELETE FROM people_changed "
               "WHERE number <= (SELECT MAX(number) FROM people_changed) - 1000",
               {});
}

}  // namespace cheesemoon::server
