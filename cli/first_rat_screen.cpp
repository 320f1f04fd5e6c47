#include "cli/first_rat_screen.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "cli/text_layout.h"
#include "cli/words.h"
#include "engine/first_rat/challenges.h"
#include "engine/first_rat/collect.h"
#include "engine/first_rat/greg.h"
#include "engine/first_rat/score.h"
#include "engine/first_rat/shop.h"

namespace cheesemoon::cli {

using namespace first_rat;

namespace {

/// The colours of spaces on a terminal, by the order of the enumeration.
constexpr std::array<int, colour_count> tints{93, 97, 94, 92, 33};

constexpr int column_width = 40;

/// A text with colours in it, and how wide it is without them.
struct Cell {
  std::string text;
  int width = 0;
};

}  // namespace

template <class... Arguments>
void FirstRatScreen::line(std::string_view format, const Arguments&... arguments) const {
  terminal_.print_line(filled(format, arguments...));
}

void FirstRatScreen::show_path(const Table& table, std::size_t viewer) const {
  const auto cell_of = [&](Space space) {
    Cell cell;
    const auto add = [&](std::string_view plain, int tint) {
      cell.text += tint == 0 ? std::string(plain) : terminal_.in_colour(tint, plain);
      cell.width += width_of(plain);
    };
    if (space == 0 || space == launchpad) {
      add(fmt::format("{:>2}  {}", space, space == 0 ? words_.start : words_.launchpad), 0);
    } else {
      const PathSpace& here = table.printed.path[space];
      add(fmt::format("{:>2}{} ", space, table.teams[viewer].light >= here.first_light ? '*' : ' '),
          0);
      add(fmt::format("{:<7}", words_.colours[here.colour]), tints[here.colour]);
      add(fmt::format(" {}", sentences_.goods(here.amount, here.good())), 0);
    }
    for (std::size_t team = 0; team < table.team_count; ++team) {
      for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
        if (table.teams[team].rats[rat] != space) continue;
        const std::string name = fmt::format("{}{}", team + 1, letter(rat));
        cell.text += " " + terminal_.in_colour_of(static_cast<Seat>(team), name);
        cell.width += 1 + width_of(name);
      }
    }
    return cell;
  };
  line("{} ({})", words_.path, words_.lit);
  constexpr Space rows = space_count / 2;
  for (Space row = 0; row < rows; ++row) {
    const Cell left = cell_of(row);
    const Cell right = cell_of(static_cast<Space>(row + rows));
    const int gap = std::max(1, column_width - left.width);
    line("{}{}{}", left.text, std::string(static_cast<std::size_t>(gap), ' '), right.text);
  }
  std::vector<std::string> pipes;
  for (Space space = 1; space <= path_length; ++space) {
    const PathSpace& here = table.printed.path[space];
    if (here.pipe_exit == 0) continue;
    const Counted& cost = words_.goods[static_cast<std::size_t>(material(here.pipe_cost))];
    pipes.push_back(fmt::format("{} > {} {}", space, +here.pipe_exit, cost.one));
  }
  if (!pipes.empty()) line("{}: {}", words_.pipes, fmt::join(pipes, ", "));
}

void FirstRatScreen::show_booths(const Table& table) const {
  for (Space space = 1; space <= path_length; ++space) {
    if (table.printed.path[space].booth == 0) continue;
    const Keeper keeper = keeper_at(table, space);
    std::vector<std::string> wares;
    for_each_ware(table.market, keeper, [&](Item ware, std::uint8_t count) {
      std::string name = sentences_.item(ware);
      if (is_backpack(ware)) name = words_.colours[ware];
      if (is_cap(ware)) name = words_.caps[static_cast<std::size_t>(cap_of(ware))];
      wares.push_back(count == 1 ? name : fmt::format("{} x{}", name, count));
    });
    line("{:>2} {}: {}", space,
         filled(words_.booth, words_.keepers[static_cast<std::size_t>(keeper)],
                words_.wares[static_cast<std::size_t>(keeper)],
                table.printed.prices[static_cast<std::size_t>(keeper)]),
         wares.empty() ? std::string(words_.sold_out) : fmt::format("{}", fmt::join(wares, ", ")));
  }
  std::vector<std::string_view> comics;
  for (std::size_t comic = 0; comic < comic_count; ++comic) {
    if (((static_cast<unsigned>(table.market.comics) >> comic) & 1U) != 0)
      comics.push_back(words_.comics[comic]);
  }
  line("   {}: {}", words_.library,
       comics.empty() ? std::string(words_.sold_out) : fmt::format("{}", fmt::join(comics, ", ")));
}

