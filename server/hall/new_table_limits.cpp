#include "server/hall/new_table_limits.h"

namespace cheesemoon::server {

namespace {

constexpr std::size_t most_limited = 20'000;

}  // namespace

NewTableLimits::NewTableLimits(bool are_kept)
    : of_person_(are_kept ? new_tables_rate : no_limit, most_limited),
      of_address_(are_kept ? new_tables_of_address_rate : no_limit, most_limited),
      for_all_(are_kept ? new_tables_for_all_rate : no_limit, most_limited) {}

std::optional<table::TableRefusal> NewTableLimits::why_not_so_soon(
    const std::string& person, const std::string& address_group, const table::TableOptions& options,
    Moment now) {
  if (of_person_.allow(person, now) && of_address_.allow(address_group, now) &&
      (!options.is_public || for_all_.allow(address_group, now)))
    return std::nullopt;
  return table::TableRefusal{"too_many", "not so fast: wait a moment before you go on"};
}

std::optional<table::TableRefusal> why_not_so_many(const TablesGoingOn& tables,
                                                   const table::TableOptions& options) {
  if (tables.all >= most_tables_of_person)
    return table::TableRefusal{"too_many_tables",
                               "you have too many tables that are not over: finish or close some"};
  if (options.is_public && tables.open_to_all >= most_open_to_all)
    return table::TableRefusal{"too_many_tables",
                               "you have too many tables in the list for everybody: close some"};
  return std::nullopt;
}

}  // namespace cheesemoon::server
