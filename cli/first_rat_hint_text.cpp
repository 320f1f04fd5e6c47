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

/// More than any list of a hint has.
constexpr std::size_t most_listed = 100;

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

std::vector<players::Gain> read_gains(const JsonReader& reader) {
  constexpr int most_gained = 1'000;
  std::vector<players::Gain> gains;
  for (const JsonReader& gain : reader.elements(most_listed)) {
    const GainKind kind = read_gain_kind(gain.member("kind"));
    gains.push_back({kind, read_subject(gain.member("what"), kind),
                     static_cast<unsigned>(gain.member("amount").number(0, most_gained)), 0});
  }
  return gains;
}

players::Outlook read_outlook(const JsonReader& reader) {
  constexpr int most_points = 100;
  const auto number = [](const JsonReader& of, int least, int largest) {
    return static_cast<unsigned>(of.number(least, largest));
  };
  players::Outlook outlook;
  outlook.turns_until = number(reader.member("turns_until"), 0, most_listed);
  outlook.next = read_gains(reader.member("next"));
  for (const JsonReader& space : reader.member("lit").elements(most_listed))
    outlook.lit.push_back(static_cast<Space>(space.number(1, launchpad)));
  outlook.rats_to_come = number(reader.member("rats_to_come"), 0, rats_per_team);
  for (const JsonReader& kept : reader.member("kept").elements(most_listed))
    outlook.kept.push_back({number(kept.member("seat"), 1, most_seats) - 1U,
                            static_cast<Track>(read_named(kept.member("track"), track_names)),
                            number(kept.member("points"), 0, most_points)});
  return outlook;
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
  std::string why = sentences.reason(turn.gains);
  if (const std::string outlook = sentences.outlook(turn.outlook); !outlook.empty())
    why += " " + outlook;
  return wrapped(first, sentences.turn(turn.actions, turn.gains)) + "\n" + wrapped(indent, why) +
         "\n" + wrapped(indent, "> " + actions);
}

players::JudgedTurn read_turn(const JsonReader& reader) {
  players::JudgedTurn turn;
  for (const JsonReader& text : reader.member("actions").elements(most_listed)) {
    const auto action = read_action(text.text());
    if (!action) text.fail("expected an action");
    if (action) turn.actions.push_back(*action);
  }
  turn.gains = read_gains(reader.member("gains"));
  turn.outlook = read_outlook(reader.member("outlook"));
  return turn;
}

}  // namespace cheesemoon::cli
