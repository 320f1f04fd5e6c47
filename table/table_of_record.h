#pragma once

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

/// Whether a record tells of the same games and of more of them; of both it is known how they were
/// played.
bool goes_on_from(const hosting::RecordedTable& record, const hosting::RecordedTable& earlier);

}  // namespace cheesemoon::table
