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
  std::optional<std::string> name_key{};
  std::optional<std::string> password_hash{};
  std::int64_t created = 0;
  /// An object of JSON, which the store does not read.
  std::string settings = "{}";
  /// How the name looks: no two people may have names that look alike, either. Guests have none.
  std::optional<std::string> name_look{};
  /// Since when the administrator keeps him out.
  std::optional<std::int64_t> banned{};
  /// When he was last here, give or take a day. Written by `see_person` alone.
  std::int64_t seen = 0;

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

/// Somebody has another name, or cannot come in any more by a way that was open to him.
struct PersonChange {
  std::int64_t number = 0;
  std::string person;

  bool operator==(const PersonChange&) const = default;
};

/// Somebody at a table tells the administrator of another.
struct Report {
  std::int64_t time = 0;
  std::string reporter;
  std::string person;
  std::string table;
  std::string reason;
  std::string text;

  bool operator==(const Report&) const = default;
};

/// A line of chat.
struct SaidWords {
  std::string table;
  std::int64_t time = 0;
  std::string text;

  bool operator==(const SaidWords&) const = default;
};

/// Everything that is kept about a person. The journals of the tables can be read by their ids.
struct PersonExport {
  Person person;
  std::vector<Session> sessions;
  std::vector<PersonRating> ratings;
  std::vector<PersonResult> results;
  std::vector<Head> tables;
  /// The oldest first.
  std::vector<SaidWords> words;
  /// Those he has made.
  std::vector<Report> reports;
};

}  // namespace cheesemoon::server
