#include <fmt/format.h>

#include <cmath>
#include <span>

#include "cli/about_record.h"
#include "cli/first_rat_hint_text.h"
#include "cli/text_layout.h"
#include "cli/whole_percents.h"
#include "cores/workers.h"
#include "json/writer.h"
#include "players/first_rat/hints.h"
#include "study/first_rat_json.h"

namespace cheesemoon::cli {

namespace {

using first_rat::Table;

/// The chances and points of everybody, as in `Anna: 62 %, 71 points;`.
std::vector<std::string> chances(const FirstRatSentences& sentences, const FirstRatWords& words,
                                 const Table& table, const players::Forecast& expected) {
  std::vector<std::string> parts;
  parts.reserve(table.team_count);
  const std::vector<int> percents =
      whole_percents(std::span(expected.win_share).first(table.team_count));
  for (std::size_t team = 0; team < table.team_count; ++team) {
    parts.push_back(filled(words.chance, sentences.name(team), percents[team],
                           sentences.points(static_cast<int>(std::lround(expected.points[team])))));
    if (team + 1 < table.team_count) parts.back() += ';';
  }
  return parts;
}

}  // namespace

std::string hint(const records::FirstRatDocument& document, const HintArguments& arguments,
                 const Words& words) {
  const auto game = records::replay_actions(document.games.front());
  if (!game) return describe(game.error());
  const Table& table = game->last().table;
  players::Budget budget;
  budget.nodes = arguments.nodes;
  budget.time = std::chrono::milliseconds(arguments.milliseconds);
  budget.threads = cores::all_cores();
  const players::Hints hints = hints_for(table, budget, arguments.count);
  if (hints.turns.empty())
    return first_rat::FirstRat::is_terminal(game->last()) ? "the game is over"
                                                          : "it is chance's turn";
  Terminal terminal = Terminal::standard();
  if (arguments.json) {
    JsonWriter writer;
    study::write_hints(writer, table, hints);
    terminal.print_line(writer.text());
    return {};
  }
  const FirstRatWords& texts = words.first_rat;
  const std::size_t people = table.against_greg ? 1 : table.team_count;
  const FirstRatSentences sentences(terminal, texts, numbered_names(texts, people),
                                    table.against_greg);
  terminal.print_line(filled(texts.turn_of, table.round, sentences.team(hints.team)));
  for (std::size_t place = 0; place < hints.turns.size(); ++place) {
    const players::JudgedTurn& turn = hints.turns[place];
    const std::string first = fmt::format("{:>2}  ", place + 1);
    terminal.print_line();
    terminal.print_line(hint_text(sentences, turn, first));
    terminal.print_line(
        wrapped(std::string(first.size(), ' '), chances(sentences, texts, table, turn.expected)));
  }
  return {};
}

}  // namespace cheesemoon::cli
