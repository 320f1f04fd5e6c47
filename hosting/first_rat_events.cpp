#include "hosting/first_rat_events.h"

#include "engine/first_rat/build.h"
#include "engine/first_rat/greg.h"
#include "engine/first_rat/names.h"

namespace cheesemoon::hosting {

using namespace first_rat;

namespace {

std::string_view good_of(const Event& event) {
  return good_name(static_cast<Good>(event.what));
}

std::string_view track_of(const Event& event) {
  return track_name(static_cast<Track>(event.what));
}

/// A member that says whom or what the event is about, by its kind.
void write_about(JsonWriter& writer, const Table& table, const Event& event) {
  switch (event.kind) {
    case Happening::rat_moved:
      writer.member("rat", rat_letter(event.rat));
      writer.member("from", event.from);
      writer.member("to", event.to);
      break;
    case Happening::pipe_paid:
    case Happening::gained:
    case Happening::goods_spent:
      writer.member("good", good_of(event));
      writer.member("amount", event.amount);
      break;
    case Happening::moldy_taken:
    case Happening::cheese_from_greg:
      writer.member("amount", event.amount);
      break;
    case Happening::fee_paid:
      writer.member("to", event.what + 1);
      writer.member("amount", event.amount);
      break;
    case Happening::space_yields:
      writer.member("rat", rat_letter(event.rat));
      writer.member("good", good_of(event));
      writer.member("space", event.from);
      writer.member("base", event.parts[0]);
      writer.member("light", event.parts[1]);
      writer.member("strong", event.parts[2]);
      break;
    case Happening::backpack_yields:
      writer.member("good", good_of(event));
      writer.member("backpack", colour_name(static_cast<Colour>(event.from)));
      writer.member("amount", event.amount);
      break;
    case Happening::light_moved:
      writer.member("from", event.from);
      writer.member("to", event.to);
      break;
    case Happening::burrow_entered:
      writer.member("space", event.to);
      break;
    case Happening::comic_taken:
      writer.member("comic", comic_name(static_cast<Comic>(event.what)));
      writer.key("rat");
      if (event.rat < rats_per_team) {
        writer.value(rat_letter(event.rat));
      } else {
        writer.value(nullptr);
      }
      break;
    case Happening::rat_raised:
      writer.member("rat", rat_letter(event.rat));
      break;
    case Happening::bought:
      writer.member("item", item_name(event.what));
      writer.member("cheese", event.amount);
      break;
    case Happening::stolen:
      writer.member("item", item_name(event.what));
      writer.member("rat", rat_letter(event.rat));
      break;
    case Happening::donated:
      writer.member("cheese", donation);
      break;
    case Happening::built:
    case Happening::scoring_lapsed:
    case Happening::track_prepared:
      writer.member("track", track_of(event));
      break;
    case Happening::scored:
      writer.member("track", track_of(event));
      writer.member("space", event.to + 1);
      writer.member("points", event.amount);
      break;
    case Happening::end_announced:
      writer.member("rounds", event.amount);
      break;
    case Happening::card_drawn: {
      const CardText card = write_card(card_at(table, event.what));
      writer.member("card", card.view());
      break;
    }
    case Happening::item_lost:
      writer.member("item", item_name(event.what));
      break;
    case Happening::drink_used:
    case Happening::award_taken:
    case Happening::deck_shuffled:
    case Happening::game_over:
      break;
  }
}

}  // namespace

void write_first_rat_event(JsonWriter& writer, const Table& table, const Event& event) {
  writer.object([&] {
    writer.member("kind", first_rat_event_kinds[static_cast<std::size_t>(event.kind)]);
    if (event.kind != Happening::game_over) writer.member("seat", event.team + 1);
    write_about(writer, table, event);
  });
}

void write_first_rat_events(JsonWriter& writer, const Table& table, const Move<Action>& move,
                            const FirstRatHappened& happened) {
  if (happened.is_set_up) return;
  if (move.seat != Seat::chance) {
    const ActionText text = write_action(move.action);
    writer.object([&] {
      writer.member("kind", "decided");
      writer.member("seat", number(move.seat));
      writer.member("action", text.view());
    });
  }
  for (const Event& event : happened.events) write_first_rat_event(writer, table, event);
}

}  // namespace cheesemoon::hosting
