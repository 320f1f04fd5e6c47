#include "study/first_rat_json.h"

#include <array>
#include <cmath>
#include <span>

#include "engine/first_rat/names.h"

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

void write_gains(JsonWriter& writer, std::span<const Gain> gains) {
  writer.array("gains", [&] {
    for (const Gain& gain : gains) {
      writer.object([&] {
        writer.member("kind", gain_name(gain.kind));
        writer.text_or_null("what", subject_of(gain));
        writer.member("amount", gain.amount);
      });
    }
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

void write_turn(JsonWriter& writer, const players::JudgedTurn& turn, std::size_t team_count) {
  writer.array("actions", [&] {
    for (const Action& action : turn.actions) {
      const ActionText text = write_action(action);
      writer.value(text.view());
    }
  });
  write_forecast(writer, turn.expected, team_count);
  write_gains(writer, turn.gains);
}

void write_analysed_turn(JsonWriter& writer, const players::TurnAnalysis& turn) {
  const std::size_t teams = turn.table.team_count;
  writer.member("round", turn.table.round);
  writer.member("seat", turn.team + 1);
  writer.member("luck", turn.is_luck);
  writer.object("before", [&] { write_forecast(writer, turn.before, teams); });
  write_turn(writer, turn.played, teams);
  writer.member("cost", rounded(turn.cost, 3));
  if (turn.better) {
    writer.object("better", [&] { write_turn(writer, *turn.better, teams); });
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
        writer.object([&] { write_turn(writer, turn, table.team_count); });
    });
  });
}

void write_analysis(JsonWriter& writer, const players::GameAnalysis& game,
                    std::span<const std::size_t> frames) {
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
  });
}

}  // namespace cheesemoon::study
