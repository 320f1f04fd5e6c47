#include "cli/first_rat_sentences.h"

#include <fmt/args.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>

#include "cli/named.h"
#include "cli/table/safe_text.h"
#include "cli/words.h"
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

std::string FirstRatSentences::item(Item item, const ItemNames& names) const {
  if (is_backpack(item)) return filled(names.backpack, words_.colours[item]);
  if (item == energy_drink) return std::string(names.drink);
  if (is_cap(item)) return filled(names.cap, words_.caps[static_cast<std::size_t>(cap_of(item))]);
  return filled(names.comic, words_.comics[static_cast<std::size_t>(comic_of(item))]);
}

std::string FirstRatSentences::cap_effect(const JsonReader& rule) const {
  const int points = rule.member("points").number(0, most);
  const int at_least = rule.member("at_least").number(0, most);
  std::vector<std::string> things;
  for (const JsonReader& thing : rule.member("counts").elements(countable_count)) {
    const std::size_t kind = read_named(thing, countable_names);
    const bool is_track = kind < index(Track::rattronaut);
    const Counted& words =
        is_track ? words_.marker_on : words_.countables[kind - index(Track::rattronaut)];
    things.push_back(
        filled(at_least == 0 ? words.one : words.many, words_.tracks[kind % track_count]));
  }
  if (at_least == 0) return filled(words_.cap_each, points, listed(things));
  return filled(words_.cap_once, points, at_least, listed(things));
}

std::string FirstRatSentences::item_effect(const JsonReader& board, Item item) const {
  const std::string_view name = item_name(item);
  if (is_backpack(item))
    return filled(words_.backpack_effect,
                  board.member("backpack_adds").member(name).number(0, most));
  if (item == energy_drink) return std::string(words_.drink_effect);
  if (is_cap(item)) return cap_effect(board.member("cap_rules").member(name));
  const JsonReader amounts = board.member("comic_amounts");
  return filled(words_.comic_effects[static_cast<std::size_t>(comic_of(item))],
                amounts.has(name) ? amounts.member(name).number(0, most) : 0);
}

std::string FirstRatSentences::greg_card(const JsonReader& board, std::string_view name) const {
  for (const JsonReader& card : board.member("greg").member("cards").elements(max_solo_cards)) {
    if (card.member("card").text() != name) continue;
    std::vector<int> moves;
    for (const JsonReader& move : card.member("moves").elements(rats_per_team))
      moves.push_back(move.number(0, most));
    const JsonReader icon = card.member("icon");
    std::string_view deed;
    if (icon.text() == "comic") deed = words_.icon_comic;
    if (icon.text() == "best") deed = words_.icon_best;
    if (deed.empty() && icon.text() != "none") deed = words_.tracks[read_named(icon, track_names)];
    return fmt::format("{} ({}{}{})", safe_text(name), fmt::join(moves, " "),
                       deed.empty() ? "" : ", ", deed);
  }
  return safe_text(name);
}

std::string FirstRatSentences::from(int place) const {
  return place == 0 ? std::string(words_.from_start) : filled(words_.from_space, place);
}

