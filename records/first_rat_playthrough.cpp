#include <fmt/format.h>
#include <fmt/ranges.h>

#include <iterator>
#include <string_view>

#include "engine/core/legal.h"
#include "engine/first_rat/greg.h"
#include "engine/first_rat/names.h"
#include "records/playthrough.h"

namespace cheesemoon::records {

namespace {

using namespace first_rat;

using Out = std::back_insert_iterator<std::string>;

std::string place_name(Space place) {
  if (place == nursery) return "nursery";
  if (place == launchpad) return "rocket";
  return fmt::format("{}", place);
}

char letter(std::size_t rat) {
  return static_cast<char>('a' + rat);
}

std::string_view good_of(const Event& event) {
  return good_name(static_cast<Good>(event.what));
}

std::string_view track_of(const Event& event) {
  return track_name(static_cast<Track>(event.what));
}

std::string describe(const Table& table, const Event& event) {
  switch (event.kind) {
    case Happening::rat_moved:
      return fmt::format("{} {}>{}", letter(event.rat), place_name(event.from),
                         place_name(event.to));
    case Happening::pipe_paid:
      return event.amount == 0 ? "pipe free" : fmt::format("pipe -1 {}", good_of(event));
    case Happening::moldy_taken:
      return fmt::format("moldy +{}", event.amount);
    case Happening::fee_paid:
      return fmt::format("-{} cheese to {}", event.amount, event.what + 1);
    case Happening::space_yields:
      return fmt::format("{} yields {} {} ({} base, {} light, {} strong)", event.from, event.amount,
                         good_of(event), event.base, event.light, event.strong);
    case Happening::backpack_yields:
      return fmt::format("{} backpack +{} {}", colour_name(static_cast<Colour>(event.from)),
                         event.amount, good_of(event));
    case Happening::drink_used:
      return "drink doubles";
    case Happening::gained:
      return fmt::format("+{} {}", event.amount, good_of(event));
    case Happening::light_moved:
      return fmt::format("light {}>{}", event.from, event.to);
    case Happening::burrow_entered:
      return fmt::format("burrow {}", event.to);
    case Happening::comic_taken:
      return fmt::format("comic {}", comic_name(static_cast<Comic>(event.what)));
    case Happening::rat_raised:
      return fmt::format("{} raised", letter(event.rat));
    case Happening::award_taken:
      return "award";
    case Happening::bought:
      return fmt::format("{} for {} cheese", item_name(event.what), event.amount);
    case Happening::stolen:
      return fmt::format("{} stolen, {} back to 0", item_name(event.what), letter(event.rat));
    case Happening::built:
      return fmt::format("built {}", track_of(event));
    case Happening::donated:
      return fmt::format("-{} cheese", event.amount);
    case Happening::goods_spent:
      return fmt::format("-{} {}", event.amount, good_of(event));
    case Happening::scored:
      return fmt::format("scores {} {} points", track_of(event), event.amount);
    case Happening::scoring_lapsed:
      return fmt::format("no marker left for {}", track_of(event));
    case Happening::end_announced:
      return event.amount == 0 ? "last round" : "one round after this";
    case Happening::card_drawn:
      return fmt::format("card {}", write_card(card_at(table, event.what)).view());
    case Happening::cheese_from_greg:
      return fmt::format("1 +{} cheese", event.amount);
    case Happening::item_lost:
      return fmt::format("{} removed", item_name(event.what));
    case Happening::track_prepared:
      return fmt::format("prepares {}", track_of(event));
    case Happening::deck_shuffled:
      return "deck shuffled";
    case Happening::game_over:
      return "game over";
  }
  return {};
}

template <class Enum>
void write_set(Out out, std::string_view title, unsigned set, std::size_t size,
               std::string_view (*name)(Enum)) {
  if (set == 0) return;
  fmt::format_to(out, "  {}", title);
  for (std::size_t place = 0; place < size; ++place) {
    if (((set >> place) & 1U) != 0) fmt::format_to(out, " {}", name(static_cast<Enum>(place)));
  }
}

void write_team(Out out, const Table& table, std::size_t place) {
  const Team& team = table.teams[place];
  fmt::format_to(out, "  {}:", place + 1);
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    fmt::format_to(out, " {}{}", letter(rat), place_name(team.rats[rat]));
    for (std::size_t token = 0; token < 4; ++token) {
      if (((tokens_of(team, rat) >> token) & 1U) != 0)
        fmt::format_to(
            out, "+{}",
            comic_name(static_cast<Comic>(token + static_cast<std::size_t>(Comic::strong))));
    }
  }
  fmt::format_to(out, "  cheese {} soda {} vinegar {} can {} calculator {}", team.cheese,
                 team.materials[0], team.materials[1], team.materials[2], team.materials[3]);
  fmt::format_to(out, "  light {} burrow {}", team.light, team.burrow);
  if (team.moldy > 0) fmt::format_to(out, "  moldy {}", team.moldy);
  if (team.awards > 0) fmt::format_to(out, "  awards {}", team.awards);
  if (team.drinks > 0) fmt::format_to(out, "  drinks {}", team.drinks);
  for (std::size_t colour = 0; colour < colour_count; ++colour) {
    if (team.backpacks[colour] > 0)
      fmt::format_to(out, "  {} x{}", colour_names[colour], team.backpacks[colour]);
  }
  write_set(out, "comics", team.comics, comic_count, comic_name);
  write_set(out, "caps", team.caps, cap_count, cap_name);
  for (std::size_t track = 0; track < track_count; ++track) {
    const unsigned markers = team.markers.of(static_cast<Track>(track));
    if (markers > 0) fmt::format_to(out, "  {} {}", track_names[track], markers);
  }
  fmt::format_to(out, "  points {}\n", breakdown_of(table, place).total());
}

void write_table(Out out, const Table& table) {
  for (std::size_t team = 0; team < table.team_count; ++team) write_team(out, table, team);
  fmt::format_to(out, "  market:");
  for (std::size_t colour = 0; colour < colour_count; ++colour) {
    if (table.market.backpacks[colour] > 0)
      fmt::format_to(out, " {} x{}", colour_names[colour], table.market.backpacks[colour]);
  }
  fmt::format_to(out, "  drinks {}", table.market.drinks);
  write_set(out, "caps", table.market.caps, cap_count, cap_name);
  write_set(out, "comics", table.market.comics, comic_count, comic_name);
  write_set(out, "prepared", table.prepared, track_count, track_name);
  fmt::format_to(out, "\n");
}

void write_first(Out out, const Table& table) {
  fmt::format_to(out, "path:");
  for (Space space = 1; space <= path_length; ++space)
    fmt::format_to(out, " {}", +table.printed.path[space].tile);
  fmt::format_to(out, "\n");
  for (std::size_t track = 0; track < track_count; ++track)
    fmt::format_to(out, "{}: {}\n", track_names[track],
                   fmt::join(table.printed.tracks[track], " "));
  write_table(out, table);
}

void write_step(Out out, const Step<FirstRat>& step) {
  const Seat seat = step.entry[0].seat;
  fmt::format_to(
      out,
      "{} {} ({} legal):", seat == Seat::chance ? "chance" : fmt::format("player {}", number(seat)),
      FirstRat::write_entry(step.entry).view(), count_legal<FirstRat>(step.before, seat));
  State state = step.before;
  Chronicle chronicle;
  (void)FirstRat::apply(state, seat, step.entry[0].action, chronicle);
  bool is_first = true;
  for (const Event& event : chronicle.events) {
    fmt::format_to(out, "{}{}", is_first ? " " : "; ", describe(step.before.table, event));
    is_first = false;
  }
  fmt::format_to(out, "\n");
}

}  // namespace

