#include "study/first_rat_json.h"

#include <array>
#include <cmath>
#include <span>

#include "engine/first_rat/event.h"
#include "engine/first_rat/names.h"
#include "engine/first_rat/turn.h"
#include "players/first_rat/greg_turn.h"
#include "records/first_rat_event_json.h"

namespace cheesemoon::study {

using namespace first_rat;
using players::Forecast;
using players::Gain;
using players::GainKind;

namespace {

/// By the order of the enumeration.
constexpr std::array<std::string_view, players::gain_kind_count> gain_names{
    "goods",       "lights",        "burrow", "advance", "scored", "built",  "donated",
    "rattronaut",  "award",         "rat",    "comic",   "bought", "stolen", "end",
    "greg-scored", "greg-prepared", "drink",  "pipe",    "moldy",  "fee"};

/// Rounded, because a search is not more certain than that; never -0.
double rounded(float number, int decimals) {
  const double scale = std::pow(10, decimals);
  return std::round(static_cast<double>(number) * scale) / scale + 0.0;
}

/// What a gain is about, as records call it; empty if its kind says it all.
std::string_view subject_of(const Gain& gain) {
  switch (gain.kind) {
    case GainKind::goods:
    case GainKind::pipe:
      return good_name(static_cast<Good>(gain.what));
    case GainKind::scored:
    case GainKind::built:
    case GainKind::greg_scored:
    case GainKind::greg_prepared:
      return track_name(static_cast<Track>(gain.what));
    case GainKind::comic:
    case GainKind::bought:
    case GainKind::stolen:
      return item_name(gain.what);
    default:
      return {};
  }
}

void write_gains(JsonWriter& writer, std::string_view name, std::span<const Gain> gains) {
  writer.array(name, [&] {
    for (const Gain& gain : gains) {
      writer.object([&] {
        writer.member("kind", gain_name(gain.kind));
        writer.text_or_null("what", subject_of(gain));
        writer.member("amount", gain.amount);
      });
    }
  });
}

void write_outlook(JsonWriter& writer, const players::Outlook& outlook) {
  writer.object("outlook", [&] {
    writer.member("turns_until", outlook.turns_until);
    write_gains(writer, "next", outlook.next);
    writer.list("lit", outlook.lit);
    writer.member("rats_to_come", outlook.rats_to_come);
    writer.array("kept", [&] {
      for (const players::KeptFrom& kept : outlook.kept) {
        writer.object([&] {
          writer.member("seat", kept.team + 1);
          writer.member("track", track_name(kept.track));
          writer.member("points", kept.points);
        });
      }
    });
  });
}

/// All that happens in a turn, until the next one begins; nothing of Greg's, which is luck.
void write_events(JsonWriter& writer, const Table& table, std::span<const Action> actions) {
  Table played = table;
  const auto witness = [&](const Event& event) {
    if (played.turn.team == table.turn.team && played.round == table.round)
      records::write_first_rat_event(writer, played, event);
  };
  writer.array("events", [&] {
    if (players::greg_acts(table)) return;
    for (const Action& action : actions) decide(played, action, witness);
  });
}

/// A number for every seat; Greg's comes second.
void write_forecast(JsonWriter& writer, const Forecast& expected, std::size_t team_count) {
  const auto write = [&](std::string_view name, const auto& numbers, int decimals) {
    writer.array(name, [&] {
      for (std::size_t team = 0; team < team_count; ++team)
        writer.value(rounded(numbers[team], decimals));
    });
  };
  write("win_share", expected.win_share, 3);
  write("points", expected.points, 1);
}

void write_turn(JsonWriter& writer, const Table& table, const players::JudgedTurn& turn) {
  writer.array("actions", [&] {
    for (const Action& action : turn.actions) {
      const ActionText text = write_action(action);
      writer.value(text.view());
    }
  });
  write_events(writer, table, turn.actions);
  write_forecast(writer, turn.expected, table.team_count);
  write_gains(writer, "gains", turn.gains);
  write_outlook(writer, turn.outlook);
}

void write_analysed_turn(JsonWriter& writer, const players::TurnAnalysis& turn) {
  const std::size_t teams = turn.table.team_count;
  writer.member("round", turn.table.round);
  writer.member("seat", turn.team + 1);
  writer.member("luck", turn.is_luck);
  writer.object("before", [&] { write_forecast(writer, turn.before, teams); });
  write_turn(writer, turn.table, turn.played);
  writer.member("cost", rounded(turn.cost, 3));
  if (turn.better) {
    writer.object("better", [&] { write_turn(writer, turn.table, *turn.better); });
  } else {
    writer.member("better", nullptr);
  }
}

}  // namespace

std::string_view gain_name(GainKind kind) {
  return gain_names[static_cast<std::size_t>(kind)];
}

void write_hints(JsonWriter& writer, const Table& table, const players::Hints& hints) {
  writer.object([&] {
    writer.member("game", FirstRat::name);
    writer.member("round", table.round);
    writer.member("seat", hints.team + 1);
    writer.array("hints", [&] {
      for (const players::JudgedTurn& turn : hints.turns)
        writer.object([&] { write_turn(writer, table, turn); });
    });
  });
}

void write_analysis(JsonWriter& writer, const players::GameAnalysis& game,
                    std::span<const std::size_t> frames,
                    std::span<const players::CheckedClaim> checked) {
  writer.object([&] {
    writer.member("game", FirstRat::name);
    writer.array("turns", [&] {
      for (std::size_t place = 0; place < game.turns.size(); ++place) {
        writer.object([&] {
          write_analysed_turn(writer, game.turns[place]);
          if (!frames.empty()) writer.member("frame", frames[place]);
        });
      }
    });
    writer.list("costliest", game.costliest);
    if (checked.empty()) return;
    writer.array("checked", [&] {
      for (const players::CheckedClaim& claim : checked) {
        writer.object([&] {
          writer.member("turn", claim.turn);
          writer.member("said", rounded(game.turns[claim.turn].cost, 3));
          writer.member("measured", rounded(claim.cost, 3));
          writer.member("margin", rounded(claim.margin, 3));
        });
      }
    });
  });
}

}  // namespace cheesemoon::study