void FirstRatScreen::show_burrow(const Table& table) const {
  line("{}", words_.burrow_heading);
  std::string row;
  for (std::size_t space = 0; space < table.printed.burrow.size(); ++space) {
    const BurrowStep& here = table.printed.burrow[space];
    const bool is_used =
        std::any_of(table.printed.burrow.begin(), table.printed.burrow.end(),
                    [&](const BurrowStep& step) { return step.up == space || step.left == space; });
    if (!is_used) continue;
    std::string text = sentences_.burrow_place(table, space);
    if (here.kind == BurrowKind::junction) {
      text += fmt::format(" > {} {} / {} {}", words_.up, +here.up, words_.left, +here.left);
    } else {
      text += fmt::format(" > {}", +here.up);
    }
    for (std::size_t team = 0; team < table.team_count; ++team) {
      const bool has_marker = !(table.against_greg && team == greg);
      if (has_marker && table.teams[team].burrow == space)
        text += fmt::format(
            " [{}]", terminal_.in_colour_of(static_cast<Seat>(team), fmt::format("{}", team + 1)));
    }
    row += "  " + text;
    if (here.kind != BurrowKind::plain && here.kind != BurrowKind::start) {
      line("{}", row);
      row.clear();
    }
  }
  if (!row.empty()) line("{}", row);
}

void FirstRatScreen::show_tracks(const Table& table) const {
  line("{}", words_.tracks_heading);
  for (std::size_t track = 0; track < track_count; ++track) {
    std::string row = fmt::format("  {:<20}", words_.tracks[track]);
    for (std::size_t space = 0; space < track_spaces; ++space) {
      std::string holders;
      if (space + 1 < track_spaces) {
        const unsigned who = holder(table.holders[track], space);
        if (who == blocked) holders = "##";
        if (who > 0 && who <= most_seats)
          holders = terminal_.in_colour_of(static_cast<Seat>(who - 1), fmt::format(" {}", who));
      } else {
        for (std::size_t team = 0; team < table.team_count; ++team) {
          unsigned here = table.teams[team].markers.of(static_cast<Track>(track));
          for (std::size_t before = 0; before + 1 < track_spaces; ++before) {
            if (holder(table.holders[track], before) == team + 1) --here;
          }
          for (; here > 0; --here)
            holders +=
                terminal_.in_colour_of(static_cast<Seat>(team), fmt::format(" {}", team + 1));
        }
      }
      row += fmt::format(" {:>2}:{}", table.printed.tracks[track][space],
                         holders.empty() ? "  " : holders);
    }
    if (((static_cast<unsigned>(table.prepared) >> track) & 1U) != 0)
      row += fmt::format("  ({})", words_.prepared);
    line("{}", row);
  }
}

void FirstRatScreen::show_team(const Table& table, std::size_t place) const {
  const Team& team = table.teams[place];
  const bool is_greg = table.against_greg && place == greg;
  std::vector<std::string> parts;
  if (const unsigned young = count_in(team, nursery); young > 0)
    parts.push_back(fmt::format("{} {}", words_.in_nursery, young));
  if (rattronauts(team) > 0)
    parts.push_back(fmt::format("{} {}", words_.in_rocket, rattronauts(team)));
  if (!is_greg) {
    parts.push_back(sentences_.goods(team.cheese, Good::cheese));
    for (std::size_t kind = 0; kind < material_count; ++kind) {
      if (team.materials[kind] > 0)
        parts.push_back(sentences_.goods(team.materials[kind], material(kind)));
    }
    parts.push_back(filled(words_.light_at, team.light));
    parts.push_back(filled(words_.burrow_at, team.burrow));
  }
  parts.push_back(filled(words_.markers, markers_placed(team)));
  if (team.moldy > 0) parts.push_back(filled(words_.moldy, team.moldy));
  if (team.awards > 0) parts.push_back(filled(words_.awards, team.awards));
  parts.push_back(sentences_.points(breakdown_of(table, place).total()));
  line("{} {}: {}", place + 1, sentences_.team(table, place), fmt::join(parts, ", "));

  std::vector<std::string> owned;
  for (std::size_t colour = 0; colour < colour_count; ++colour) {
    for (unsigned copy = 0; copy < team.backpacks[colour]; ++copy)
      owned.push_back(sentences_.item(item_of(static_cast<Colour>(colour))));
  }
  for (unsigned drink = 0; drink < team.drinks; ++drink)
    owned.push_back(sentences_.item(energy_drink));
  for (std::size_t cap = 0; cap < cap_count; ++cap) {
    if (has(team, static_cast<Cap>(cap)))
      owned.push_back(sentences_.item(item_of(static_cast<Cap>(cap))));
  }
  for (std::size_t place_of_comic = 0; place_of_comic < comic_count; ++place_of_comic) {
    const auto comic = static_cast<Comic>(place_of_comic);
    if (!has(team, comic)) continue;
    std::string text = sentences_.item(item_of(comic));
    for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
      if (first_rat::has_token(comic) && first_rat::has_token(team, rat, comic))
        text += fmt::format(" ({})", letter(rat));
    }
    owned.push_back(text);
  }
  if (!owned.empty())
    line("    {}", filled(words_.owns, fmt::format("{}", fmt::join(owned, ", "))));
}