std::string playthrough(const Replayed<FirstRat>& game) {
  std::string text;
  const Out out(text);
  write_first(out, game.first.table);
  std::uint16_t round = 0;
  for (const Step<FirstRat>& step : game.steps) {
    if (step.before.table.round != round) {
      if (round != 0) write_table(out, step.before.table);
      round = step.before.table.round;
      fmt::format_to(out, "round {}\n", round);
    }
    write_step(out, step);
  }
  write_table(out, game.last().table);
  if (!FirstRat::is_terminal(game.last())) {
    fmt::format_to(out, "not finished\n");
    return text;
  }
  const Outcome outcome = FirstRat::outcome(game.last());
  for (std::size_t team = 0; team < outcome.breakdown.size(); ++team) {
    const Breakdown& points = outcome.breakdown[team];
    fmt::format_to(out, "{}: {} = tracks {} + caps {} + awards {} + moldy {} + leftovers {}{}\n",
                   team + 1, points.total(), fmt::join(points.tracks, " "), points.caps,
                   points.awards, points.moldy, points.leftovers,
                   outcome.wins(team) ? ", wins" : "");
  }
  return text;
}

template <>
std::string ending_in_words<FirstRat>(const State& last, std::size_t /*seats*/) {
  const Outcome outcome = FirstRat::outcome(last);
  std::vector<int> points;
  std::vector<std::string> winners;
  for (std::size_t team = 0; team < outcome.breakdown.size(); ++team) {
    points.push_back(outcome.breakdown[team].total());
    if (outcome.wins(team))
      winners.push_back(
          last.table.against_greg && team == greg ? "Greg" : fmt::format("player {}", team + 1));
  }
  std::string text = fmt::format("points {}, {} win{}", fmt::join(points, ":"),
                                 fmt::join(winners, " and "), winners.size() == 1 ? "s" : "");
  std::vector<std::string_view> challenges;
  for (std::size_t place = 0; place < challenge_count; ++place) {
    const auto challenge = static_cast<Challenge>(place);
    if (is_met(last.table, challenge)) challenges.push_back(challenge_name(challenge));
  }
  if (!challenges.empty()) text += fmt::format("; challenges: {}", fmt::join(challenges, ", "));
  return text;
}

}  // namespace cheesemoon::records
