#include "cli/first_rat_sentences.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <bit>

#include "cli/words.h"
#include "engine/first_rat/consequences.h"
#include "engine/first_rat/greg.h"
#include "engine/first_rat/shop.h"

namespace cheesemoon::cli {

using namespace first_rat;
using players::Gain;
using players::GainKind;

namespace {

std::string counted(unsigned amount, const Counted& thing) {
  return fmt::format("{} {}", amount, amount == 1 ? thing.one : thing.many);
}

}  // namespace

std::vector<std::string> numbered_names(const FirstRatWords& words, const Table& table) {
  std::vector<std::string> names;
  names.reserve(table.team_count);
  for (std::size_t team = 0; team < table.team_count; ++team)
    names.push_back(filled(words.player, team + 1));
  return names;
}

std::string FirstRatSentences::name(const Table& table, std::size_t place) const {
  const bool is_greg = table.against_greg && place == greg;
  return is_greg ? std::string(words_.greg) : names_[place];
}

std::string FirstRatSentences::team(const Table& table, std::size_t place) const {
  return terminal_.in_colour_of(static_cast<Seat>(place), name(table, place));
}

std::string FirstRatSentences::goods(unsigned amount, Good good) const {
  return counted(amount, words_.goods[static_cast<std::size_t>(good)]);
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

std::string FirstRatSentences::place(Space place) const {
  if (place == 0) return std::string(words_.start);
  if (place == launchpad) return std::string(words_.launchpad);
  if (place == nursery) return std::string(words_.in_nursery);
  return fmt::format("{}", place);
}

std::string FirstRatSentences::burrow_place(const Table& table, std::size_t space) const {
  const auto kind = static_cast<std::size_t>(table.printed.burrow[space].kind);
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

std::string FirstRatSentences::action(const Table& table, const Action& action) const {
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
      return filled(words_.do_up,
                    burrow_place(table, table.printed.burrow[active(table).burrow].up));
    case Deed::left:
      return filled(words_.do_left,
                    burrow_place(table, table.printed.burrow[active(table).burrow].left));
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
      return filled(words_.do_buy, item(action.what), price_for(table, shopper(table)));
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

std::string FirstRatSentences::step(const Table& table, const Action& action) const {
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
      return this->action(table, action);
  }
}

std::string FirstRatSentences::turn(const Table& table, std::span<const Action> actions) const {
  std::vector<std::string> steps;
  Table now = table;
  for (const Action& action : actions) {
    if (std::string text = step(now, action); !text.empty()) steps.push_back(std::move(text));
    now = consequences_of(now, action).after;
  }
  if (steps.empty()) return std::string(words_.do_end);
  return fmt::format("{}", fmt::join(steps, "; "));
}

std::string FirstRatSentences::gain(const Gain& gain) const {
  const std::string_view format = words_.gains[static_cast<std::size_t>(gain.kind)];
  switch (gain.kind) {
    case GainKind::goods:
      return goods(gain.amount, static_cast<Good>(gain.what));
    case GainKind::pipe:
      return filled(format, goods(gain.amount, static_cast<Good>(gain.what)));
    case GainKind::fee:
      return filled(format, goods(gain.amount, Good::cheese));
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

std::string FirstRatSentences::event(const Table& table, const Event& event) const {
  const auto good = static_cast<Good>(event.what);
  const bool is_track = event.what < track_count;
  const std::string_view track = is_track ? words_.tracks[event.what] : std::string_view();
  const bool by_greg = table.against_greg && event.team == greg;
  switch (event.kind) {
    case Happening::rat_moved:
      if (by_greg) return filled(words_.greg_moves, place(event.from), place(event.to));
      return filled(words_.moved, letter(event.rat), place(event.from), place(event.to));
    case Happening::pipe_paid:
      return event.amount == 0 ? std::string(words_.pipe_free)
                               : filled(words_.pipe_paid, goods(event.amount, good));
    case Happening::moldy_taken:
      return filled(words_.moldy_taken, event.amount);
    case Happening::fee_paid:
      return filled(words_.fee_paid, event.amount, team(table, event.what));
    case Happening::space_yields: {
      std::string text = filled(words_.yields, place(event.from), goods(event.amount, good));
      std::vector<std::string> parts{fmt::format("{}", event.parts[0])};
      if (event.parts[1] > 0) parts.emplace_back(words_.by_light);
      if (event.parts[2] > 0) parts.emplace_back(words_.by_strength);
      if (parts.size() > 1) text += fmt::format(" ({})", fmt::join(parts, " "));
      return text;
    }
    case Happening::backpack_yields:
      return filled(words_.backpack_gives, item(item_of(static_cast<Colour>(event.from))),
                    goods(event.amount, good));
    case Happening::drink_used:
      return std::string(words_.drink_used);
    case Happening::gained:
      return filled(words_.gained, goods(event.amount, good));
    case Happening::light_moved:
      return filled(words_.light_moved, event.to);
    case Happening::burrow_entered:
      // Only the spaces where something happens are worth a word.
      if (table.printed.burrow[event.to].kind < BurrowKind::library) return {};
      return filled(words_.enters, burrow_place(table, event.to));
    case Happening::comic_taken:
      return filled(words_.comic_taken, words_.comics[event.what]);
    case Happening::rat_raised:
      return filled(words_.raised, letter(event.rat));
    case Happening::award_taken:
      return std::string(words_.award_taken);
    case Happening::bought:
      return filled(words_.bought, item(event.what), event.amount);
    case Happening::stolen:
      return filled(words_.stolen, item(event.what), letter(event.rat));
    case Happening::built:
      return filled(words_.built, track);
    case Happening::donated:
      return std::string(words_.donated);
    case Happening::goods_spent:
      return filled(words_.spent, goods(event.amount, good));
    case Happening::scored:
      return filled(words_.scored, track, points(event.amount));
    case Happening::scoring_lapsed:
      return filled(words_.lapsed, track);
    case Happening::end_announced:
      return std::string(event.amount == 0 ? words_.last_round : words_.next_round_is_last);
    case Happening::card_drawn:
      return filled(words_.card_drawn, write_card(card_at(table, event.what)).view());
    case Happening::cheese_from_greg:
      return filled(words_.greg_cheese, event.amount);
    case Happening::item_lost:
      return filled(words_.item_lost, item(event.what));
    case Happening::track_prepared:
      return filled(words_.greg_prepares, track);
    case Happening::deck_shuffled:
      return std::string(words_.shuffled);
    case Happening::game_over:
      return {};
  }
  return {};
}

}  // namespace cheesemoon::cli