void FirstRatScreen::show_table(const Table& table, std::size_t viewer) const {
  show_path(table, viewer);
  show_booths(table);
  show_burrow(table);
  show_tracks(table);
  for (std::size_t team = 0; team < table.team_count; ++team) show_team(table, team);
}

void FirstRatScreen::show_question(const Table& table) const {
  switch (table.turn.phase) {
    case Phase::move:
      line("{}", words_.ask_move);
      break;
    case Phase::drink:
      line("{}", words_.ask_drink);
      break;
    case Phase::take:
      line(words_.ask_take, words_.colours[static_cast<std::size_t>(taking_colour(table))]);
      break;
    case Phase::burrow:
      line("{}", words_.ask_junction);
      break;
    case Phase::library:
      line("{}", words_.ask_comic);
      break;
    case Phase::reward:
      line("{}", words_.ask_reward);
      break;
    case Phase::shop:
      line(words_.ask_shop, words_.keepers[static_cast<std::size_t>(
                                keeper_at(table, active(table).rats[shopper(table)]))]);
      break;
    case Phase::build:
      line("{}", words_.ask_build);
      break;
    default:
      line("{}", words_.ask_best);
      break;
  }
}

void FirstRatScreen::show_choices(const Table& table, std::span<const Action> choices) const {
  for (std::size_t choice = 0; choice < choices.size(); ++choice)
    line("{:>3}  {:<14} {}", choice + 1, write_action(choices[choice]).view(),
         sentences_.action(table, choices[choice]));
}

void FirstRatScreen::show_events(const Table& before, std::span<const Event> events) const {
  // What was gained says nothing new where its sources were just named one by one, undoubled.
  const auto says_nothing_new = [&](const Event& sum) {
    if (sum.kind != Happening::gained) return false;
    int sources = 0;
    int sums = 0;
    unsigned named = 0;
    unsigned gained = 0;
    for (const Event& event : events) {
      if (event.what != sum.what || event.team != sum.team) continue;
      if (event.kind == Happening::space_yields || event.kind == Happening::backpack_yields) {
        ++sources;
        named += event.amount;
      } else if (event.kind == Happening::gained) {
        ++sums;
        gained += event.amount;
      }
    }
    return named == gained && (sources == 1 || sums > 1);
  };
  std::string row;
  const auto end_row = [&] {
    if (!row.empty()) line("  {}", row);
    row.clear();
  };
  std::size_t speaker = most_seats;
  for (const Event& event : events) {
    const std::string text =
        says_nothing_new(event) ? std::string() : sentences_.event(before, event);
    if (text.empty()) continue;
    // Whose doing it is says the sentence itself where Greg is concerned.
    const bool speaks_for_itself =
        event.kind == Happening::end_announced ||
        (before.against_greg && event.team == greg && event.kind != Happening::scored &&
         event.kind != Happening::scoring_lapsed);
    if (speaks_for_itself) {
      end_row();
      line("  {}", text);
      speaker = most_seats;
    } else if (event.team == speaker) {
      row += "; " + text;
    } else {
      end_row();
      speaker = event.team;
      row = fmt::format("{}: {}", sentences_.team(before, speaker), text);
    }
  }
  end_row();
}

void FirstRatScreen::show_result(const Table& table) const {
  const Outcome outcome = outcome_of(table);
  line("");
  line("{}", words_.result);
  const auto row = [&](std::string_view title, auto points_of) {
    std::string text = fmt::format("  {:<20}", title);
    for (const Breakdown& breakdown : outcome.breakdown)
      text += fmt::format(" {:>10}", points_of(breakdown));
    line("{}", text);
  };
  std::string heading = fmt::format("  {:<20}", "");
  for (std::size_t place = 0; place < table.team_count; ++place)
    heading += fmt::format(" {:>10}", sentences_.name(table, place));
  line("{}", heading);
  for (std::size_t track = 0; track < track_count; ++track)
    row(words_.tracks[track], [&](const Breakdown& points) { return points.tracks[track]; });
  row(words_.caps_row, [](const Breakdown& points) { return points.caps; });
  row(words_.awards_row, [](const Breakdown& points) { return points.awards; });
  row(words_.moldy_row, [](const Breakdown& points) { return points.moldy; });
  row(words_.leftovers_row, [](const Breakdown& points) { return points.leftovers; });
  row(words_.total_row, [](const Breakdown& points) { return points.total(); });
  std::vector<std::string> winners;
  for (std::size_t place = 0; place < table.team_count; ++place) {
    if (outcome.wins(place)) winners.push_back(sentences_.team(table, place));
  }
  line(winners.size() == 1 ? words_.wins : words_.shared_win,
       fmt::format("{}", fmt::join(winners, ", ")));
  for (std::size_t challenge = 0; challenge < challenge_count; ++challenge) {
    if (is_met(table, static_cast<Challenge>(challenge)))
      line(words_.challenge_met, words_.challenges[challenge]);
  }
}

}  // namespace cheesemoon::cli
