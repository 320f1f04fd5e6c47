#include "records/first_rat_content.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "engine/first_rat/move.h"
#include "engine/first_rat/names.h"
#include "json/reader.h"
#include "records/json_schema.h"

namespace cheesemoon::records {

using namespace first_rat;
using boost::json::array;
using boost::json::object;
using boost::json::value;

namespace {

/// Everything below reads values that the schema has let through, so names and kinds are right.
std::string_view text_of(const value& text) {
  return text.as_string();
}

std::uint8_t number_of(const value& number) {
  return static_cast<std::uint8_t>(number.as_int64());
}

template <class Enum, std::size_t Size>
Enum named(const std::array<std::string_view, Size>& names, const value& name) {
  return static_cast<Enum>(std::find(names.begin(), names.end(), text_of(name)) - names.begin());
}

template <std::size_t Size>
std::array<std::uint8_t, Size> numbers_of(const value& list) {
  std::array<std::uint8_t, Size> numbers{};
  std::transform(list.as_array().begin(), list.as_array().end(), numbers.begin(), number_of);
  return numbers;
}

/// Collects what is wrong beyond the schema.
class Faults {
 public:
  void add(std::string where, std::string what) {
    faults_.push_back({std::move(where), std::move(what)});
  }
  void require(bool holds, std::string where, std::string what) {
    if (!holds) add(std::move(where), std::move(what));
  }
  [[nodiscard]] const std::vector<JsonError>& all() const { return faults_; }

