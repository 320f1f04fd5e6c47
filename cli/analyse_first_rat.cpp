#include <fmt/format.h>

#include <cmath>
#include <optional>
#include <span>

#include "cli/about_record.h"
#include "cli/first_rat_hint_text.h"
#include "cli/text_layout.h"
#include "cli/whole_percents.h"
#include "cores/workers.h"
#include "json/writer.h"
#include "players/first_rat/check_claims.h"
#include "study/first_rat_json.h"
#include "study/played_actions.h"

namespace cheesemoon::cli {

namespace {

using first_rat::Table;
using players::CheckedClaim;
using players::Forecast;
using players::GameAnalysis;
using players::TurnAnalysis;

constexpr std::size_t widest = 80;
/// The same game gets the same check.
constexpr std::uint64_t seed_of_checks = 1;

long percent(float share) {
  return std::lround(100 * share);
}

/// A text at the right end of a column.
std::string right(std::string_view text, int width) {
  const int gap = std::max(0, width - width_of(text));
  return std::string(static_cast<std::size_t>(gap), ' ') + std::string(text);
}

/// Tells one analysis in one language.
class Telling {
 public:
  Telling(Terminal& terminal, const FirstRatWords& words, const Table& table)
      : terminal_(terminal),
        words_(words),
        table_(table),
        sentences_(terminal, words,
                   numbered_names(words, table.against_greg ? 1 : table.team_count),
                   table.against_greg) {}

  void tell(const GameAnalysis& game) const {
    terminal_.print_line(words_.analysis_heading);
    if (table_.against_greg) terminal_.print_line(words_.analysis_luck_heading);
    terminal_.print_line();
    show_rounds(game);
    terminal_.print_line();
    terminal_.print_line(game.costliest.empty() ? words_.analysis_nothing_costly
                                                : words_.analysis_costly);
    for (const std::size_t place : game.costliest) show_costly(game.turns[place]);
  }

  void tell_checked(const GameAnalysis& game, std::span<const CheckedClaim> checked,
                    std::uint32_t games) const {
    terminal_.print_line();
    terminal_.print_line(wrapped("", filled(words_.analysis_checked, games)));
    const auto row = [&](std::string_view round, std::string_view said, std::string_view measured,
                         std::string_view name) {
      terminal_.print_line(right(round, 6) + right(said, 12) + right(measured, 14) +
                           std::string(name));
    };
    row(words_.analysis_round, words_.analysis_said, words_.analysis_measured, "");
    for (const CheckedClaim& claim : checked) {
      const TurnAnalysis& turn = game.turns[claim.turn];
      row(fmt::format("{}", turn.table.round), fmt::format("{} %", percent(turn.cost)),
          fmt::format("{} +-{} %", percent(claim.cost), percent(claim.margin)),
          "  " + std::string(sentences_.name(turn.team)));
    }
  }

 private:
  [[nodiscard]] std::vector<int> percents_of(const Forecast& expected) const {
    return whole_percents(std::span(expected.win_share).first(table_.team_count));
  }

  /// Everybody's share of the wins as a strip of their numbers.
  [[nodiscard]] std::string strip(const Forecast& expected, std::size_t width) const {
    std::string text;
    float sum = 0;
    std::size_t drawn = 0;
    for (std::size_t team = 0; team < table_.team_count; ++team) {
      sum += expected.win_share[team];
      const auto end = static_cast<std::size_t>(std::lround(sum * static_cast<float>(width)));
      const bool is_greg = table_.against_greg && team == first_rat::greg;
      const char sign = is_greg ? 'G' : static_cast<char>('1' + team);
      if (end > drawn)
        text += terminal_.in_colour_of(static_cast<Seat>(team), std::string(end - drawn, sign));
      drawn = std::max(drawn, end);
    }
    return text;
  }

