#include "cli/table/first_rat_screen.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "cli/first_rat_hint_text.h"
#include "cli/named.h"
#include "cli/text_layout.h"
#include "cli/words.h"
#include "engine/first_rat/names.h"
#include "engine/first_rat/notation.h"
#include "engine/first_rat/table.h"

namespace cheesemoon::cli {

namespace json = boost::json;
using namespace first_rat;

namespace {

/// The colours of spaces on a terminal, by the order of the enumeration.
constexpr std::array<int, colour_count> tints{93, 97, 94, 92, 33};

/// Longer lists of choices are shown only when asked for.
constexpr std::size_t short_list = 24;
constexpr int column_width = 40;
constexpr int highest = 60'000;
constexpr std::size_t longest_list = 200;
constexpr std::size_t most_events = 100'000;

std::string joined(const std::vector<std::string>& parts) {
  return fmt::format("{}", fmt::join(parts, ", "));
}

int number_of(const JsonReader& reader, std::string_view name) {
  return reader.member(name).number(0, highest);
}

bool has_name(const JsonReader& list, std::string_view name) {
  const auto elements = list.elements(longest_list);
  return std::any_of(elements.begin(), elements.end(),
                     [&](const JsonReader& one) { return one.text() == name; });
}

std::string_view kind_of(const JsonReader& event) {
  return event.member("kind").text();
}

/// What follows from one decision, or from one card of Greg's, belongs together.
bool begins_a_group(const JsonReader& event) {
  return kind_of(event) == "decided" || kind_of(event) == "card_drawn";
}

/// What was gained says nothing new where its sources were just named one by one, undoubled.
bool says_nothing_new(const JsonReader& sum, std::span<const JsonReader> events) {
  if (kind_of(sum) != "gained") return false;
  int sources = 0;
  int sums = 0;
  int named = 0;
  int gained = 0;
  for (const JsonReader& event : events) {
    const std::string_view kind = kind_of(event);
    const bool is_space = kind == "space_yields";
    const bool is_source = is_space || kind == "backpack_yields";
    if (!is_source && kind != "gained") continue;
    if (event.member("good").json() != sum.member("good").json() ||
        event.member("seat").json() != sum.member("seat").json())
      continue;
    const int amount =
        is_space ? number_of(event, "base") + number_of(event, "light") + number_of(event, "strong")
                 : number_of(event, "amount");
    (is_source ? sources : sums) += 1;
    (is_source ? named : gained) += amount;
  }
  return named == gained && (sources == 1 || sums > 1);
}

}  // namespace

void FirstRatScreen::show_welcome() {
  const JsonReader solo = board().member("options").member("solo");
  const bool against_greg = !solo.is_null() && names().size() == 1;
  sentences_.emplace(terminal(), words_, names(), against_greg);
  if (against_greg) {
    line(words_.welcome_solo, words_.difficulties[read_named(solo, difficulty_names)]);
  } else {
    line(words_.welcome, names().size());
  }
}

std::vector<JsonReader> FirstRatScreen::teams() const {
  const JsonReader members = view().member("teams");
  auto all = members.elements(most_seats);
  if (all.size() != sentences().teams()) members.fail("expected one for every seat");
  if (!members.ok()) all.clear();
  return all;
}

std::vector<PathCell> FirstRatScreen::path_cells() const {
  const auto all = teams();
  const std::size_t mover = sentences().team_of(view().member("turn"));
  const std::size_t viewer =
      table().viewer ? index(*table().viewer) : (sentences().is_greg(mover) ? 0 : mover);
  const auto with_rats = [&](PathCell cell, int space) {
    for (std::size_t team = 0; team < all.size(); ++team) {
      const auto rats = all[team].member("rats").elements(rats_per_team);
      for (std::size_t rat = 0; rat < rats.size(); ++rat) {
        if (number_of(rats[rat], "place") != space) continue;
        const std::string name = fmt::format("{}{}", team + 1, letter(rat));
        cell.text += " " + terminal().in_colour_of(static_cast<Seat>(team), name);
        cell.width += 1 + width_of(name);
      }
    }
    return cell;
  };
  const auto plain_cell = [&](int space, std::string_view name) {
    const std::string text = fmt::format("{:>2}     {}", space, name);
    return with_rats({text, width_of(text)}, space);
  };
  std::vector<PathCell> cells{plain_cell(0, words_.start)};
  for (const JsonReader& space : board().member("path").elements(path_length)) {
    const int number = number_of(space, "space");
    const bool is_lit =
        viewer < all.size() && number_of(all[viewer], "light") >= number_of(space, "first_light");
    const std::size_t colour = read_named(space.member("colour"), colour_names);
    const std::string before =
        fmt::format("{:>2}{} {:>2} ", number, is_lit ? '*' : ' ', number_of(space, "first_light"));
    const std::string name = fmt::format("{:<7}", words_.colours[colour]);
    const std::string after =
        " " + sentences().goods(static_cast<unsigned>(number_of(space, "amount")),
                                read_named(space.member("good"), good_names));
    cells.push_back(
        with_rats({fmt::format("{}{}{}", before, terminal().in_colour(tints[colour], name), after),
                   width_of(before) + width_of(name) + width_of(after)},
                  number));
  }
  cells.push_back(plain_cell(launchpad, words_.launchpad));
  return cells;
}

void FirstRatScreen::show_path() const {
  const auto cells = path_cells();
  line("{} ({})", words_.path, words_.path_columns);
  const std::size_t rows = cells.size() / 2;
  int column = column_width;
  for (std::size_t row = 0; row < rows; ++row) column = std::max(column, cells[row].width + 2);
  for (std::size_t row = 0; row < rows; ++row)
    line("{}{:{}}{}", cells[row].text, "", column - cells[row].width, cells[row + rows].text);
  std::vector<std::string> pipes;
  for (const JsonReader& pipe : board().member("pipes").elements(path_length))
    pipes.push_back(fmt::format("{} > {} {}", number_of(pipe, "entry"), number_of(pipe, "exit"),
                                words_.goods[read_named(pipe.member("cost"), good_names)].one));
  if (!pipes.empty()) line(words_.explained, words_.pipes, joined(pipes));
  std::vector<std::string> lights;
  for (const JsonReader& light :
       board().member("lights").member("construction").elements(max_construction_lights))
    lights.push_back(fmt::format("{}", light.number(0, highest)));
  if (!lights.empty()) line(words_.explained, words_.construction_lights, joined(lights));
}

void FirstRatScreen::show_booths() const {
  const JsonReader market = view().member("market");
  const auto counted = [](std::string_view name, std::ptrdiff_t count) {
    return count == 1 ? std::string(name) : fmt::format("{} x{}", name, count);
  };
  const auto listed = [&](std::string_view list, const auto& names, const auto& words) {
    std::vector<std::size_t> there;
    for (const JsonReader& ware : market.member(list).elements(longest_list))
      there.push_back(read_named(ware, names));
    std::vector<std::string> texts;
    for (std::size_t ware = 0; ware < names.size(); ++ware)
      if (const auto count = std::count(there.begin(), there.end(), ware); count > 0)
        texts.push_back(counted(words[ware], count));
    return texts.empty() ? std::string(words_.sold_out) : joined(texts);
  };
  const int drinks = number_of(market, "drinks");
  // What each keeper sells.
  const std::array<std::string, booth_count> wares{
      listed("backpacks", colour_names, words_.colours),
      drinks == 0 ? std::string(words_.sold_out) : counted(words_.items.drink, drinks),
      listed("caps", cap_names, words_.caps)};
  for (const JsonReader& booth : board().member("booths").elements(booth_count)) {
    const std::size_t keeper = read_named(booth.member("keeper"), keeper_names);
    const std::string title = filled(words_.booth, words_.keepers[keeper], words_.wares[keeper],
                                     number_of(booth, "price"));
    line("{:>2} {}", number_of(booth, "space"), filled(words_.explained, title, wares[keeper]));
  }
  line("   {}",
       filled(words_.explained, words_.library, listed("comics", comic_names, words_.comics)));
}

void FirstRatScreen::show_burrow() const {
  line("{}", words_.burrow_heading);
  const auto all = teams();
  const auto spaces = board().member("burrow").elements(max_burrow_spaces);
  std::string row;
  for (std::size_t space = 0; space < spaces.size(); ++space) {
    const JsonReader& here = spaces[space];
    const std::string_view kind = kind_of(here);
    std::string text = sentences().burrow_place(board(), space);
    if (kind == "junction") {
      text += fmt::format(" > {} {} / {} {}", words_.deeds[static_cast<std::size_t>(Deed::up)],
                          number_of(here, "up"), words_.deeds[static_cast<std::size_t>(Deed::left)],
                          number_of(here, "left"));
    } else {
      text += fmt::format(" > {}", number_of(here, "next"));
    }
    for (std::size_t team = 0; team < all.size(); ++team) {
      if (!sentences().is_greg(team) && number_of(all[team], "burrow") == static_cast<int>(space))
        text += fmt::format(
            " [{}]", terminal().in_colour_of(static_cast<Seat>(team), fmt::format("{}", team + 1)));
    }
    row += "  " + text;
    if (kind != "plain" && kind != "start") {
      line("{}", row);
      row.clear();
    }
  }
  if (!row.empty()) line("{}", row);
}

void FirstRatScreen::show_tracks() const {
  line("{}", words_.tracks_heading);
  const JsonReader greg = view().member("greg");
  for (std::size_t track = 0; track < track_count; ++track) {
    std::string row = fmt::format("  {:<20}", words_.tracks[track]);
    const auto points = board().member("tracks").member(track_names[track]).elements(track_spaces);
    const auto spaces = view().member("tracks").member(track_names[track]).elements(track_spaces);
    for (std::size_t space = 0; space < std::min(points.size(), spaces.size()); ++space) {
      std::string holders;
      if (spaces[space].is_null()) {
        holders = "##";
      } else {
        for (const JsonReader& marker : spaces[space].elements(longest_list)) {
          const int team = marker.number(1, static_cast<int>(sentences().teams()));
          holders += terminal().in_colour_of(static_cast<Seat>(team - 1), fmt::format(" {}", team));
        }
      }
      row += fmt::format(" {:>2}:{}", points[space].number(0, highest),
                         holders.empty() ? "  " : holders);
    }
    if (!greg.is_null() && has_name(greg.member("prepared"), track_names[track]))
      row += fmt::format("  ({})", words_.prepared);
    line("{}", row);
  }
}

std::vector<std::string> FirstRatScreen::belongings(const JsonReader& team) const {
  std::vector<std::string> owned;
  for (const JsonReader& backpack : team.member("backpacks").elements(longest_list))
    owned.push_back(sentences().item(read_item(backpack)));
  for (int drink = number_of(team, "drinks"); drink > 0; --drink)
    owned.push_back(sentences().item(energy_drink));
  for (const JsonReader& cap : team.member("caps").elements(cap_count))
    owned.push_back(sentences().item(read_item(cap)));
  const auto rats = team.member("rats").elements(rats_per_team);
  for (const JsonReader& comic : team.member("comics").elements(comic_count)) {
    std::string text = sentences().item(read_item(comic));
    for (std::size_t rat = 0; rat < rats.size(); ++rat)
      if (rats[rat].has("tokens") && has_name(rats[rat].member("tokens"), comic.text()))
        text += fmt::format(" ({})", letter(rat));
    owned.push_back(text);
  }
  return owned;
}

void FirstRatScreen::show_team(const JsonReader& team, std::size_t place) const {
  const bool is_greg = sentences().is_greg(place);
  const auto rats = team.member("rats").elements(rats_per_team);
  const auto rats_at = [&](int where) {
    return std::count_if(rats.begin(), rats.end(),
                         [&](const JsonReader& rat) { return number_of(rat, "place") == where; });
  };
  std::vector<std::string> parts;
  if (const auto young = rats_at(nursery); young > 0)
    parts.push_back(fmt::format("{} {}", words_.in_nursery, young));
  if (const auto flying = rats_at(launchpad); flying > 0)
    parts.push_back(fmt::format("{} {}", words_.in_rocket, flying));
  if (!is_greg) {
    for (std::size_t good = 0; good < good_names.size(); ++good) {
      const bool is_kept = is_material(static_cast<Good>(good));
      const bool is_cheese = static_cast<Good>(good) == Good::cheese;
      if (!is_kept && !is_cheese) continue;
      const int amount = number_of(team, good_names[good]);
      if (is_cheese || amount > 0)
        parts.push_back(sentences().goods(static_cast<unsigned>(amount), good));
    }
    parts.push_back(filled(words_.light_at, number_of(team, "light")));
    parts.push_back(filled(words_.burrow_at, number_of(team, "burrow")));
  }
  parts.push_back(filled(words_.markers, number_of(team, "markers")));
  if (const int moldy = is_greg ? 0 : number_of(team, "moldy"); moldy > 0)
    parts.push_back(fmt::format("{} {}", moldy, moldy == 1 ? words_.moldy.one : words_.moldy.many));
  if (!is_greg && number_of(team, "awards") > 0)
    parts.push_back(filled(words_.awards, number_of(team, "awards")));
  parts.push_back(sentences().points(team.member("points").number(-highest, highest)));
  line("{} {}", place + 1, filled(words_.explained, sentences().team(place), joined(parts)));
  if (is_greg) {
    std::vector<std::string> cards;
    for (const JsonReader& card : view().member("greg").member("revealed").elements(max_solo_cards))
      cards.push_back(sentences().greg_card(board(), card.text()));
    if (!cards.empty()) line("    {}", filled(words_.face_up, joined(cards)));
    return;
  }
  const auto owned = belongings(team);
  if (!owned.empty()) line("    {}", filled(words_.owns, joined(owned)));
}

void FirstRatScreen::show_table() const {
  show_path();
  show_booths();
  show_burrow();
  show_tracks();
  const auto all = teams();
  for (std::size_t place = 0; place < all.size(); ++place) show_team(all[place], place);
}

void FirstRatScreen::ask() const {
  constexpr std::array<std::string_view, 9> phases{
      "move", "drink", "take", "burrow", "library", "reward", "shop", "build", "greg_best"};
  const JsonReader turn = view().member("turn");
  const std::size_t phase = read_named(turn.member("phase"), phases);
  std::string_view about;
  if (phases[phase] == "take") {
    const auto colour = number_of(turn, "green_takes") > 0 ? Colour::green : Colour::orange;
    about = words_.colours[static_cast<std::size_t>(colour)];
  }
  if (phases[phase] == "shop")
    about = words_.at_keepers[read_named(turn.member("shopper").member("keeper"), keeper_names)];
  line(words_.questions[phase], about);
}

void FirstRatScreen::show_question() {
  const int round = number_of(view(), "round");
  const std::size_t turn = sentences().team_of(view().member("turn"));
  if (shown_round_ != round || shown_turn_ != turn) {
    terminal().print_line();
    show_table();
    terminal().print_line();
    line(words_.turn_of, round, sentences().team(index(own_seat())));
    if (const JsonReader last = view().member("last_round"); !last.is_null()) {
      if (last.number(0, highest) == round) line("{}", words_.last_round);
      if (last.number(0, highest) == round + 1) line("{}", words_.next_round_is_last);
    }
    shown_round_ = round;
    shown_turn_ = turn;
  }
  ask();
  if (table().choices.size() <= short_list) {
    list_choices();
  } else {
    line(words_.many_moves, table().choices.size());
  }
}

void FirstRatScreen::list_choices() const {
  const json::array& choices = table().choices;
  for (std::size_t choice = 0; choice < choices.size(); ++choice) {
    const JsonReader text = read(choices[choice]).member("action");
    const auto action = read_action(text.text());
    if (!action) return text.fail("expected an action");
    terminal().print_line(
        wrapped(fmt::format("{:>3}  {:<14} ", choice + 1, write_action(*action).view()),
                sentences().action(board(), view(), *action)));
  }
}

/// A move may be written without its verb, and its rats in any order.
std::optional<std::size_t> FirstRatScreen::meant(const std::string& typed) const {
  if (const auto choice = GameScreen::meant(typed)) return choice;
  for (const std::string& text : {typed, "move " + typed})
    if (const auto action = read_action(text))
      if (const auto choice = GameScreen::meant(std::string(write_action(*action).view())))
        return choice;
  return std::nullopt;
}

void FirstRatScreen::say_what_is_wrong(const std::string& typed) const {
  const bool is_action = read_action(typed).ok() || read_action("move " + typed).ok();
  line(is_action ? texts().not_allowed : texts().not_understood, typed);
}

void FirstRatScreen::show_choice(const json::value& choice) {
  const JsonReader reader = read(choice);
  const auto action = read_action(reader.member("action").text());
  if (!action) return reader.member("action").fail("expected an action");
  line(texts().chosen, sentences().action(board(), view(), *action));
  show_events(reader.member("events").elements(most_events));
}

void FirstRatScreen::tell(const json::array& events) {
  const json::value list(events);
  const auto all = read(list).elements(most_events);
  std::size_t begin = 0;
  for (std::size_t end = 1; end <= all.size(); ++end) {
    if (end < all.size() && !begins_a_group(all[end])) continue;
    show_events(std::span(all).subspan(begin, end - begin));
    begin = end;
  }
}

void FirstRatScreen::show_events(std::span<const JsonReader> events) const {
  std::string row;
  const auto end_row = [&] {
    if (!row.empty()) line("  {}", row);
    row.clear();
  };
  std::size_t speaker = sentences().teams();
  for (const JsonReader& event : events) {
    const std::string text =
        says_nothing_new(event, events) ? std::string() : sentences().event(board(), event);
    if (text.empty()) continue;
    const std::size_t team = sentences().team_of(event);
    const std::string_view kind = kind_of(event);
    // Whose doing it is says the sentence itself where Greg is concerned.
    const bool speaks_for_itself =
        kind == "end_announced" ||
        (sentences().is_greg(team) && kind != "scored" && kind != "scoring_lapsed");
    if (speaks_for_itself) {
      end_row();
      line("  {}", text);
      speaker = sentences().teams();
    } else if (team == speaker) {
      row += std::string(words_.and_then) + text;
    } else {
      end_row();
      speaker = team;
      row = filled(words_.explained, sentences().team(team), text);
    }
  }
  end_row();
}

void FirstRatScreen::show_result() const {
  const JsonReader result = view().member("result");
  const auto breakdown = result.member("breakdown").elements(most_seats);
  terminal().print_line();
  line("{}", texts().game_over);
  std::string heading = fmt::format("  {:<20}", "");
  for (std::size_t place = 0; place < sentences().teams(); ++place)
    heading += fmt::format(" {:>10}", sentences().name(place));
  line("{}", heading);
  const auto row = [&](std::string_view title, std::string_view member) {
    std::string text = fmt::format("  {:<20}", title);
    for (const JsonReader& points : breakdown)
      text += fmt::format(" {:>10}", points.member(member).number(-highest, highest));
    line("{}", text);
  };
  for (std::size_t track = 0; track < track_count; ++track)
    row(words_.tracks[track], track_names[track]);
  row(words_.caps_row, "caps");
  row(words_.awards_row, "awards");
  row(words_.moldy_row, "moldy");
  row(words_.leftovers_row, "leftovers");
  std::string total = fmt::format("  {:<20}", words_.total_row);
  for (const JsonReader& points : result.member("points").elements(most_seats))
    total += fmt::format(" {:>10}", points.number(-highest, highest));
  line("{}", total);
  std::vector<std::string> winners;
  for (const JsonReader& winner : result.member("winners").elements(most_seats))
    winners.push_back(sentences().team(
        static_cast<std::size_t>(winner.number(1, static_cast<int>(sentences().teams())) - 1)));
  show_winners(winners);
  const JsonReader greg = view().member("greg");
  if (greg.is_null()) return;
  for (const JsonReader& challenge : greg.member("challenges").elements(challenge_count))
    line(words_.challenge_met, words_.challenges[read_named(challenge, challenge_names)]);
}

void FirstRatScreen::show_hint(const json::value& hint) const {
  const auto turns = read(hint).member("hints").elements(longest_list);
  if (turns.empty()) return;
  terminal().print_line(
      hint_text(sentences(), read_turn(turns.front()), fmt::format("{} ", words_.hint)));
}

void FirstRatScreen::show_help() const {
  terminal().print_line(words_.help_actions);
  terminal().print_line(words_.help_rules);
  // What lies at the booths and in the Library.
  const JsonReader market = view().member("market");
  const auto explain = [&](Item item) {
    terminal().print_line(wrapped(fmt::format("  {:<30} ", sentences().item(item)),
                                  sentences().item_effect(board(), item)));
  };
  for (std::size_t colour = 0; colour < colour_count; ++colour)
    if (has_name(market.member("backpacks"), colour_names[colour]))
      explain(item_of(static_cast<Colour>(colour)));
  explain(energy_drink);
  for (const std::string_view list : {"caps", "comics"})
    for (const JsonReader& ware : market.member(list).elements(longest_list))
      explain(read_item(ware));
}

}  // namespace cheesemoon::cli