 private:
  std::vector<JsonError> faults_;
};

/// Backpacks add by the colour of a space, so a colour must say what kind of thing it yields.
constexpr std::array<std::string_view, colour_count> wares_of_colours{"cheese", "cores", "bulbs",
                                                                      "a material", "a material"};

bool suits(Colour colour, Good good) {
  if (colour == Colour::green || colour == Colour::orange) return is_material(good);
  return static_cast<std::size_t>(colour) == static_cast<std::size_t>(good);
}

void compile_path(const object& file, Board& board, Faults& faults) {
  std::set<Space> seen;
  const array& path = file.at("path").as_array();
  for (std::size_t place = 0; place < path.size(); ++place) {
    const object& entry = path[place].as_object();
    const Space space = number_of(entry.at("space"));
    faults.require(seen.insert(space).second, fmt::format("path[{}].space", place),
                   fmt::format("space {} is there twice", space));
    const Tile tile{named<Colour>(colour_names, entry.at("colour")),
                    named<Good>(good_names, entry.at("yields")), number_of(entry.at("amount"))};
    faults.require(suits(tile.colour, tile.yields), fmt::format("path[{}].yields", place),
                   fmt::format("{} spaces yield {}, not {}", colour_name(tile.colour),
                               wares_of_colours[static_cast<std::size_t>(tile.colour)],
                               good_name(tile.yields)));
    board.tiles[space] = tile;
  }
}

void compile_booths(const object& file, Board& board, Faults& faults) {
  constexpr std::array<std::string_view, 3> wares{"backpacks", "drinks", "caps"};
  const array& booths = file.at("booths").as_array();
  for (std::size_t place = 0; place < booths.size(); ++place) {
    const object& booth = booths[place].as_object();
    const auto keeper = named<Keeper>(keeper_names, booth.at("keeper"));
    const std::string where = fmt::format("booths[{}]", place);
    faults.require(static_cast<std::size_t>(keeper) == place, where + ".keeper",
                   fmt::format("the booths are in the order hamster, frog, crow: expected {}",
                               keeper_names[place]));
    faults.require(text_of(booth.at("sells")) == wares[static_cast<std::size_t>(keeper)],
                   where + ".sells",
                   "the hamster sells backpacks, the frog drinks and the crow caps");
    board.booths[static_cast<std::size_t>(keeper)] = {number_of(booth.at("space").at("value")),
                                                      number_of(booth.at("price").at("value"))};
  }
  for (std::size_t one = 0; one < booth_count; ++one) {
    for (std::size_t two = 0; two < one; ++two)
      faults.require(board.booths[one].space != board.booths[two].space, "booths",
                     "no two booths share a space");
  }
}

void compile_pipes(const object& file, Board& board, Faults& faults) {
  const array& pipes = file.at("pipes").as_array();
  const std::size_t faults_before = faults.all().size();
  for (std::size_t place = 0; place < pipes.size(); ++place) {
    const object& pipe = pipes[place].as_object();
    const Space entry = number_of(pipe.at("entry"));
    const Space exit = number_of(pipe.at("exit"));
    const std::string where = fmt::format("pipes[{}]", place);
    faults.require(
        exit > entry + 1, where + ".exit",
        fmt::format("a pipe leads forward past the next space, not from {} to {}", entry, exit));
    faults.require(board.pipes[entry].exit == 0, where + ".entry",
                   fmt::format("space {} has two pipes", entry));
    board.pipes[entry] = {exit, named<Good>(good_names, pipe.at("cost"))};
  }
  if (faults.all().size() > faults_before) return;
  const auto routes = most_routes(board);
  const auto* const most = std::max_element(routes.begin(), routes.end());
  faults.require(*most <= max_routes, "pipes",
                 fmt::format("they give a rat {} ways to go from space {}, with the comics that "
                             "take it furthest: expected at most {}",
                             *most, most - routes.begin(), max_routes));
}

void compile_tile_groups(const object& file, Board& board, Faults& faults) {
  constexpr std::array<unsigned, 5> sizes{6, 5, 5, 5, 5};
  const array& groups = file.at("tile_groups").at("values").as_array();
  unsigned next = 1;
  for (std::size_t group = 0; group < groups.size(); ++group) {
    const auto ends = numbers_of<2>(groups[group]);
    const unsigned last = next + sizes[group] - 1;
    faults.require(
        ends[0] == next && ends[1] == last, fmt::format("tile_groups.values[{}]", group),
        fmt::format("the groups have 6, 5, 5, 5 and 5 tiles: expected [{}, {}]", next, last));
    board.tile_groups[group] = ends;
    next = last + 1;
  }
}

void compile_lights(const object& file, Board& board, Faults& faults) {
  const object& lights = file.at("lights").as_object();
  board.light_count = number_of(lights.at("count").at("value"));
  std::uint8_t before = 0;
  for (const value& light : lights.at("construction").at("values").as_array()) {
    const std::uint8_t number = number_of(light);
    faults.require(number > before && number <= board.light_count, "lights.construction",
                   fmt::format("construction lights ascend up to {}, and {} does not fit",
                               board.light_count, number));
    board.construction_lights.push_back(number);
    before = number;
  }
  const auto firsts = numbers_of<path_length>(lights.at("first_of_space").at("values"));
  before = 0;
  for (std::size_t place = 0; place < firsts.size(); ++place) {
    faults.require(
        firsts[place] > before && firsts[place] <= board.light_count,
        fmt::format("lights.first_of_space.values[{}]", place),
        fmt::format("every space has a light of its own, ascending up to {}", board.light_count));
    before = firsts[place];
    board.first_light[place + 1] = firsts[place];
  }
}

void compile_burrow(const object& file, Board& board, Faults& faults) {
  const array& spaces = file.at("burrow").at("spaces").as_array();
  std::map<std::string, std::uint8_t, std::less<>> places;
  for (std::size_t place = 0; place < spaces.size(); ++place) {
    const bool is_new =
        places.emplace(text_of(spaces[place].at("name")), static_cast<std::uint8_t>(place)).second;
    faults.require(is_new, fmt::format("burrow.spaces[{}].name", place),
                   "two spaces have this name");
  }
  const auto exit = [&](std::size_t place, std::string_view key) -> std::uint8_t {
    const object& space = spaces[place].as_object();
    const std::string where = fmt::format("burrow.spaces[{}].{}", place, key);
    const value* target = space.if_contains(key);
    if (target == nullptr) {
      faults.add(where, R"(is missing: junctions have "up" and "left", other spaces "next")");
      return 0;
    }
    const auto found = places.find(text_of(*target));
    if (found == places.end()) {
      faults.add(where, fmt::format("there is no space \"{}\"", text_of(*target)));
      return 0;
    }
    return found->second;
  };
  std::array<int, burrow_kind_names.size()> of_kind{};
  for (std::size_t place = 0; place < spaces.size(); ++place) {
    BurrowSpace space;
    space.kind = named<BurrowKind>(burrow_kind_names, spaces[place].at("kind"));
    ++of_kind[static_cast<std::size_t>(space.kind)];
    const bool is_junction = space.kind == BurrowKind::junction;
    space.up = exit(place, is_junction ? "up" : "next");
    space.left = is_junction ? exit(place, "left") : space.up;
    board.burrow.push_back(space);
  }
  for (const BurrowKind kind :
       {BurrowKind::start, BurrowKind::library, BurrowKind::nursery, BurrowKind::food}) {
    const auto place = static_cast<std::size_t>(kind);
    faults.require(of_kind[place] == 1, "burrow.spaces",
                   fmt::format("there is one space of the kind {}, found {}",
                               burrow_kind_names[place], of_kind[place]));
  }
  faults.require(board.burrow[0].kind == BurrowKind::start, "burrow.spaces[0].kind",
                 "the first space is the start");
}

/// From the start every space can be reached, and from every space the start.
void check_burrow_is_connected(const Board& board, Faults& faults) {
  const auto reached_from = [&](std::size_t begin) {
    std::set<std::size_t> reached{begin};
    std::vector<std::size_t> open{begin};
    while (!open.empty()) {
      const BurrowSpace& space = board.burrow[open.back()];
      open.pop_back();
      for (const std::uint8_t next : {space.up, space.left}) {
        if (reached.insert(next).second) open.push_back(next);
      }
    }
    return reached;
  };
  const auto from_start = reached_from(0);
  for (std::size_t place = 0; place < board.burrow.size(); ++place) {
    faults.require(from_start.contains(place), fmt::format("burrow.spaces[{}]", place),
                   "cannot be reached from the start");
    faults.require(reached_from(place).contains(0), fmt::format("burrow.spaces[{}]", place),
                   "does not lead back to the start");
  }
}

void check_falling(const TrackValues& values, const std::string& where, Faults& faults) {
  faults.require(std::is_sorted(values.rbegin(), values.rend()), where,
                 "the points of a track fall from left to right");
}

void compile_tracks(const object& file, Board& board, Faults& faults) {
  for (std::size_t track = 0; track < track_count; ++track) {
    const std::string name(track_names[track]);
    const array& spaces = file.at("tracks").at(name).as_array();
    for (std::size_t place = 0; place < track_spaces; ++place)
      board.tracks[track][place] = number_of(spaces[place].at("points"));
    check_falling(board.tracks[track], "tracks." + name, faults);
  }
  board.spare_track = numbers_of<track_spaces>(file.at("spare_track").at("values"));
  check_falling(board.spare_track, "spare_track.values", faults);
  const object& blocked = file.at("blocked").as_object();
  board.second_blocked_up_to = number_of(blocked.at("second_up_to_players"));
  board.fourth_blocked_up_to = number_of(blocked.at("fourth_up_to_players"));
}

Board compile_board(const object& file, Faults& faults) {
  Board board;
  compile_path(file, board, faults);
  compile_booths(file, board, faults);
  compile_pipes(file, board, faults);
  compile_tile_groups(file, board, faults);
  compile_lights(file, board, faults);
  compile_burrow(file, board, faults);
  check_burrow_is_connected(board, faults);
  compile_tracks(file, board, faults);
  return board;
}

/// Exactly the comics that say a number in play have one.
void compile_amount(const object& comic, const std::string& where, Items& items, Faults& faults) {
  struct Range {
    Comic comic;
    std::uint8_t least;
    std::uint8_t most;
  };
  // In a group no rat goes further than it may alone.
  constexpr std::array<Range, 5> ranges{
      {{Comic::march, most_steps_in_group, most_steps_alone},
       {Comic::stride, most_steps_alone, most_steps_with_comics},
       {Comic::strong, 1, 9},
       {Comic::swift, 1, most_steps_with_comics - most_steps_alone},
       {Comic::haggler, 1, 99}}};
  const auto id = named<Comic>(comic_names, comic.at("id"));
  const value* amount = comic.if_contains("amount");
  const auto* const range = std::find_if(ranges.begin(), ranges.end(),
                                         [&](const Range& known) { return known.comic == id; });
  if (range == ranges.end()) {
    faults.require(amount == nullptr, where, fmt::format("{} has none", comic_name(id)));
    return;
  }
  const std::uint8_t number = amount == nullptr ? 0 : number_of(*amount);
  faults.require(
      number >= range->least && number <= range->most, where,
      fmt::format("{} needs a number from {} to {}", comic_name(id), range->least, range->most));
  items.comic_amounts[static_cast<std::size_t>(id)] = number;
}

CapRule cap_rule(const object& cap) {
  CapRule rule;
  for (const value& thing : cap.at("counts").as_array())
    rule.counts |= static_cast<std::uint16_t>(
        1U << static_cast<unsigned>(named<Countable>(countable_names, thing)));
  rule.points = number_of(cap.at("points"));
  if (const value* at_least = cap.if_contains("at_least")) rule.at_least = number_of(*at_least);
  return rule;
}

Items compile_items(const object& file, Faults& faults) {
  Items items;
  const object& stock = file.at("stock").as_object();
  items.backpack_stock = numbers_of<4>(stock.at("backpacks").at("values"));
  items.drink_stock = numbers_of<4>(stock.at("drinks").at("values"));
  items.cap_stock = number_of(stock.at("caps").at("value"));
  items.comic_stock = number_of(stock.at("comics").at("value"));
  items.drinks = number_of(file.at("drinks").at("value"));
  unsigned backpacks = 0;
  for (const value& backpack : file.at("backpacks").as_array()) {
    const auto colour = static_cast<std::size_t>(named<Colour>(colour_names, backpack.at("id")));
    faults.require(items.backpack_copies[colour] == 0, "backpacks",
                   fmt::format("{} is there twice", colour_names[colour]));
    items.backpack_adds[colour] = number_of(backpack.at("adds"));
    items.backpack_copies[colour] = number_of(backpack.at("copies"));
    backpacks += items.backpack_copies[colour];
  }
  std::size_t comics = 0;
  std::size_t basic = 0;
  for (const value& comic : file.at("comics").as_array()) {
    const auto id = static_cast<std::size_t>(named<Comic>(comic_names, comic.at("id")));
    faults.require(!items.comic_exists[id], "comics",
                   fmt::format("{} is there twice", comic_names[id]));
    items.comic_exists[id] = true;
    items.comic_is_basic[id] = text_of(comic.at("kind")) == "basic";
    compile_amount(comic.as_object(), fmt::format("comics[{}].amount", comics), items, faults);
    ++comics;
    basic += items.comic_is_basic[id] ? 1U : 0U;
  }
  std::size_t caps = 0;
  for (const value& cap : file.at("caps").as_array()) {
    const auto id = static_cast<std::size_t>(named<Cap>(cap_names, cap.at("id")));
    faults.require(!items.cap_exists[id], "caps", fmt::format("{} is there twice", cap_names[id]));
    items.cap_exists[id] = true;
    items.cap_rules[id] = cap_rule(cap.as_object());
    ++caps;
  }
  const auto amount = [&](Comic comic) {
    return unsigned{items.comic_amounts[static_cast<std::size_t>(comic)]};
  };
  faults.require(amount(Comic::stride) + amount(Comic::swift) <= most_steps_with_comics, "comics",
                 fmt::format("stride and swift take a rat {} spaces: expected at most {}",
                             amount(Comic::stride) + amount(Comic::swift), most_steps_with_comics));
  const auto enough = [&](std::string_view what, std::size_t needed, std::size_t there) {
    faults.require(needed <= there, fmt::format("stock.{}", what),
                   fmt::format("{} are put out, but there are only {}", needed, there));
  };
  enough("backpacks", *std::max_element(items.backpack_stock.begin(), items.backpack_stock.end()),
         backpacks);
  enough("drinks", *std::max_element(items.drink_stock.begin(), items.drink_stock.end()),
         items.drinks);
  enough("caps", items.cap_stock, caps);
  enough("comics", items.comic_stock, comics);
  faults.require(basic == items.comic_stock, "comics",
                 fmt::format("the first game has exactly the basic comics: expected {}, found {}",
                             items.comic_stock, basic));
  return items;
}

SoloCards compile_solo_cards(const object& file, Faults& faults) {
  SoloCards solo;
  solo.greg_starts_on = numbers_of<4>(file.at("greg_starts_on").at("values"));
  std::map<char, std::set<unsigned>> numbers;
  const array& cards = file.at("cards").as_array();
  for (std::size_t place = 0; place < cards.size(); ++place) {
    const std::string where = fmt::format("cards[{}]", place);
    if (solo.cards.full()) {
      faults.add(where, fmt::format("at most {} cards", max_solo_cards));
      break;
    }
    const object& entry = cards[place].as_object();
    const std::string_view id = text_of(entry.at("id"));
    SoloCard card;
    card.kind = id.front();
    unsigned number = 0;
    for (const char digit : id.substr(1)) number = number * 10 + static_cast<unsigned>(digit - '0');
    faults.require(number < 256 && numbers[card.kind].insert(number).second, where + ".id",
                   "two cards have this id");
    card.number = static_cast<std::uint8_t>(number);
    card.moves = numbers_of<4>(entry.at("moves"));
    if (const value* icon = entry.if_contains("icon")) card.icon = named<Icon>(icon_names, *icon);
    const unsigned before = static_cast<unsigned>(numbers[card.kind].size()) - 1;
    faults.require(
        card.kind == 'C' || number == before + 1, where + ".id",
        fmt::format("the cards are numbered from 1 on: expected {}{}", card.kind, before + 1));
    faults.require(solo.cards.empty() || solo.cards.back().kind <= card.kind, where + ".id",
                   "cards A come first, then cards B, then C");
    solo.cards.push_back(card);
  }
  faults.require(numbers['C'].size() == 1, "cards", "there is one card C");
  for (std::size_t difficulty = 0; difficulty < difficulty_count; ++difficulty) {
    const std::string name(difficulty_names[difficulty]);
    const object& deck = file.at("decks").at(name).as_object();
    solo.decks[difficulty] = {number_of(deck.at("a")), number_of(deck.at("b"))};
    faults.require(solo.decks[difficulty].of_a <= numbers['A'].size() &&
                       solo.decks[difficulty].of_b <= numbers['B'].size(),
                   "decks." + name, "there are not enough cards");
  }
  return solo;
}

/// Finds everything that says of itself that it is doubtful or reconstructed.
void collect_doubts(const value& part, const std::string& place, std::vector<Doubt>& doubts) {
  if (const object* members = part.if_object()) {
    const value* doubt = members->if_contains("doubt");
    const value* from = members->if_contains("from");
    const bool reconstructed = from != nullptr && text_of(*from) == "reconstructed";
    if (doubt != nullptr || reconstructed)
      doubts.push_back({place, doubt != nullptr ? std::string(text_of(*doubt)) : "reconstructed"});
    for (const auto& member : *members) {
      const std::string key(member.key().data(), member.key().size());
      collect_doubts(member.value(), place.empty() ? key : fmt::format("{}.{}", place, key),
                     doubts);
    }
  } else if (const array* elements = part.if_array()) {
    for (std::size_t element = 0; element < elements->size(); ++element)
      collect_doubts((*elements)[element], fmt::format("{}[{}]", place, element), doubts);
  }
}

/// Which schema a file is meant to follow, by what only such a file has.
std::string schema_for(const object& file) {
  if (file.contains("cards")) return "solo-cards.json";
  if (file.contains("stock")) return "items.json";
  return "board.json";
}

Result<value, JsonError> read_schema(const std::string& path) {
  std::ifstream stream(path);
  if (!stream) return Failure{JsonError{"", fmt::format("cannot read the schema {}", path)}};
  const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  return parse_json(text);
}

}  // namespace

Result<FirstRatContent, std::vector<JsonError>> read_first_rat_content(
    std::string_view text, const std::string& schema_folder) {
  const auto json = parse_json(text);
  if (!json) return Failure{std::vector{json.error()}};
  const object* file = json->if_object();
  if (file == nullptr) return Failure{std::vector{JsonError{"", "expected an object {...}"}}};
  const std::string kind = schema_for(*file);
  const auto schema = read_schema(schema_folder + "/" + kind);
  if (!schema) return Failure{std::vector{schema.error()}};
  const std::vector<JsonError> broken = JsonSchema(*schema).faults(*json);
  if (!broken.empty()) return Failure{broken};

  Faults faults;
  FirstRatContent content;
  if (kind == "board.json") {
    content.part = compile_board(*file, faults);
  } else if (kind == "items.json") {
    content.part = compile_items(*file, faults);
  } else {
    content.part = compile_solo_cards(*file, faults);
  }
  if (!faults.all().empty()) return Failure{faults.all()};
  collect_doubts(*json, "", content.doubts);
  return content;
}

}  // namespace cheesemoon::records
