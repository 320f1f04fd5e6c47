#include "records/first_rat_event_json.h"

#include "engine/first_rat/event_fields.h"
#include "engine/first_rat/greg.h"
#include "engine/first_rat/names.h"

namespace cheesemoon::records {

using namespace first_rat;

namespace {

void write_field(JsonWriter& writer, const Table& table, FieldType type, std::uint8_t said) {
  switch (type) {
    case FieldType::number:
    case FieldType::place:
    case FieldType::path_space:
    case FieldType::burrow_space:
      return writer.value(said);
    case FieldType::seat:
    case FieldType::track_space:
      return writer.value(said + 1);
    case FieldType::maybe_rat:
      if (said >= rats_per_team) return writer.value(nullptr);
      [[fallthrough]];
    case FieldType::rat:
      return writer.value(rat_names[said]);
    case FieldType::good:
      return writer.value(good_names[said]);
    case FieldType::colour:
      return writer.value(colour_names[said]);
    case FieldType::item:
      return writer.value(item_name(said));
    case FieldType::comic:
      return writer.value(comic_names[said]);
    case FieldType::track:
    case FieldType::part:
      return writer.value(track_names[said]);
    case FieldType::card:
      return writer.value(write_card(card_at(table, said)).view());
  }
}

}  // namespace

void write_first_rat_event(JsonWriter& writer, const Table& table, const Event& event) {
  const EventKind& kind = kind_of(event);
  writer.object([&] {
    writer.member("kind", kind.name);
    for (const EventField& field : kind.fields()) {
      writer.key(field.name);
      write_field(writer, table, field.type, event.*field.member);
    }
  });
}

void write_first_rat_events(JsonWriter& writer, const Table& table, const Move<Action>& move,
                            std::span<const Event> events) {
  if (move.seat != Seat::chance) {
    const ActionText text = write_action(move.action);
    writer.object([&] {
      writer.member("kind", "decided");
      writer.member("seat", number(move.seat));
      writer.member("action", text.view());
    });
  }
  for (const Event& event : events) write_first_rat_event(writer, table, event);
}

}  // namespace cheesemoon::records
