#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cheesemoon::server {

/// 128 random bits that name a person, a game or anything else; nobody guesses one, and no two are
/// ever the same.
struct Id {
  std::array<std::uint8_t, 16> bytes{};

  auto operator<=>(const Id&) const = default;
};

Id random_id();

/// 22 letters, digits, - and _.
std::string write_id(const Id& id);
std::optional<Id> read_id(std::string_view text);

/// A short id of a table (table/table_id.h), of 20^10 or 43 bits: whoever makes one checks that it
/// is new, and who tries to guess one is slowed down.
std::string random_table_id();

}  // namespace cheesemoon::server
