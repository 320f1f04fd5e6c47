#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "server/limits/limiter.h"
#include "server/store/head.h"
#include "table/table_options.h"
#include "table/table_refusal.h"

namespace cheesemoon::server {

/// Tables that one person has made or sits at, and that are not over.
inline constexpr std::int64_t most_tables_of_person = 100;
/// Of these, those that wait for others in the list for everybody.
inline constexpr std::int64_t most_open_to_all = 5;
inline constexpr Rate new_tables_rate{std::chrono::seconds(2), 20};
/// For each address group, as the next.
inline constexpr Rate new_tables_of_address_rate{std::chrono::seconds(2), 60};
inline constexpr Rate new_tables_for_all_rate{std::chrono::minutes(1), 20};

/// How soon after each other tables may be made, however they are.
class NewTableLimits {
 public:
  explicit NewTableLimits(bool are_kept);

  /// Whether it is too early for one more.
  std::optional<table::TableRefusal> why_not_so_soon(const std::string& person,
                                                     const std::string& address_group,
                                                     const table::TableOptions& options,
                                                     Moment now);

 private:
  Limiter of_person_;
  Limiter of_address_;
  Limiter for_all_;
};

/// Whether somebody who has these tables may have one more.
std::optional<table::TableRefusal> why_not_so_many(const TablesGoingOn& tables,
                                                   const table::TableOptions& options);

}  // namespace cheesemoon::server
