#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/result.h"
#include "hosting/game_kind.h"
#include "json/error.h"
#include "table/commands.h"
#include "table/dice.h"

namespace cheesemoon::table {

/// The journal of a table at which a record was played, by one person on all seats of people and by
/// bots. It goes on where the record ends; what chance still owes there the dice decide. The error
/// says what of the record does not tell enough for that.
Result<Entries, JsonError> journal_of_record(const hosting::RecordedTable& record, const Dice& dice,
                                             std::string_view person);

/// What a record tells of the games of another one: no more than that; all that it tells, and more;
/// or how they went on otherwise.
enum class Telling : std::uint8_t { no_more, more, otherwise };

/// Of both it is known how they were played.
Telling compared_with(const hosting::RecordedTable& other, const hosting::RecordedTable& record);

}  // namespace cheesemoon::table
