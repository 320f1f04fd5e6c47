#include "cli/first_rat_hint_text.h"

#include "cli/named.h"
#include "cli/text_layout.h"
#include "engine/first_rat/names.h"
#include "engine/first_rat/notation.h"
#include "study/first_rat_json.h"

namespace cheesemoon::cli {

using namespace first_rat;
using players::GainKind;

namespace {

GainKind read_gain_kind(const JsonReader& reader) {
  const std::string_view text = reader.text();
  for (std::size_t kind = 0; kind < players::gain_kind_count; ++kind)
    if (study::gain_name(static_cast<GainKind>(kind)) == text) return static_cast<GainKind>(kind);
  reader.fail("expected a kind of gain");
  return GainKind::goods;
}

/// What a gain is about: a good, an item or a track, by its kind.
std::uint8_t read_subject(const JsonReader& reader, GainKind kind) {
  if (reader.is_null()) return 0;
  switch (kind) {
    case GainKind::goods:
    case GainKind::pipe:
      return static_cast<std::uint8_t>(read_named(reader, good_names));
    case GainKind::comic:
    case GainKind::bought:
    case GainKind::stolen:
      return read_item(reader);
    default:
      return static_cast<std::uint8_t>(read_named(reader, track_names));
  }
}

}  // namespace

std::string hint_text(const FirstRatSentences& sentences, const players::JudgedTurn& turn,
                      std::string_view first) {
  const std::string indent(static_cast<std::size_t>(width_of(first)), ' ');
  std::string actions;
  for (const Action& action : turn.actions) {
    const ActionText text = write_action(action);
    if (!actions.empty()) actions += ", ";
    actions += text.view();
  }
  return wrapped(first, sentences.turn(turn.actions)) + "\n" +
         wrapped(indent, sentences.reason(turn.gains)) + "\n" + wrapped(indent, "> " + actions);
}

players::JudgedTurn read_turn(const JsonReader& reader) {
  constexpr std::size_t most = 100;
  constexpr int most_gained = 1'000;
  players::JudgedTurn turn;
  for (const JsonReader& text : reader.member("actions").elements(most)) {
    const auto action = read_action(text.text());
    if (!action) text.fail("expected an action");
    if (action) turn.actions.push_back(*action);
  }
  for (const JsonReader& gain : reader.member("gains").elements(most)) {
    const GainKind kind = read_gain_kind(gain.member("kind"));
    turn.gains.push_back({kind, read_subject(gain.member("what"), kind),
                          static_cast<unsigned>(gain.member("amount").number(0, most_gained)), 0});
  }
  return turn;
}

}  // namespace cheesemoon::cli
