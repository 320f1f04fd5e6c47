#include "hosting/first_rat_hosting.h"

#include "engine/first_rat/consequences.h"
#include "hosting/first_rat_board.h"
#include "hosting/first_rat_events.h"
#include "hosting/first_rat_view.h"
#include "hosting/hosted.h"

namespace cheesemoon::hosting {

using namespace first_rat;

static_assert(Hosting<FirstRatHosting>);

void FirstRatHosting::write_board(JsonWriter& writer, const Options& options, const Sight& sight) {
  write_first_rat_board(writer, options, sight);
}

void FirstRatHosting::write_view(JsonWriter& writer, const Sight& sight) {
  write_first_rat_view(writer, sight);
}

void FirstRatHosting::write_choice(JsonWriter& writer, const Sight& sight, const Action& action) {
  const Consequences consequences = consequences_of(sight.table, action);
  writer.array("events", [&] {
    for (const Event& event : consequences.chronicle.events)
      write_first_rat_event(writer, sight.table, event);
  });
}

void FirstRatHosting::write_events(JsonWriter& writer, const State& before,
                                   const Move<Action>& move, const State& /*after*/,
                                   Viewer /*viewer*/) {
  write_first_rat_events(writer, before, move);
}

bool FirstRatHosting::may_take_back(const State& before, Seat seat, const State& after) {
  // In the next round it can be his turn again at once, if the others had no choice.
  return FirstRat::actors(after) == Actors{seat} && before.table.round == after.table.round;
}

records::Document FirstRatHosting::document(const records::FirstRatRecord& record) {
  return record;
}

std::unique_ptr<HostedGame> host_first_rat(const Options& options) {
  return std::make_unique<Hosted<FirstRatHosting>>(options);
}

}  // namespace cheesemoon::hosting
