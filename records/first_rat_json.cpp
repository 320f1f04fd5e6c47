#include "records/first_rat_json.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <bit>
#include <boost/json/array.hpp>
#include <set>

#include "engine/first_rat/names.h"
#include "engine/first_rat/set_up.h"
#include "records/forfeit_json.h"
#include "records/replay.h"

namespace cheesemoon::records {

using namespace first_rat;

namespace {

/// Far more than any game has.
constexpr std::size_t max_entries = 20'000;

boost::json::string_view json_text(std::string_view text) {
  return {text.data(), text.size()};
}

/// One of several names; the place of it among them.
template <std::size_t Size>
std::size_t read_name(const JsonReader& reader, const std::array<std::string_view, Size>& names) {
  const std::string_view found = reader.text();
  const auto name = std::find(names.begin(), names.end(), found);
  if (name != names.end()) return static_cast<std::size_t>(name - names.begin());
  if (reader.ok())
    reader.fail(fmt::format("expected {}, found \"{}\"", fmt::join(names, ", "), found));
  return 0;
}

bool read_choice(const JsonReader& reader, std::string_view no, std::string_view yes) {
  return read_name(reader, std::array{no, yes}) == 1;
}

void read_path(const JsonReader& reader, const Options& options, Setup& setup) {
  const auto spaces = reader.elements(path_length);
  if (reader.ok() && spaces.size() != path_length)
    reader.fail(fmt::format("expected 26 tiles, found {}", spaces.size()));
  std::set<int> seen;
  for (std::size_t place = 0; reader.ok() && place < path_length; ++place) {
    const int tile = spaces[place].number(1, path_length);
    const auto space = static_cast<Space>(place + 1);
    if (!reader.ok()) return;
    if (!options.variable_path && tile != space)
      spaces[place].fail(fmt::format("on the standard path this is {}", space));
    if (group_end(static_cast<Space>(tile)) != group_end(space))
      spaces[place].fail(fmt::format("tile {} is of another group than space {}", tile, space));
    if (!seen.insert(tile).second) spaces[place].fail(fmt::format("tile {} is there twice", tile));
    setup.path[place] = static_cast<Space>(tile);
  }
}

void read_tracks(const JsonReader& reader, const Options& options, Setup& setup) {
  reader.allow_only(
      {"cockpit", "cargo", "thruster", "rocket", "provisions", "lights", "food", "rattronaut"});
  for (std::size_t track = 0; track < track_count; ++track) {
    const JsonReader row_reader = reader.member(track_names[track]);
    const auto values = row_reader.elements(track_spaces);
    if (reader.ok() && values.size() != track_spaces) row_reader.fail("expected five numbers");
    if (!reader.ok()) return;
    for (std::size_t space = 0; space < track_spaces; ++space)
      setup.tracks[track][space] = static_cast<std::uint8_t>(values[space].number(0, 99));
    const bool is_fixed = !options.variable_tracks || static_cast<Track>(track) == Track::rocket;
    const TrackValues& board = options.content->board.tracks[track];
    if (reader.ok() && is_fixed && setup.tracks[track] != board)
      row_reader.fail(fmt::format("on this board it is {}", fmt::join(board, " ")));
  }
  if (!reader.ok() || !options.variable_tracks) return;
  // Every row of the board and the spare one can be used once.
  std::vector<TrackValues> rows{options.content->board.spare_track};
  for (const Track track : variable_tracks)
    rows.push_back(options.content->board.tracks[index(track)]);
  for (const Track track : variable_tracks) {
    const auto found = std::find(rows.begin(), rows.end(), setup.tracks[index(track)]);
    if (found == rows.end()) {
      reader.member(track_name(track)).fail("there is no such row of points left");
      return;
    }
    rows.erase(found);
  }
}

/// A list of names with a fixed length, each at most as often as there are copies.
template <std::size_t Size, class List, class Copies>
void read_items(const JsonReader& reader, const std::array<std::string_view, Size>& names,
                std::size_t count, List& list, Copies copies) {
  const auto elements = reader.elements(count);
  if (reader.ok() && elements.size() != count)
    reader.fail(fmt::format("expected {} of them, found {}", count, elements.size()));
  std::array<unsigned, Size> used{};
  list.clear();
  for (const JsonReader& element : elements) {
    const std::size_t name = read_name(element, names);
    if (!reader.ok()) return;
    if (++used[name] > copies(name)) element.fail("there are not so many of this kind");
    list.push_back(static_cast<typename List::value_type>(name));
  }
}

void read_deck(const JsonReader& reader, const Options& options, Setup& setup) {
  const auto& cards = options.content->solo.cards;
  const SoloDeck& deck = options.content->solo.decks[static_cast<std::size_t>(*options.solo)];
  const std::size_t size = deck.of_a + std::size_t{deck.of_b} + 1;
  unsigned of_a = 0;
  setup.deck = 0;
  for (const JsonReader& element : reader.elements(max_solo_cards)) {
    const std::string_view id = element.text();
    if (!reader.ok()) return;
    std::size_t place = 0;
    while (place < cards.size() &&
           write_card(card_id(cards[place].kind, cards[place].number)).view() != id)
      ++place;
    if (place == cards.size()) {
      element.fail(fmt::format("there is no card \"{}\"", id));
      return;
    }
    if (((setup.deck >> place) & 1U) != 0) element.fail(fmt::format("{} is there twice", id));
    setup.deck |= std::uint32_t{1} << place;
    if (cards[place].kind == 'A') ++of_a;
  }
  const bool has_c = ((setup.deck >> (cards.size() - 1)) & 1U) != 0;
  const bool is_whole = static_cast<std::size_t>(std::popcount(setup.deck)) == size;
  if (reader.ok() && (!is_whole || of_a != deck.of_a || !has_c))
    reader.fail(fmt::format("expected {} cards A, {} cards B and C", deck.of_a, deck.of_b));
}

Setup read_setup(const JsonReader& reader, const Options& options) {
  if (!reader.ok()) return {};
  Setup setup = fixed_setup(options);
  const Items& items = options.content->items;
  if (options.solo) {
    reader.allow_only({"path", "tracks", "backpacks", "caps", "comics", "drinks", "deck"});
  } else {
    reader.allow_only({"path", "tracks", "backpacks", "caps", "comics", "drinks"});
  }
  read_path(reader.member("path"), options, setup);
  read_tracks(reader.member("tracks"), options, setup);
  const std::size_t stock = options.seats <= 2 ? 0 : options.seats - 2U;
  read_items(reader.member("backpacks"), colour_names, items.backpack_stock[stock], setup.backpacks,
             [&](std::size_t colour) { return items.backpack_copies[colour]; });
  read_items(reader.member("caps"), cap_names, items.cap_stock, setup.caps,
             [&](std::size_t cap) { return items.cap_exists[cap] ? 1U : 0U; });
  read_items(reader.member("comics"), comic_names, items.comic_stock, setup.comics,
             [&](std::size_t comic) {
               const bool is_there =
                   options.all_comics ? items.comic_exists[comic] : items.comic_is_basic[comic];
               return is_there ? 1U : 0U;
             });
  (void)reader.member("drinks").number(setup.drinks, setup.drinks);
  if (options.solo) read_deck(reader.member("deck"), options, setup);
  return setup;
}

/// The names of a breakdown: the tracks, then these.
constexpr std::array<std::string_view, 4> other_points{"caps", "awards", "moldy", "leftovers"};

Breakdown read_breakdown(const JsonReader& reader) {
  reader.allow_only({"cockpit", "cargo", "thruster", "rocket", "provisions", "lights", "food",
                     "rattronaut", "caps", "awards", "moldy", "leftovers"});
  constexpr int most = 20'000;
  const auto points = [&](std::string_view name) {
    return static_cast<std::int16_t>(reader.member(name).number(-most, most));
  };
  Breakdown breakdown;
  for (std::size_t track = 0; track < track_count; ++track)
    breakdown.tracks[track] = points(track_names[track]);
  breakdown.caps = points(other_points[0]);
  breakdown.awards = points(other_points[1]);
  breakdown.moldy = points(other_points[2]);
  breakdown.leftovers = points(other_points[3]);
  return breakdown;
}

Outcome read_result(const JsonReader& reader, std::size_t teams) {
  reader.allow_only({"points", "rattronauts", "winners", "breakdown"});
  const auto list = [&](std::string_view name) {
    const JsonReader member = reader.member(name);
    auto elements = member.elements(most_seats);
    if (reader.ok() && elements.size() != teams)
      member.fail(fmt::format("expected {} of them, found {}", teams, elements.size()));
    if (!reader.ok()) elements.clear();
    return elements;
  };
  Outcome outcome;
  for (const JsonReader& element : list("breakdown"))
    outcome.breakdown.push_back(read_breakdown(element));
  for (const JsonReader& element : list("rattronauts"))
    outcome.rattronauts.push_back(static_cast<std::uint8_t>(element.number(0, 4)));
  const auto points = list("points");
  for (std::size_t team = 0; team < points.size(); ++team) {
    const int stated = points[team].number(-100'000, 100'000);
    if (reader.ok() && stated != outcome.breakdown[team].total())
      points[team].fail(fmt::format("the breakdown adds up to {}, not {}",
                                    outcome.breakdown[team].total(), stated));
  }
  unsigned winners = 0;
  for (const JsonReader& winner : reader.member("winners").elements(most_seats)) {
    const unsigned bit = 1U << static_cast<unsigned>(winner.number(1, static_cast<int>(teams)) - 1);
    if (reader.ok() && (winners & bit) != 0) winner.fail("this winner is there twice");
    winners |= bit;
  }
  outcome.winners = static_cast<std::uint8_t>(winners);
  return outcome;
}

template <class List, class Name>
boost::json::array write_names(const List& list, Name name) {
  boost::json::array names;
  for (const auto& element : list) names.emplace_back(json_text(name(element)));
  return names;
}

boost::json::object write_setup(const Options& options, const Setup& setup) {
  boost::json::object object;
  object["path"] = boost::json::array(setup.path.begin(), setup.path.end());
  boost::json::object tracks;
  for (std::size_t track = 0; track < track_count; ++track)
    tracks[json_text(track_names[track])] =
        boost::json::array(setup.tracks[track].begin(), setup.tracks[track].end());
  object["tracks"] = std::move(tracks);
  object["backpacks"] = write_names(setup.backpacks, colour_name);
  object["caps"] = write_names(setup.caps, cap_name);
  object["comics"] = write_names(setup.comics, comic_name);
  object["drinks"] = setup.drinks;
  if (!options.solo) return object;
  std::set<std::string> ids;
  const auto& cards = options.content->solo.cards;
  for (std::size_t place = 0; place < cards.size(); ++place) {
    if (((setup.deck >> place) & 1U) != 0)
      ids.emplace(write_card(card_id(cards[place].kind, cards[place].number)).view());
  }
  object["deck"] = boost::json::array(ids.begin(), ids.end());
  return object;
}

boost::json::object write_breakdown(const Breakdown& breakdown) {
  boost::json::object object;
  for (std::size_t track = 0; track < track_count; ++track)
    object[json_text(track_names[track])] = breakdown.tracks[track];
  object[json_text(other_points[0])] = breakdown.caps;
  object[json_text(other_points[1])] = breakdown.awards;
  object[json_text(other_points[2])] = breakdown.moldy;
  object[json_text(other_points[3])] = breakdown.leftovers;
  return object;
}

}  // namespace

Options read_first_rat_options(const JsonReader& reader, FirstRatLibrary& library) {
  reader.allow_only({"seats", "path", "tracks", "comics", "solo", "content"});
  Options options;
  options.variable_path = read_choice(reader.member("path"), "standard", "variable");
  options.variable_tracks = read_choice(reader.member("tracks"), "standard", "variable");
  options.all_comics = read_choice(reader.member("comics"), "basic", "all");
  const JsonReader solo = reader.member("solo");
  if (!solo.is_null()) options.solo = static_cast<Difficulty>(read_name(solo, difficulty_names));
  const JsonReader seats = reader.member("seats");
  options.seats = static_cast<std::uint8_t>(options.solo ? seats.number(1, 1) : seats.number(2, 5));
  const JsonReader content = reader.member("content");
  const std::string_view name = content.text();
  if (!reader.ok()) return options;
  const auto found = library.find(name);
  if (found) {
    options.content = *found;
  } else {
    content.fail(describe(found.error()));
  }
  return options;
}

boost::json::object write_options(const Options& options) {
  const auto choice = [](bool yes, std::string_view no_name, std::string_view yes_name) {
    return json_text(yes ? yes_name : no_name);
  };
  boost::json::object object{{"seats", options.seats},
                             {"path", choice(options.variable_path, "standard", "variable")},
                             {"tracks", choice(options.variable_tracks, "standard", "variable")},
                             {"comics", choice(options.all_comics, "basic", "all")},
                             {"solo", nullptr},
                             {"content", json_text(options.content->name.view())}};
  if (options.solo) object["solo"] = json_text(difficulty_name(*options.solo));
  return object;
}

boost::json::object write_result(const Outcome& outcome) {
  boost::json::array points;
  boost::json::array breakdown;
  boost::json::array winners;
  for (std::size_t team = 0; team < outcome.breakdown.size(); ++team) {
    points.emplace_back(outcome.breakdown[team].total());
    breakdown.emplace_back(write_breakdown(outcome.breakdown[team]));
    if (outcome.wins(team)) winners.emplace_back(team + 1);
  }
  return {
      {"points", std::move(points)},
      {"rattronauts", boost::json::array(outcome.rattronauts.begin(), outcome.rattronauts.end())},
      {"winners", std::move(winners)},
      {"breakdown", std::move(breakdown)}};
}

FirstRatRecord read_first_rat_game(const JsonReader& reader, FirstRatLibrary& library) {
  FirstRatRecord record;
  record.options = read_first_rat_options(reader.member("options"), library);
  record.setup = read_setup(reader.member("setup"), record.options);
  for (const JsonReader& action : reader.member("actions").elements(max_entries))
    record.actions.emplace_back(action.text());
  record.forfeit = read_forfeit(reader, record.options.seats);
  if (!reader.has("result")) return record;
  record.outcome =
      read_result(reader.member("result"), record.options.solo ? 2 : record.options.seats);
  return record;
}

void write_game(boost::json::object& object, const FirstRatRecord& record) {
  object["options"] = write_options(record.options);
  object["setup"] = write_setup(record.options, record.setup);
  boost::json::array actions;
  for (const std::string& action : record.actions) actions.emplace_back(action);
  object["actions"] = std::move(actions);
  write_forfeit(object, record.forfeit);
  if (record.outcome) object["result"] = write_result(*record.outcome);
}

}  // namespace cheesemoon::records
