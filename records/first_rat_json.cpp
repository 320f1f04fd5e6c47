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
#include "records/first_rat_library.h"
#include "records/replay.h"

namespace cheesemoon::records {

using namespace first_rat;

namespace {

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

template <class List, class Name>
boost::json::array write_names(const List& list, Name name) {
  boost::json::array names;
  for (const auto& element : list) names.emplace_back(name(element));
  return names;
}

boost::json::object write_breakdown(const Breakdown& breakdown) {
  boost::json::object object;
  for (std::size_t track = 0; track < track_count; ++track)
    object[track_names[track]] = breakdown.tracks[track];
  object[other_points[0]] = breakdown.caps;
  object[other_points[1]] = breakdown.awards;
  object[other_points[2]] = breakdown.moldy;
  object[other_points[3]] = breakdown.leftovers;
  return object;
}

}  // namespace

using Format = RecordFormat<FirstRat>;

Options Format::options_of(const OptionValues& values, const JsonReader& reader) {
  Options options;
  options.seats = static_cast<std::uint8_t>(values.seats);
  options.variable_path = values["path"] == layout_names[1];
  options.variable_tracks = values["tracks"] == layout_names[1];
  options.all_comics = values["comics"] == comics_names[1];
  const auto* const solo =
      std::find(difficulty_names.begin(), difficulty_names.end(), values["solo"]);
  if (solo != difficulty_names.end())
    options.solo = static_cast<Difficulty>(solo - difficulty_names.begin());
  const auto content = FirstRatLibrary::standard().find(values["content"]);
  if (content) {
    options.content = *content;
  } else {
    reader.member("content").fail(describe(content.error()));
  }
  return options;
}

OptionValues Format::values_of(const Options& options) {
  OptionValues chosen{
      .seats = options.seats,
      .values = {{"path", std::string(layout_names[options.variable_path ? 1 : 0])},
                 {"tracks", std::string(layout_names[options.variable_tracks ? 1 : 0])},
                 {"comics", std::string(comics_names[options.all_comics ? 1 : 0])},
                 {"content", std::string(options.content->name.view())}}};
  if (options.solo) chosen.values["solo"] = difficulty_name(*options.solo);
  return chosen;
}

Setup Format::read_setup(const JsonReader& reader, const Options& options) {
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

boost::json::object Format::write_setup(const Options& options, const Setup& setup) {
  boost::json::object object;
  object["path"] = boost::json::array(setup.path.begin(), setup.path.end());
  boost::json::object tracks;
  for (std::size_t track = 0; track < track_count; ++track)
    tracks[track_names[track]] =
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

Outcome Format::read_result(const JsonReader& reader, const Options& options) {
  const std::size_t teams = options.solo ? 2 : options.seats;
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

boost::json::object Format::write_result(const Outcome& outcome) {
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

}  // namespace cheesemoon::records
