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

constexpr std::array steps = {first_tables};

}  // namespace

std::span<const char* const> postgres_migrations() {
  return steps;
}

}  // namespace cheesemoon::server
