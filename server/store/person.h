#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/store/head.h"
#include "server/store/rating.h"

namespace cheesemoon::server {

struct Person {
  std::string id;
  std::string name;
  /// The name in the form in which no two people may have the same. Guests have none.
  std::optional<std::string> name_key;
  std::optional<std::string> password_hash;
  std::int64_t created = 0;
  /// The store does not read them.
  std::string settings;

  bool operator==(const Person&) const = default;
};

/// A device that is logged in. Only a hash of its token is kept.
struct Session {
  std::string token_hash;
  std::string person;
  std::int64_t created = 0;
  std::int64_t last_seen = 0;
  std::string label;

  bool operator==(const Session&) const = default;
};

/// Everything that is kept about a person. The journals of the tables can be read by their ids.
struct PersonExport {
  Person person;
  std::vector<Session> sessions;
  std::vector<PersonRating> ratings;
  std::vector<Head> tables;
};

}  // namespace cheesemoon::server
