#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "table/table_refusal.h"

namespace cheesemoon::table {

// What the server sends besides updates: lines of JSON as in docs/protocol.md.

std::string write_welcome(std::string_view person, std::string_view name, std::int64_t now);
/// Done and durable. The sequence is that of the seat that did it, or of a spectator.
std::string write_done(std::string_view request, std::string_view table, std::uint32_t sequence);
/// A request without a name is refused without one.
std::string write_refused(std::string_view request, const TableRefusal& refusal);
/// The choice is JSON.
std::string write_preview(std::string_view request, std::string_view choice);
std::string write_rematched(std::string_view request, std::string_view table,
                            std::string_view next);
std::string write_pong(std::int64_t now);

}  // namespace cheesemoon::table
