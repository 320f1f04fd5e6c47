#include <array>

#include "server/store/migrations.h"

namespace cheesemoon::server {

namespace {

// Ids are compared by their bytes, as in SQLite, whatever language the server speaks.
constexpr const char* first_tables = R"(
CREATE TABLE journal (
  table_id text COLLATE "C" NOT NULL,
  sequence bigint NOT NULL,
  time bigint NOT NULL,
  mark bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (table_id, sequence)
);

CREATE TABLE heads (
  id text COLLATE "C" NOT NULL PRIMARY KEY,
  game text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL CHECK (status IN ('open', 'playing', 'over')),
  is_public bigint NOT NULL,
  updated bigint NOT NULL,
  summary text NOT NULL,
  rated bigint NOT NULL DEFAULT 0
);
CREATE INDEX heads_by_status ON heads (status, is_public, updated);
CREATE INDEX heads_to_rate ON heads (status, rated, updated) WHERE status = 'over' AND rated = 0;

CREATE TABLE people (
  id text COLLATE "C" NOT NULL PRIMARY KEY,
  name text NOT NULL,
  name_key text COLLATE "C" UNIQUE,
  password_hash text,
  created bigint NOT NULL,
  settings text NOT NULL
);

CREATE TABLE seats (
  table_id text COLLATE "C" NOT NULL REFERENCES heads (id),
  seat bigint NOT NULL,
  person text COLLATE "C" REFERENCES people (id) ON DELETE SET NULL,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE sessions (
  token_hash text COLLATE "C" NOT NULL PRIMARY KEY,
  person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  created bigint NOT NULL,
  last_seen bigint NOT NULL,
  label text NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE ratings (
  person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  game text COLLATE "C" NOT NULL,
  rating double precision NOT NULL,
  deviation double precision NOT NULL,
  volatility double precision NOT NULL,
  games bigint NOT NULL,
  version bigint NOT NULL,
  PRIMARY KEY (person, game)
);
CREATE INDEX ratings_by_game ON ratings (game, rating);

CREATE TABLE secrets (
  name text COLLATE "C" NOT NULL PRIMARY KEY,
  value text NOT NULL
);
)";

/// Heads that are older have none.
constexpr const char* makers_of_heads = R"(
ALTER TABLE heads ADD COLUMN maker text COLLATE "C" REFERENCES people (id) ON DELETE SET NULL;
CREATE INDEX heads_by_maker ON heads (maker, status);
)";

// As for SQLite, where it is said what for.
constexpr const char* results_of_tables = R"(
CREATE TABLE results (
  table_id text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  opponent text COLLATE "C" NOT NULL,
  game text COLLATE "C" NOT NULL,
  ended bigint NOT NULL,
  score double precision NOT NULL,
  expected double precision NOT NULL,
  weight double precision NOT NULL,
  cut_short bigint NOT NULL,
  PRIMARY KEY (table_id, person, opponent)
);
CREATE INDEX results_of_pairs ON results (person, opponent, game, ended);
CREATE INDEX results_by_end ON results (ended);
CREATE INDEX heads_in_rated_play ON heads (id) WHERE status = 'playing' AND rated = 0;
DELETE FROM ratings WHERE person IN (SELECT id FROM people WHERE name_key IS NULL);
)";

// Journals of earlier versions have dates instead of how long servers have run: it goes on from
// there.
constexpr const char* heartbeat_of_servers = R"(
CREATE TABLE heartbeat (ran bigint NOT NULL, date bigint NOT NULL);
INSERT INTO heartbeat (ran, date) SELECT coalesce(max(time), 0), 0 FROM journal;
)";

constexpr const char* changes_of_people = R"(
CREATE TABLE people_changed (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person text COLLATE "C" NOT NULL
);
)";

// What people say was part of the journal, which outlives them.
constexpr const char* words_of_people = R"(
CREATE TABLE words (
  table_id text COLLATE "C" NOT NULL,
  sequence bigint NOT NULL,
  person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  text text NOT NULL,
  PRIMARY KEY (table_id, sequence)
);
CREATE INDEX words_by_person ON words (person);
INSERT INTO words (table_id, sequence, person, text)
  SELECT journal.table_id, journal.sequence, people.id, body::json #>> '{said,text}'
  FROM journal JOIN people ON people.id = (body::json #>> '{said,person}')
  WHERE body LIKE '{"said":%';
UPDATE journal SET body = jsonb_set(body::jsonb, '{said,text}', '""')::text
  WHERE body LIKE '{"said":%';
)";

constexpr const char* looks_of_names = R"(
ALTER TABLE people ADD COLUMN name_look text COLLATE "C";
CREATE UNIQUE INDEX people_by_look ON people (name_look);
)";

// Whoever is there already is taken to be there now.
constexpr const char* administration = R"(
ALTER TABLE people ADD COLUMN banned bigint;
ALTER TABLE people ADD COLUMN seen bigint NOT NULL DEFAULT 0;
UPDATE people SET seen = CAST(EXTRACT(EPOCH FROM now()) * 1000 AS bigint);
CREATE INDEX people_by_seen ON people (seen);

CREATE TABLE reports (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  time bigint NOT NULL,
  reporter text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  table_id text COLLATE "C" NOT NULL,
  reason text NOT NULL,
  text text NOT NULL
);
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_person ON reports (person);
)";

// As for SQLite, where it is said what for.
constexpr const char* what_summaries_say = R"(
UPDATE heads SET rated = 1
  WHERE rated = 0 AND summary LIKE '{"made_with":%'
  AND summary::json #>> '{made_with,rated}' = 'false';
UPDATE heads SET maker = summary::json ->> 'maker'
  WHERE maker IS NULL AND summary LIKE '{"made_with":%'
  AND summary::json ->> 'maker' IN (SELECT id FROM people);
)";

// There is nothing to do here: PostgreSQL has always appended so.
constexpr const char* cheaper_appends = "SELECT 1";

constexpr std::array steps = {
    first_tables,    makers_of_heads, results_of_tables, heartbeat_of_servers, changes_of_people,
    words_of_people, looks_of_names,  administration,    what_summaries_say,   cheaper_appends};

}  // namespace

std::span<const char* const> postgres_migrations() {
  return steps;
}

}  // namespace cheesemoon::server
