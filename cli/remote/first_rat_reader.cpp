#include "cli/remote/first_rat_reader.h"

#include <optional>

#include "cli/remote/named.h"
#include "engine/first_rat/first_rat.h"
#include "engine/first_rat/greg.h"
#include "engine/first_rat/names.h"
#include "engine/first_rat/notation.h"
#include "hosting/first_rat_events.h"
#include "json/reader.h"

namespace cheesemoon::cli {

using namespace first_rat;

namespace {

constexpr int most = 255;

std::uint8_t read_byte(const JsonReader& reader) {
  return static_cast<std::uint8_t>(reader.number(0, most));
}
std::uint16_t read_count(const JsonReader& reader) {
  constexpr int most_goods = 60'000;
  return static_cast<std::uint16_t>(reader.number(0, most_goods));
}
std::uint8_t read_space(const JsonReader& reader) {
  return static_cast<std::uint8_t>(reader.number(0, nursery));
}
std::uint8_t read_path_space(const JsonReader& reader) {
  return static_cast<std::uint8_t>(reader.number(1, path_length));
}

std::uint8_t read_rat(const JsonReader& reader) {
  constexpr std::array<std::string_view, rats_per_team> letters{"a", "b", "c", "d"};
  return static_cast<std::uint8_t>(read_named(reader, letters));
}

/// The place of a card of Greg's among those that exist.
std::uint8_t read_card(const JsonReader& reader, const Table& table) {
  const std::string_view text = reader.text();
  const std::size_t count = std::size_t{table.printed.a_cards} + table.printed.b_cards + 1;
  for (std::size_t place = 0; place < count; ++place)
    if (write_card(card_at(table, place)).view() == text) return static_cast<std::uint8_t>(place);
  reader.fail("unknown: " + std::string(text));
  return 0;
}

std::uint32_t read_cards(const JsonReader& reader, const Table& table) {
  std::uint32_t set = 0;
  for (const JsonReader& card : reader.elements(max_solo_cards))
    set |= std::uint32_t{1} << read_card(card, table);
  return set;
}

std::array<std::uint8_t, colour_count> read_backpacks(const JsonReader& reader) {
  constexpr std::size_t most_backpacks = 100;
  std::array<std::uint8_t, colour_count> counts{};
  for (const JsonReader& backpack : reader.elements(most_backpacks))
    ++counts[read_named(backpack, colour_names)];
  return counts;
}

// The board.

void read_path(Printed& printed, const JsonReader& board) {
  for (const JsonReader& space : board.member("path").elements(path_length)) {
    PathSpace& here = printed.path[read_path_space(space.member("space"))];
    here.colour = read_named(space.member("colour"), colour_names) & 7U;
    here.yields = read_named(space.member("good"), good_names) & 7U;
    here.amount = static_cast<unsigned>(space.member("amount").number(0, 15)) & 15U;
    here.first_light = read_byte(space.member("first_light"));
  }
  for (const JsonReader& pipe : board.member("pipes").elements(path_length)) {
    const std::uint8_t entry = read_path_space(pipe.member("entry"));
    PathSpace& here = printed.path[entry];
    here.pipe_exit = read_path_space(pipe.member("exit")) & 31U;
    const auto cost = static_cast<Good>(read_named(pipe.member("cost"), good_names));
    if (!is_material(cost)) pipe.member("cost").fail("expected a material");
    here.pipe_cost = static_cast<unsigned>(is_material(cost) ? material_index(cost) : 0) & 3U;
    printed.pipe_entries |= std::uint32_t{1} << entry;
  }
  for (const JsonReader& booth : board.member("booths").elements(booth_count)) {
    const std::size_t keeper = read_named(booth.member("keeper"), keeper_names);
    printed.path[read_path_space(booth.member("space"))].booth = (keeper + 1) & 3U;
    printed.prices[keeper] = read_byte(booth.member("price"));
  }
}

void read_burrow_and_lights(Printed& printed, const JsonReader& board) {
  constexpr std::array<std::string_view, 6> kinds{"start",   "plain",   "junction",
                                                  "library", "nursery", "food"};
  const auto read_exit = [](const JsonReader& reader) {
    return static_cast<unsigned>(reader.number(0, max_burrow_spaces - 1)) & 15U;
  };
  std::size_t place = 0;
  for (const JsonReader& space : board.member("burrow").elements(max_burrow_spaces)) {
    BurrowStep& here = printed.burrow[place++];
    here.kind = static_cast<BurrowKind>(read_named(space.member("kind"), kinds));
    const bool is_junction = here.kind == BurrowKind::junction;
    here.up = read_exit(space.member(is_junction ? "up" : "next")) & 15U;
    if (is_junction) here.left = read_exit(space.member("left")) & 15U;
  }
  const JsonReader lights = board.member("lights");
  printed.light_count = read_byte(lights.member("count"));
  place = 0;
  for (const JsonReader& light : lights.member("construction").elements(max_construction_lights))
    printed.construction_lights[place++] = read_byte(light);
}

void read_values(Printed& printed, const JsonReader& board) {
  for (std::size_t track = 0; track < track_count; ++track) {
    std::size_t space = 0;
    for (const JsonReader& points :
         board.member("tracks").member(track_names[track]).elements(track_spaces))
      printed.tracks[track][space++] = read_byte(points);
  }
  for (std::size_t colour = 0; colour < colour_count; ++colour)
    printed.backpack_adds[colour] =
        read_byte(board.member("backpack_adds").member(colour_names[colour]));
  for (std::size_t cap = 0; cap < cap_count; ++cap)
    printed.cap_points[cap] = read_byte(board.member("cap_points").member(cap_names[cap]));
}

void read_greg_cards(Printed& printed, const JsonReader& greg_board) {
  std::size_t place = 0;
  for (const JsonReader& one : greg_board.member("cards").elements(max_solo_cards)) {
    GregCard& card = printed.cards[place++];
    const std::string_view name = one.member("card").text();
    if (name.starts_with('A')) ++printed.a_cards;
    if (name.starts_with('B')) ++printed.b_cards;
    const auto moves = one.member("moves").elements(rats_per_team);
    if (moves.size() != rats_per_team) return one.member("moves").fail("expected four numbers");
    const auto steps = [&](std::size_t rat) {
      return static_cast<unsigned>(moves[rat].number(0, 7)) & 7U;
    };
    card.first = steps(0) & 7U;
    card.second = steps(1) & 7U;
    card.third = steps(2) & 7U;
    card.fourth = steps(3) & 7U;
    card.icon = read_named(one.member("icon"), icon_names) & 15U;
  }
  printed.a_in_deck = read_byte(greg_board.member("in_deck").member("A"));
  printed.b_in_deck = read_byte(greg_board.member("in_deck").member("B"));
}

// The view.

void read_rats(Team& team, const JsonReader& rats) {
  std::size_t rat = 0;
  for (const JsonReader& one : rats.elements(rats_per_team)) {
    team.rats[rat] = read_space(one.member("place"));
    if (one.has("tokens")) {
      constexpr auto first_token = static_cast<unsigned>(Comic::strong);
      const unsigned tokens = (read_set(one.member("tokens"), comic_names) >> first_token) & 15U;
      team.tokens = static_cast<std::uint16_t>(team.tokens | (tokens << (rat * 4)));
    }
    ++rat;
  }
}

void read_belongings(Team& team, const JsonReader& one) {
  team.cheese = read_count(one.member("cheese"));
  for (std::size_t kind = 0; kind < material_count; ++kind)
    team.materials[kind] = read_count(one.member(good_name(material(kind))));
  team.moldy = read_count(one.member("moldy"));
  team.light = read_byte(one.member("light"));
  team.burrow = static_cast<std::uint8_t>(one.member("burrow").number(0, max_burrow_spaces - 1));
  team.awards = read_byte(one.member("awards"));
  team.drinks = read_byte(one.member("drinks"));
  team.backpacks = read_backpacks(one.member("backpacks"));
  team.caps = static_cast<std::uint16_t>(read_set(one.member("caps"), cap_names));
  team.comics = static_cast<std::uint16_t>(read_set(one.member("comics"), comic_names));
}

void read_teams(Table& table, const JsonReader& view) {
  for (const JsonReader& one : view.member("teams").elements(most_seats)) {
    const bool is_greg = table.against_greg && table.team_count == greg;
    Team& team = table.teams[table.team_count++];
    read_rats(team, one.member("rats"));
    if (!is_greg) read_belongings(team, one);
  }
}

void read_tracks(Table& table, const JsonReader& view) {
  for (std::size_t track = 0; track < track_count; ++track) {
    std::size_t space = 0;
    for (const JsonReader& holders :
         view.member("tracks").member(track_names[track]).elements(track_spaces)) {
      unsigned held_by = holders.is_null() ? blocked : 0;
      if (!holders.is_null()) {
        constexpr std::size_t most_on_a_space = most_seats * most_markers;
        for (const JsonReader& marker : holders.elements(most_on_a_space)) {
          held_by = static_cast<unsigned>(marker.number(1, table.team_count));
          if (marker.ok()) table.teams[held_by - 1].markers.add_one(static_cast<Track>(track));
        }
      }
      if (space + 1 < track_spaces)
        table.holders[track] =
            static_cast<TrackHolders>(table.holders[track] | ((held_by & 15U) << (space * 4)));
      ++space;
    }
  }
}

Phase read_phase(const JsonReader& reader) {
  constexpr std::array<std::string_view, 14> names{
      "setting_up", "move",  "drink",     "take",      "burrow",    "library",    "reward",
      "shop",       "build", "greg_draw", "greg_lose", "greg_best", "greg_comic", "over"};
  const std::size_t place = read_named(reader, names);
  // All that comes before the first turn has one name.
  return static_cast<Phase>(static_cast<std::size_t>(Phase::deal_deck) + place);
}

void read_turn(Table& table, const JsonReader& reader) {
  Turn& turn = table.turn;
  turn.team = static_cast<std::uint8_t>(reader.member("seat").number(1, table.team_count) - 1);
  turn.phase = read_phase(reader.member("phase"));
  for (const JsonReader& rat : reader.member("moved").elements(rats_per_team))
    turn.moved = static_cast<std::uint8_t>(turn.moved | (1U << read_rat(rat)));
  turn.doubled = reader.member("doubled").truth();
  turn.bulbs = read_byte(reader.member("bulbs"));
  turn.cores = read_byte(reader.member("cores"));
  turn.green_takes = read_byte(reader.member("green_takes"));
  turn.orange_takes = read_byte(reader.member("orange_takes"));
  const JsonReader shopping = reader.member("shopper");
  if (!shopping.is_null()) {
    const std::uint8_t rat = read_rat(shopping.member("rat"));
    turn.shoppers = static_cast<std::uint8_t>(1U << rat);
    const Space place = table.teams[turn.team].rats[rat];
    if (place >= launchpad || table.printed.path[place].booth == 0)
      shopping.fail("there is no booth where this rat is");
  } else if (turn.phase == Phase::shop) {
    shopping.fail("expected who shops");
  }
}

void read_market(Market& market, const JsonReader& reader) {
  market.backpacks = read_backpacks(reader.member("backpacks"));
  market.drinks = read_byte(reader.member("drinks"));
  market.caps = static_cast<std::uint16_t>(read_set(reader.member("caps"), cap_names));
  market.comics = static_cast<std::uint16_t>(read_set(reader.member("comics"), comic_names));
}

void read_greg(Table& table, const JsonReader& reader) {
  if (!reader.member("card").is_null()) table.turn.card = read_card(reader.member("card"), table);
  table.revealed = read_cards(reader.member("revealed"), table);
  table.seen = read_cards(reader.member("seen"), table);
  table.prepared = static_cast<std::uint8_t>(read_set(reader.member("prepared"), track_names));
  unsigned pipe = 0;
  constexpr std::size_t most_pipes = 8;
  for (const JsonReader& uses : reader.member("pipe_uses").elements(most_pipes)) {
    const unsigned times = static_cast<unsigned>(uses.number(0, 3)) << (pipe++ * 2);
    table.pipe_uses = static_cast<std::uint16_t>(table.pipe_uses | times);
  }
  table.teams[0].owned_an_item = reader.member("owned_an_item").truth();
}

// Events.

std::uint8_t read_item(const JsonReader& reader) {
  constexpr Item item_count = 26;
  const std::string_view text = reader.text();
  for (Item item = 0; item < item_count; ++item)
    if (item_name(item) == text) return item;
  reader.fail("unknown: " + std::string(text));
  return 0;
}

Event read_event(const JsonReader& reader, Happening kind, const Table& table) {
  Event event{.kind = kind};
  const auto good = [&] {
    return static_cast<std::uint8_t>(read_named(reader.member("good"), good_names));
  };
  const auto track = [&] {
    return static_cast<std::uint8_t>(read_named(reader.member("track"), track_names));
  };
  const auto amount = [&](std::string_view name) { return read_byte(reader.member(name)); };
  if (kind != Happening::game_over)
    event.team = static_cast<std::uint8_t>(reader.member("seat").number(1, table.team_count) - 1);
  switch (kind) {
    case Happening::rat_moved:
      event.rat = read_rat(reader.member("rat"));
      event.from = read_space(reader.member("from"));
      event.to = read_space(reader.member("to"));
      break;
    case Happening::pipe_paid:
    case Happening::gained:
    case Happening::goods_spent:
      event.what = good();
      event.amount = amount("amount");
      break;
    case Happening::moldy_taken:
    case Happening::cheese_from_greg:
      event.amount = amount("amount");
      break;
    case Happening::fee_paid:
      event.what = static_cast<std::uint8_t>(reader.member("to").number(1, table.team_count) - 1);
      event.amount = amount("amount");
      break;
    case Happening::space_yields:
      event.rat = read_rat(reader.member("rat"));
      event.what = good();
      event.from = read_space(reader.member("space"));
      event.parts = {amount("base"), amount("light"), amount("strong")};
      event.amount = static_cast<std::uint8_t>(event.parts[0] + event.parts[1] + event.parts[2]);
      break;
    case Happening::backpack_yields:
      event.what = good();
      event.from = static_cast<std::uint8_t>(read_named(reader.member("backpack"), colour_names));
      event.amount = amount("amount");
      break;
    case Happening::light_moved:
      event.from = amount("from");
      event.to = amount("to");
      break;
    case Happening::burrow_entered:
      event.to = static_cast<std::uint8_t>(reader.member("space").number(0, max_burrow_spaces - 1));
      break;
    case Happening::comic_taken:
      event.what = static_cast<std::uint8_t>(read_named(reader.member("comic"), comic_names));
      event.rat =
          reader.member("rat").is_null() ? std::uint8_t{most} : read_rat(reader.member("rat"));
      break;
    case Happening::rat_raised:
      event.rat = read_rat(reader.member("rat"));
      break;
    case Happening::bought:
      event.what = read_item(reader.member("item"));
      event.amount = amount("cheese");
      break;
    case Happening::stolen:
      event.what = read_item(reader.member("item"));
      event.rat = read_rat(reader.member("rat"));
      break;
    case Happening::built:
    case Happening::scoring_lapsed:
    case Happening::track_prepared:
      event.what = track();
      break;
    case Happening::scored:
      event.what = track();
      event.to = static_cast<std::uint8_t>(reader.member("space").number(1, track_spaces) - 1);
      event.amount = amount("points");
      break;
    case Happening::end_announced:
      event.amount = amount("rounds");
      break;
    case Happening::card_drawn:
      event.what = read_card(reader.member("card"), table);
      break;
    case Happening::item_lost:
      event.what = read_item(reader.member("item"));
      break;
    case Happening::donated:
    case Happening::drink_used:
    case Happening::award_taken:
    case Happening::deck_shuffled:
    case Happening::game_over:
      break;
  }
  return event;
}

}  // namespace

Result<Table, std::string> read_first_rat_table(const boost::json::value& board,
                                                const boost::json::value& view) {
  std::optional<JsonError> error;
  const JsonReader printed(board, error);
  const JsonReader seen(view, error);
  Table table{};
  read_path(table.printed, printed);
  read_burrow_and_lights(table.printed, printed);
  read_values(table.printed, printed);
  table.against_greg = !printed.member("greg").is_null();
  if (table.against_greg) read_greg_cards(table.printed, printed.member("greg"));
  table.round = read_count(seen.member("round"));
  if (!seen.member("last_round").is_null())
    table.last_round = read_count(seen.member("last_round"));
  read_teams(table, seen);
  read_tracks(table, seen);
  read_market(table.market, seen.member("market"));
  read_turn(table, seen.member("turn"));
  if (table.against_greg) read_greg(table, seen.member("greg"));
  if (error) return Failure{describe(*error)};
  return table;
}

Result<std::vector<Event>, std::string> read_first_rat_events(const boost::json::value& events,
                                                              const Table& table) {
  constexpr std::size_t most_events = 100'000;
  std::optional<JsonError> error;
  std::vector<Event> read;
  for (const JsonReader& event : JsonReader(events, error).elements(most_events)) {
    if (event.member("kind").text() == "decided") continue;
    const std::size_t kind = read_named(event.member("kind"), hosting::first_rat_event_kinds);
    read.push_back(read_event(event, static_cast<Happening>(kind), table));
  }
  if (error) return Failure{describe(*error)};
  return read;
}

}  // namespace cheesemoon::cli
