#include "cli/first_rat_sentences.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>

#include "cli/named.h"
#include "cli/table/safe_text.h"
#include "cli/words.h"
#include "engine/first_rat/event_fields.h"
#include "engine/first_rat/names.h"
#include "engine/first_rat/table.h"

namespace cheesemoon::cli {

using namespace first_rat;
using players::Gain;
using players::GainKind;

namespace {

constexpr int most = 255;

std::string counted(unsigned amount, const Counted& thing) {
  return fmt::format("{} {}", amount, amount == 1 ? thing.one : thing.many);
}

}  // namespace

std::vector<std::string> numbered_names(const FirstRatWords& words, std::size_t people) {
  std::vector<std::string> names;
  names.reserve(people);
  for (std::size_t place = 0; place < people; ++place)
    names.push_back(filled(words.player, place + 1));
  return names;
}

Item read_item(const JsonReader& reader) {
  const std::string_view text = reader.text();
  for (Item item = 0; is_backpack(item) || is_comic(item) || is_cap(item) || item == energy_drink;
       ++item)
    if (item_name(item) == text) return item;
  reader.fail("unknown: " + safe_text(text));
  return 0;
}

FirstRatSentences::FirstRatSentences(const Terminal& terminal, const FirstRatWords& words,
                                     std::vector<std::string> names, bool against_greg)
    : terminal_(terminal), words_(words), names_(std::move(names)), against_greg_(against_greg) {
  if (against_greg) names_.emplace_back(words.greg);
}

std::string_view FirstRatSentences::name(std::size_t place) const {
  return place < names_.size() ? std::string_view(names_[place]) : std::string_view();
}

std::string FirstRatSentences::team(std::size_t place) const {
  return name(place).empty() ? std::string()
                             : terminal_.in_colour_of(static_cast<Seat>(place), name(place));
}

std::string FirstRatSentences::goods(unsigned amount, std::size_t good) const {
  return counted(amount, words_.goods[good]);
}

std::string FirstRatSentences::points(int amount) const {
  return fmt::format("{} {}", amount, amount == 1 ? words_.points.one : words_.points.many);
}

std::string FirstRatSentences::item(Item item) const {
  if (is_backpack(item))
    return filled(words_.backpack, words_.colours[static_cast<std::size_t>(backpack_of(item))]);
  if (item == energy_drink) return std::string(words_.drink);
  if (is_cap(item)) return filled(words_.cap, words_.caps[static_cast<std::size_t>(cap_of(item))]);
  return filled(words_.comic, words_.comics[static_cast<std::size_t>(comic_of(item))]);
}

std::string FirstRatSentences::place(int place) const {
  if (place == 0) return std::string(words_.start);
  if (place == launchpad) return std::string(words_.launchpad);
  if (place == nursery) return std::string(words_.in_nursery);
  return fmt::format("{}", place);
}

std::string FirstRatSentences::burrow_place(const JsonReader& board, std::size_t space) const {
  const auto spaces = board.member("burrow").elements(max_burrow_spaces);
  if (space >= spaces.size()) {
    board.member("burrow").fail(fmt::format("there is no space {}", space));
    return {};
  }
  const std::size_t kind = read_named(spaces[space].member("kind"), burrow_kind_names);
  return fmt::format("{} {}", space, words_.burrow[kind]);
}

std::string FirstRatSentences::moves(const Action& action) const {
  std::vector<std::string> parts;
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    const Route route = action.routes[rat];
    if (!route.moves()) continue;
    std::string text = filled(words_.do_move_rat, letter(rat), place(route.target()));
    for (std::uint32_t left = route.pipes(); left != 0; left &= left - 1)
      text += filled(words_.do_through_pipe, std::countr_zero(left));
    parts.push_back(text);
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string FirstRatSentences::plain_action(const Action& action) const {
  const auto material_of = [&](Good good) {
    return words_.goods[static_cast<std::size_t>(good)].one;
  };
  switch (action.deed) {
    case Deed::move:
      return moves(action);
    case Deed::collect:
      return std::string(words_.do_collect);
    case Deed::drink:
      return std::string(words_.do_drink);
    case Deed::take:
      return filled(words_.do_take, material_of(action.good()));
    case Deed::up:
      return std::string(words_.up);
    case Deed::left:
      return std::string(words_.left);
    case Deed::comic:
      if (action.what == Action::no_comic) return std::string(words_.do_no_comic);
      if (action.detail != 0)
        return filled(words_.do_comic_token, words_.comics[action.what], letter(action.detail - 1U),
                      words_.comic_effects[action.what]);
      return filled(words_.do_comic, words_.comics[action.what], words_.comic_effects[action.what]);
    case Deed::award:
      return std::string(words_.do_award);
    case Deed::rat:
      return std::string(words_.do_raise);
    case Deed::buy:
      return filled(words_.step_buy, item(action.what));
    case Deed::steal:
      return filled(words_.do_steal, item(action.what));
    case Deed::pass:
      return std::string(words_.do_pass);
    case Deed::build:
      if (is_material(action.saved()))
        return filled(words_.do_build_saving, words_.tracks[action.what],
                      material_of(action.saved()));
      return filled(words_.do_build, words_.tracks[action.what]);
    case Deed::donate:
      return std::string(words_.do_donate);
    case Deed::end:
      return std::string(words_.do_end);
    case Deed::best:
      return filled(words_.do_best, words_.tracks[action.what]);
    default:
      return {};
  }
}

std::string FirstRatSentences::action(const JsonReader& board, const JsonReader& view,
                                      const Action& action) const {
  if (action.deed == Deed::buy)
    return filled(words_.do_buy, item(action.what),
                  view.member("turn").member("shopper").member("price").number(0, most));
  if (action.deed != Deed::up && action.deed != Deed::left) return plain_action(action);
  const bool goes_up = action.deed == Deed::up;
  const auto teams = view.member("teams").elements(most_seats);
  const std::size_t team = team_of(view.member("turn"));
  const auto spaces = board.member("burrow").elements(max_burrow_spaces);
  if (team >= teams.size() || spaces.empty()) return {};
  const auto last = static_cast<int>(spaces.size()) - 1;
  const auto junction = static_cast<std::size_t>(teams[team].member("burrow").number(0, last));
  const int next = spaces[junction].member(goes_up ? "up" : "left").number(0, last);
  return filled(goes_up ? words_.do_up : words_.do_left,
                burrow_place(board, static_cast<std::size_t>(next)));
}

std::string FirstRatSentences::step(const Action& action) const {
  switch (action.deed) {
    case Deed::collect:
    case Deed::pass:
    case Deed::end:
      return {};
    case Deed::take:
      return filled(words_.step_take, words_.goods[static_cast<std::size_t>(action.good())].one);
    case Deed::comic:
      if (action.what == Action::no_comic) return {};
      return filled(words_.step_comic, words_.comics[action.what]) +
             (action.detail != 0 ? fmt::format(" ({})", letter(action.detail - 1U)) : "");
    case Deed::best:
      return filled(words_.step_best, words_.tracks[action.what]);
    default:
      return plain_action(action);
  }
}

std::string FirstRatSentences::turn(std::span<const Action> actions) const {
  std::vector<std::string> steps;
  for (const Action& action : actions)
    if (std::string text = step(action); !text.empty()) steps.push_back(std::move(text));
  if (steps.empty()) return std::string(words_.do_end);
  return fmt::format("{}", fmt::join(steps, "; "));
}

std::string FirstRatSentences::gain(const Gain& gain) const {
  const std::string_view format = words_.gains[static_cast<std::size_t>(gain.kind)];
  switch (gain.kind) {
    case GainKind::goods:
      return goods(gain.amount, gain.what);
    case GainKind::pipe:
      return filled(format, goods(gain.amount, gain.what));
    case GainKind::fee:
      return filled(format, goods(gain.amount, static_cast<std::size_t>(Good::cheese)));
    case GainKind::scored:
    case GainKind::built:
    case GainKind::greg_scored:
      return filled(format, words_.tracks[gain.what], points(static_cast<int>(gain.amount)));
    case GainKind::greg_prepared:
      return filled(format, words_.tracks[gain.what]);
    case GainKind::donated:
    case GainKind::rattronaut:
      return filled(format, points(static_cast<int>(gain.amount)));
    case GainKind::rat:
      return filled(format, counted(gain.amount, words_.rats));
    case GainKind::advance:
      return filled(format, counted(gain.amount, words_.spaces));
    case GainKind::comic:
    case GainKind::bought:
    case GainKind::stolen:
      return filled(format, item(gain.what));
    case GainKind::end:
      return std::string(gain.amount == 0 ? words_.gain_end_now : format);
    case GainKind::award:
    case GainKind::drink:
      return std::string(format);
    case GainKind::lights:
    case GainKind::burrow:
    case GainKind::moldy:
      break;
  }
  return filled(format, gain.amount);
}

std::string FirstRatSentences::listed(const std::vector<std::string>& parts) const {
  std::string text;
  for (std::size_t part = 0; part < parts.size(); ++part) {
    if (part > 0) text += part + 1 == parts.size() ? words_.and_last : std::string_view(", ");
    text += parts[part];
  }
  return text;
}

std::string FirstRatSentences::reason(std::span<const Gain> gains) const {
  if (gains.empty()) return std::string(words_.reason_nothing);
  std::vector<std::string> brings;
  std::vector<std::string> costs;
  // All goods together where the first of them stands.
  std::vector<std::string> goods_brought;
  std::size_t place_of_goods = 0;
  for (const Gain& one : gains) {
    if (one.kind == GainKind::goods) {
      if (goods_brought.empty()) place_of_goods = brings.size();
      goods_brought.push_back(gain(one));
    } else {
      (players::is_cost(one.kind) ? costs : brings).push_back(gain(one));
    }
  }
  if (!goods_brought.empty())
    brings.insert(brings.begin() + static_cast<std::ptrdiff_t>(place_of_goods),
                  filled(words_.gains[static_cast<std::size_t>(GainKind::goods)],
                         fmt::format("{}", fmt::join(goods_brought, " + "))));
  std::string text = listed(brings);
  if (!costs.empty()) text = filled(words_.reason_costs, text, listed(costs));
  return filled(words_.reason, text);
}

std::size_t FirstRatSentences::team_of(const JsonReader& event, std::string_view member) const {
  return static_cast<std::size_t>(event.member(member).number(1, static_cast<int>(teams())) - 1);
}

std::string FirstRatSentences::yield(const JsonReader& event) const {
  const auto part = [&](std::string_view name) {
    return static_cast<unsigned>(event.member(name).number(0, most));
  };
  const unsigned base = part("base");
  const unsigned light = part("light");
  const unsigned strong = part("strong");
  std::string text =
      filled(words_.yields, place(event.member("space").number(0, nursery)),
             goods(base + light + strong, read_named(event.member("good"), good_names)));
  std::vector<std::string> parts{fmt::format("{}", base)};
  if (light > 0) parts.emplace_back(words_.by_light);
  if (strong > 0) parts.emplace_back(words_.by_strength);
  if (parts.size() > 1) text += fmt::format(" ({})", fmt::join(parts, " "));
  return text;
}

/// Only the spaces where something happens are worth a word.
std::string FirstRatSentences::enters(const JsonReader& board, const JsonReader& event) const {
  const auto spaces = board.member("burrow").elements(max_burrow_spaces);
  const int last = std::max(static_cast<int>(spaces.size()) - 1, 0);
  const auto space = static_cast<std::size_t>(event.member("space").number(0, last));
  if (space >= spaces.size()) return {};
  const std::size_t kind = read_named(spaces[space].member("kind"), burrow_kind_names);
  if (kind < static_cast<std::size_t>(BurrowKind::library)) return {};
  return filled(words_.enters, burrow_place(board, space));
}

std::string FirstRatSentences::event(const JsonReader& board, const JsonReader& event) const {
  const std::string_view kind = event.member("kind").text();
  if (kind == "decided") return {};
  const auto amount_of = [&](std::string_view name) { return event.member(name).number(0, most); };
  const auto goods_of = [&] {
    return goods(static_cast<unsigned>(amount_of("amount")),
                 read_named(event.member("good"), good_names));
  };
  const auto place_of = [&](std::string_view name) {
    return place(event.member(name).number(0, nursery));
  };
  const auto rat = [&] { return safe_text(event.member("rat").text()); };
  const auto track = [&] { return words_.tracks[read_named(event.member("track"), track_names)]; };
  const auto item_of_event = [&] { return item(read_item(event.member("item"))); };
  switch (static_cast<Happening>(read_named(event.member("kind"), event_kind_names))) {
    case Happening::rat_moved:
      if (is_greg(team_of(event)))
        return filled(words_.greg_moves, place_of("from"), place_of("to"));
      return filled(words_.moved, rat(), place_of("from"), place_of("to"));
    case Happening::pipe_paid:
      return amount_of("amount") == 0 ? std::string(words_.pipe_free)
                                      : filled(words_.pipe_paid, goods_of());
    case Happening::moldy_taken:
      return filled(words_.moldy_taken, amount_of("amount"));
    case Happening::fee_paid:
      return filled(words_.fee_paid, amount_of("amount"), team(team_of(event, "to")));
    case Happening::space_yields:
      return yield(event);
    case Happening::backpack_yields:
      return filled(words_.backpack_gives,
                    filled(words_.backpack,
                           words_.colours[read_named(event.member("backpack"), colour_names)]),
                    goods_of());
    case Happening::drink_used:
      return std::string(words_.drink_used);
    case Happening::gained:
      return filled(words_.gained, goods_of());
    case Happening::light_moved:
      return filled(words_.light_moved, amount_of("to"));
    case Happening::burrow_entered:
      return enters(board, event);
    case Happening::comic_taken:
      return filled(words_.comic_taken,
                    words_.comics[read_named(event.member("comic"), comic_names)]);
    case Happening::rat_raised:
      return filled(words_.raised, rat());
    case Happening::award_taken:
      return std::string(words_.award_taken);
    case Happening::bought:
      return filled(words_.bought, item_of_event(), amount_of("cheese"));
    case Happening::stolen:
      return filled(words_.stolen, item_of_event(), rat());
    case Happening::built:
      return filled(words_.built, track());
    case Happening::donated:
      return std::string(words_.donated);
    case Happening::goods_spent:
      return filled(words_.spent, goods_of());
    case Happening::scored:
      return filled(words_.scored, track(), points(amount_of("points")));
    case Happening::scoring_lapsed:
      return filled(words_.lapsed, track());
    case Happening::end_announced:
      return std::string(amount_of("rounds") == 0 ? words_.last_round : words_.next_round_is_last);
    case Happening::card_drawn:
      return filled(words_.card_drawn, safe_text(event.member("card").text()));
    case Happening::cheese_from_greg:
      return filled(words_.greg_cheese, amount_of("amount"));
    case Happening::item_lost:
      return filled(words_.item_lost, item_of_event());
    case Happening::track_prepared:
      return filled(words_.greg_prepares, track());
    case Happening::deck_shuffled:
      return std::string(words_.shuffled);
    case Happening::game_over:
      return {};
  }
  return {};
}

}  // namespace cheesemoon::cli
