#include <array>

#include "server/store/migrations.h"

namespace cheesemoon::server {

namespace {

// A journal without row numbers lies in the order in which it is read, and an append touches one
// page of it.
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

constexpr std::array steps = {first_tables};

}  // namespace

std::span<const char* const> sqlite_migrations() {
  return steps;
}

}  // namespace cheesemoon::server
