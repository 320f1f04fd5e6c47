#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/brave_rats_screen.h"
#include "engine/core/result.h"
#include "hosting/brave_rats_view.h"

namespace cheesemoon::cli {

/// What a viewer sees of BraveRats, from a view (docs/views.md). The error is a sentence that names
/// the member.
Result<hosting::BraveRatsSight, std::string> read_brave_rats_view(const boost::json::value& view,
                                                                  hosting::Viewer viewer);

/// Because of a Spy.
struct CardShown {
  Seat seat = Seat::one;
  brave_rats::Card card = brave_rats::Card::musician;
};
/// What is worth telling; the rest is seen in the view.
using BraveRatsEvent = std::variant<CardShown, RoundTold>;

/// Events in their order; `on_table` says whether undecided rounds lay there before them.
Result<std::vector<BraveRatsEvent>, std::string> read_brave_rats_events(
    const boost::json::value& events, bool on_table);

}  // namespace cheesemoon::cli