  /// `luck` is what Greg's turn changed of the first seat's chances.
  void show_row(std::string_view title, const Forecast& expected, std::optional<float> luck) const {
    std::string row = right(title, 6);
    const std::vector<int> percents = percents_of(expected);
    for (std::size_t team = 0; team < table_.team_count; ++team)
      row += fmt::format("{:>6} %{:>5}", percents[team], std::lround(expected.points[team]));
    if (table_.against_greg) row += luck ? fmt::format("{:>+6} %", percent(*luck)) : right("", 8);
    constexpr std::size_t wide_enough = 10;
    constexpr std::size_t widest_strip = 36;
    const std::size_t room = widest - static_cast<std::size_t>(width_of(row)) - 2;
    if (room >= wide_enough) row += "  " + strip(expected, std::min(room, widest_strip));
    terminal_.print_line(row);
  }

  void show_rounds(const GameAnalysis& game) const {
    std::string heading = right(words_.analysis_round, 6);
    for (std::size_t team = 0; team < table_.team_count; ++team)
      heading += right(sentences_.name(team), 13);
    if (table_.against_greg) heading += right(words_.analysis_luck, 8);
    terminal_.print_line(heading);
    for (std::size_t place = 0; place < game.turns.size(); ++place) {
      const TurnAnalysis& turn = game.turns[place];
      const unsigned round = turn.table.round;
      if (place > 0 && game.turns[place - 1].table.round == round) continue;
      std::optional<float> luck;
      for (std::size_t later = place;
           later < game.turns.size() && game.turns[later].table.round == round; ++later) {
        const TurnAnalysis& other = game.turns[later];
        if (other.is_luck) luck = other.played.expected.win_share[0] - other.before.win_share[0];
      }
      show_row(fmt::format("{}", round), turn.before, luck);
    }
    show_row(words_.analysis_end, game.turns.back().played.expected, std::nullopt);
  }

  void show_costly(const TurnAnalysis& turn) const {
    const Forecast& played = turn.played.expected;
    const Forecast& better = turn.better->expected;
    const std::size_t team = turn.team;
    terminal_.print_line();
    terminal_.print_line(
        wrapped("", filled(words_.analysis_cost, turn.table.round, sentences_.name(team),
                           percents_of(played)[team], percents_of(better)[team],
                           std::lround(played.points[team]), std::lround(better.points[team]))));
    const int width = std::max(width_of(words_.analysis_played), width_of(words_.analysis_better));
    const auto label = [&](std::string_view text) {
      return fmt::format("  {}{} ", text, right("", width - width_of(text)));
    };
    terminal_.print_line(hint_text(sentences_, turn.played, label(words_.analysis_played)));
    terminal_.print_line(hint_text(sentences_, *turn.better, label(words_.analysis_better)));
  }

  Terminal& terminal_;
  const FirstRatWords& words_;
  const Table& table_;
  FirstRatSentences sentences_;
};

}  // namespace

std::string analyse(const records::FirstRatDocument& document, const AnalyseArguments& arguments,
                    const Words& words) {
  const auto game = records::replay(document.games.front());
  if (!game) return describe(game.error());
  const auto actions = study::played_actions(*game);
  if (actions.empty()) return "there is nothing to analyse yet";
  const Table& last = game->last().table;
  const GameAnalysis analysis = players::analyse(
      actions, last, arguments.nodes > 0 ? arguments.nodes : players::usual_analysis_nodes);
  std::vector<CheckedClaim> checked;
  if (arguments.check > 0)
    checked = players::check_claims(analysis, arguments.check, seed_of_checks, cores::all_cores());
  Terminal terminal = Terminal::standard();
  if (arguments.json) {
    JsonWriter writer;
    study::write_analysis(writer, analysis, {}, checked);
    terminal.print_line(writer.text());
  } else {
    const Telling telling(terminal, words.first_rat, last);
    telling.tell(analysis);
    if (arguments.check > 0) telling.tell_checked(analysis, checked, arguments.check);
  }
  return {};
}

}  // namespace cheesemoon::cli
