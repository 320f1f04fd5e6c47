#include <array>

#include "server/store/migrations.h"

namespace cheesemoon::server {

namespace {

constexpr const char* first_tables = R"(
CREATE TABLE journal (
  table_id TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  time INTEGER NOT NULL,
  mark INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;

CREATE TABLE heads (
  id TEXT NOT NULL PRIMARY KEY,
  game TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over')),
  is_public INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  summary TEXT NOT NULL,
  rated INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX heads_by_status ON heads (status, is_public, updated);
CREATE INDEX heads_to_rate ON heads (status, rated, updated) WHERE status = 'over' AND rated = 0;

CREATE TABLE people (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT UNIQUE,
  password_hash TEXT,
  created INTEGER NOT NULL,
  settings TEXT NOT NULL
) STRICT;

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES heads (id),
  seat INTEGER NOT NULL,
  person TEXT REFERENCES people (id) ON DELETE SET NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE sessions (
  token_hash TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  created INTEGER NOT NULL,
  last_seen INTEGER NOT NULL,
  label TEXT NOT NULL
) STRICT;
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE ratings (
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  game TEXT NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  games INTEGER NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (person, game)
) STRICT;
CREATE INDEX ratings_by_game ON ratings (game, rating);

CREATE TABLE secrets (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
)";

/// Heads that are older have none.
constexpr const char* makers_of_heads = R"(
ALTER TABLE heads ADD COLUMN maker TEXT REFERENCES people (id) ON DELETE SET NULL;
CREATE INDEX heads_by_maker ON heads (maker, status);
)";

// What somebody did against whom at a table that was rated. Guests have no ratings any more, and
// tables that are not to be rated are marked when they are made, not when they end: so what is not
// marked and goes on is a rated game.
constexpr const char* results_of_tables = R"(
CREATE TABLE results (
  table_id TEXT NOT NULL,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  opponent TEXT NOT NULL,
  game TEXT NOT NULL,
  ended INTEGER NOT NULL,
  score REAL NOT NULL,
  expected REAL NOT NULL,
  weight REAL NOT NULL,
  cut_short INTEGER NOT NULL,
  PRIMARY KEY (table_id, person, opponent)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_pairs ON results (person, opponent, game, ended);
CREATE INDEX results_by_end ON results (ended);
CREATE INDEX heads_in_rated_play ON heads (id) WHERE status = 'playing' AND rated = 0;
DELETE FROM ratings WHERE person IN (SELECT id FROM people WHERE name_key IS NULL);
)";

// Journals of earlier versions have dates instead of how long servers have run: it goes on from
// there.
constexpr const char* heartbeat_of_servers = R"(
CREATE TABLE heartbeat (ran INTEGER NOT NULL, date INTEGER NOT NULL) STRICT;
INSERT INTO heartbeat (ran, date) SELECT coalesce(max(time), 0), 0 FROM journal;
)";

// SQLite gives the next number after the highest one that is there.
constexpr const char* changes_of_people = R"(
CREATE TABLE people_changed (
  number INTEGER NOT NULL PRIMARY KEY,
  person TEXT NOT NULL
) STRICT;
)";

// What people say was part of the journal, which outlives them.
constexpr const char* words_of_people = R"(
CREATE TABLE words (
  table_id TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;
CREATE INDEX words_by_person ON words (person);
INSERT INTO words (table_id, sequence, person, text)
  SELECT journal.table_id, journal.sequence, people.id, json_extract(body, '$.said.text')
  FROM journal JOIN people ON people.id = json_extract(body, '$.said.person')
  WHERE body LIKE '{"said":%';
UPDATE journal SET body = json_set(body, '$.said.text', '') WHERE body LIKE '{"said":%';
)";

constexpr const char* looks_of_names = R"(
ALTER TABLE people ADD COLUMN name_look TEXT;
CREATE UNIQUE INDEX people_by_look ON people (name_look);
)";

// Whoever is there already is taken to be there now.
constexpr const char* administration = R"(
ALTER TABLE people ADD COLUMN banned INTEGER;
ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE people SET seen = unixepoch('now') * 1000;
CREATE INDEX people_by_seen ON people (seen);

CREATE TABLE reports (
  number INTEGER NOT NULL PRIMARY KEY,
  time INTEGER NOT NULL,
  reporter TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_person ON reports (person);
)";

// Tables that were made before heads had a maker, or were marked as not to be rated, look as if
// nobody had made them and as if they counted: they would be deleted with the guests' tables, and
// keep reviews from everybody. Their summaries say both.
constexpr const char* what_summaries_say = R"(
UPDATE heads SET rated = 1
  WHERE rated = 0 AND summary LIKE '{"made_with":%'
  AND json_extract(summary, '$.made_with.rated') = 0;
UPDATE heads SET maker = json_extract(summary, '$.maker')
  WHERE maker IS NULL AND summary LIKE '{"made_with":%'
  AND json_extract(summary, '$.maker') IN (SELECT id FROM people);
)";

// A journal with row numbers lies in the order in which it is written: an append touches its last
// page, and one of an index whose pages have room for many entries. And to find a word in a list of
// three SQLite makes a table of it every time, so this took more than writing the head.
constexpr const char* cheaper_appends = R"(
ALTER TABLE journal RENAME TO journal_by_table;
CREATE TABLE journal (
  table_id TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  time INTEGER NOT NULL,
  mark INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, sequence)
) STRICT;
INSERT INTO journal SELECT table_id, sequence, time, mark, body FROM journal_by_table;
DROP TABLE journal_by_table;

PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'status IN (''open'', ''playing'', ''over'')',
    'status = ''open'' OR status = ''playing'' OR status = ''over''')
  WHERE name = 'heads';
PRAGMA writable_schema = RESET;
)";

constexpr std::array steps = {
    first_tables,    makers_of_heads, results_of_tables, heartbeat_of_servers, changes_of_people,
    words_of_people, looks_of_names,  administration,    what_summaries_say,   cheaper_appends};

}  // namespace

std::span<const char* const> sqlite_migrations() {
  return steps;
}

}  // namespace cheesemoon::server
