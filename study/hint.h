#pragma once

#include <string>

#include "hosting/question.h"

namespace cheesemoon::study {

/// What is good for a seat that has to choose. A question holds what the seat may know and nothing
/// else, so the hint gives nothing away. Takes a fraction of a second.
std::string hint_json(const hosting::Question& question);

}  // namespace cheesemoon::study