std::string FirstRatSentences::to(int place) const {
  return place == launchpad ? std::string(words_.to_launchpad) : filled(words_.to_space, place);
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
    std::string text = filled(words_.do_move_rat, letter(rat), to(route.target()));
    for (std::uint32_t left = route.pipes(); left != 0; left &= left - 1)
      text += filled(words_.do_through_pipe, std::countr_zero(left));
    parts.push_back(text);
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string FirstRatSentences::plain_action(const Action& action) const {
  if (action.deed == Deed::move) return moves(action);
  const auto material_of = [&](Good good) {
    return words_.goods[static_cast<std::size_t>(good)].one;
  };
  if (action.deed == Deed::build && is_material(action.saved()))
    return filled(words_.do_build_saving, words_.tracks[action.what], material_of(action.saved()));
  std::string object;
  if (action.deed == Deed::take) object = material_of(action.good());
  if (action.deed == Deed::buy || action.deed == Deed::steal)
    object = item(action.what, words_.the_items);
  if (action.deed == Deed::build || action.deed == Deed::best) object = words_.tracks[action.what];
  return filled(words_.deeds[static_cast<std::size_t>(action.deed)], object);
}

std::string FirstRatSentences::action(const JsonReader& board, const JsonReader& view,
                                      const Action& action) const {
  const auto with_effect = [&](const std::string& text, Item item) {
    return filled(words_.explained, text, item_effect(board, item));
  };
  if (action.deed == Deed::buy)
    return with_effect(
        buying(action.what, view.member("turn").member("shopper").member("price").number(0, most)),
        action.what);
  if (action.deed == Deed::steal) return with_effect(plain_action(action), action.what);
  if (action.deed == Deed::comic) {
    if (action.what == Action::no_comic) return std::string(words_.do_no_comic);
    const Item comic = item_of(static_cast<Comic>(action.what));
    if (action.detail == 0) return with_effect(std::string(words_.comics[action.what]), comic);
    return filled(words_.do_comic_token, words_.comics[action.what], letter(action.detail - 1U),
                  item_effect(board, comic));
  }
  if (action.deed != Deed::up && action.deed != Deed::left) return plain_action(action);
  const bool goes_up = action.deed == Deed::up;
  const auto teams = view.member("teams").elements(most_seats);
  const std::size_t team = team_of(view.member("turn"));
  const auto spaces = board.member("burrow").elements(max_burrow_spaces);
  if (team >= teams.size() || spaces.empty()) return {};
  const auto last = static_cast<int>(spaces.size()) - 1;
  const auto junction = static_cast<std::size_t>(teams[team].member("burrow").number(0, last));
  const int next = spaces[junction].member(goes_up ? "up" : "left").number(0, last);
  return filled(words_.explained, plain_action(action),
                burrow_place(board, static_cast<std::size_t>(next)));
}

std::string FirstRatSentences::buying(Item bought, int price) const {
  return filled(words_.do_buy, item(bought, words_.the_items), price);
}

std::string FirstRatSentences::step(const Action& action, std::span<const Gain> gains) const {
  switch (action.deed) {
    case Deed::buy: {
      const auto gain = std::find_if(gains.begin(), gains.end(), [&](const Gain& one) {
        return one.kind == GainKind::bought && one.what == action.what;
      });
      return gain != gains.end() ? buying(action.what, static_cast<int>(gain->amount))
                                 : plain_action(action);
    }
    case Deed::collect:
    case Deed::pass:
    case Deed::end:
      return {};
    case Deed::comic:
      if (action.what == Action::no_comic) return {};
      return filled(words_.step_comic, words_.comics[action.what]) +
             (action.detail != 0 ? fmt::format(" ({})", letter(action.detail - 1U)) : "");
    default:
      return plain_action(action);
  }
}

std::string FirstRatSentences::turn(std::span<const Action> actions,
                                    std::span<const Gain> gains) const {
  std::vector<std::string> steps;
  for (const Action& action : actions)
    if (std::string text = step(action, gains); !text.empty()) steps.push_back(std::move(text));
  if (steps.empty()) return plain_action(Action::of(Deed::end));
  return fmt::format("{}", fmt::join(steps, words_.and_then));
}

std::string FirstRatSentences::gain(const Gain& gain) const {
  const std::string_view format = words_.gains[static_cast<std::size_t>(gain.kind)];
  switch (gain.kind) {
    case GainKind::goods:
      return goods(gain.amount, gain.what);
    case GainKind::pipe:
      return filled(format, goods(gain.amount, gain.what));
    case GainKind::fee:
      return filled(format, cheese(gain.amount));
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
    case GainKind::bought:
      return filled(format, item(gain.what, words_.the_items), cheese(gain.amount));
    case GainKind::comic:
    case GainKind::stolen:
      return filled(format, item(gain.what, words_.the_items));
    case GainKind::moldy:
      return filled(format, counted(gain.amount, words_.moldy));
    case GainKind::end:
      return std::string(gain.amount == 0 ? words_.gain_end_now : format);
    case GainKind::award:
    case GainKind::drink:
      return std::string(format);
    case GainKind::lights:
    case GainKind::burrow:
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

/// The rest of a sentence that begins with a turn.
std::string FirstRatSentences::brought(std::span<const Gain> gains) const {
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
  const std::string text = listed(brings);
  return costs.empty() ? text : filled(words_.reason_costs, text, listed(costs));
}

std::string FirstRatSentences::reason(std::span<const Gain> gains) const {
  if (gains.empty()) return std::string(words_.reason_nothing);
  return filled(words_.reason, brought(gains));
}

std::string FirstRatSentences::outlook(const players::Outlook& outlook) const {
  std::vector<std::string> sentences;
  for (const players::KeptFrom& kept : outlook.kept)
    sentences.push_back(filled(words_.outlook_kept, name(kept.team),
                               words_.tracks[static_cast<std::size_t>(kept.track)],
                               points(static_cast<int>(kept.points))));
  if (!outlook.lit.empty()) {
    std::vector<std::string> numbers;
    for (const Space space : outlook.lit) numbers.push_back(fmt::format("{}", space));
    sentences.push_back(
        filled(words_.outlook_lit,
               fmt::format("{} {}", numbers.size() == 1 ? words_.spaces.one : words_.spaces.many,
                           listed(numbers)),
               counted(outlook.rats_to_come, words_.rats)));
  }
  if (!outlook.next.empty())
    sentences.push_back(
        filled(outlook.turns_until == 1 ? words_.outlook_next : words_.outlook_second,
               brought(outlook.next)));
  return fmt::format("{}", fmt::join(sentences, " "));
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
      filled(words_.yields, event.member("space").number(0, launchpad),
             goods(base + light + strong, read_named(event.member("good"), good_names)));
  std::vector<std::string> parts{fmt::format("{}", base)};
  if (light > 0) parts.push_back(filled(words_.by_light, light));
  if (strong > 0) parts.push_back(filled(words_.by_strength, strong));
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

std::string FirstRatSentences::field(const JsonReader& board, const JsonReader& event,
                                     Happening kind, const EventField& field) const {
  const JsonReader said = event.member(field.name);
  const auto number = [](const JsonReader& reader) {
    return static_cast<unsigned>(reader.number(0, most));
  };
  switch (field.type) {
    case FieldType::place:
      return field.name == "from" ? from(said.number(0, nursery)) : to(said.number(0, nursery));
    case FieldType::seat:
      return team(team_of(event, field.name));
    case FieldType::good:
      return goods(number(event.member("amount")), read_named(said, good_names));
    case FieldType::colour:
      return std::string(words_.colours[read_named(said, colour_names)]);
    case FieldType::item:
      return item(read_item(said), kind == Happening::item_lost ? words_.items : words_.the_items);
    case FieldType::comic:
      return std::string(words_.comics[read_named(said, comic_names)]);
    case FieldType::track:
    case FieldType::part:
      return std::string(words_.tracks[read_named(said, track_names)]);
    case FieldType::card:
      return greg_card(board, said.text());
    case FieldType::rat:
      return safe_text(said.text());
    case FieldType::maybe_rat:
      return said.is_null() ? std::string() : safe_text(said.text());
    default:
      if (field.name == "points") return points(said.number(0, most));
      if (field.name == "cheese") return cheese(number(said));
      if (kind == Happening::moldy_taken) return counted(number(said), words_.moldy);
      // Where there is no good, it is cheese.
      return field.name == "amount" ? cheese(number(said)) : fmt::format("{}", number(said));
  }
}

std::string FirstRatSentences::event(const JsonReader& board, const JsonReader& event) const {
  if (event.member("kind").text() == "decided") return {};
  const std::size_t place = read_named(event.member("kind"), event_kind_names);
  const auto kind = static_cast<Happening>(place);
  if (kind == Happening::space_yields) return yield(event);
  if (kind == Happening::burrow_entered) return enters(board, event);
  if (kind == Happening::end_announced)
    return std::string(event.member("rounds").number(0, most) == 0 ? words_.last_round
                                                                   : words_.next_round_is_last);
  std::string_view format = words_.events[place];
  if (kind == Happening::rat_moved && is_greg(team_of(event))) format = words_.greg_moves;
  if (kind == Happening::pipe_paid && event.member("amount").number(0, most) == 0)
    format = words_.pipe_free;
  fmt::dynamic_format_arg_store<fmt::format_context> fields;
  for (const EventField& one : event_kinds[place].fields())
    fields.push_back(fmt::arg(one.name.data(), field(board, event, kind, one)));
  return fmt::vformat(format, fields);
}

}  // namespace cheesemoon::cli
