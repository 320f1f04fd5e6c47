#include "engine/first_rat/notation.h"

#include <array>
#include <bit>
#include <cstddef>

#include "engine/core/text_reader.h"
#include "engine/first_rat/names.h"

namespace cheesemoon::first_rat {

namespace {

/// By the order of the deeds; those with something after the verb end with a space.
constexpr std::array<std::string_view, 22> verbs{
    "move ", "collect", "drink",  "take ", "up",     "left",   "comic ", "award",
    "rat",   "buy ",    "steal ", "pass",  "build ", "donate", "end",    "draw ",
    "lose ", "best ",   "tile ",  "row ",  "stock ", "deal "};

/// Spaces, tiles, rows and cards: none has more than two digits.
template <std::size_t Capacity>
void write_number(FixedText<Capacity>& text, unsigned number) {
  if (number >= 10) text << digit(number / 10);
  text << digit(number % 10);
}

void write_routes(ActionText& text, const std::array<Route, rats_per_team>& routes) {
  bool is_first = true;
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    const Route route = routes[rat];
    if (!route.moves()) continue;
    if (!is_first) text << ' ';
    is_first = false;
    text << static_cast<char>('a' + rat);
    write_number(text, route.target());
    for (std::uint32_t left = route.pipes(); left != 0; left &= left - 1) {
      text << '~';
      write_number(text, static_cast<unsigned>(std::countr_zero(left)));
    }
  }
}

/// Reads names, numbers and letters of First Rat.
class Reader : public TextReader {
 public:
  using TextReader::TextReader;

  /// The rest of the text up to a space.
  std::string_view word() {
    const std::size_t begin = offset();
    while (!at_end() && next() != ' ') (void)take();
    return text_between(begin, offset());
  }

  /// A number from `least` to `most` without leading zeros.
  unsigned number(unsigned least, unsigned most, std::string_view part, std::string_view expected) {
    const std::size_t begin = offset();
    unsigned value = 0;
    while (!at_end() && next() >= '0' && next() <= '9' && value <= most)
      value = value * 10 + static_cast<unsigned>(take() - '0');
    const std::string_view digits = text_between(begin, offset());
    const bool leads_with_zero = digits.size() > 1 && digits.front() == '0';
    if (digits.empty() || leads_with_zero || value < least || value > most)
      fail(part, begin, expected);
    return value;
  }

  char letter(char first, char last, std::string_view part, std::string_view expected) {
    if (at_end() || next() < first || next() > last) {
      fail(part, expected);
      return first;
    }
    return take();
  }

  template <std::size_t Size>
  unsigned name(const std::array<std::string_view, Size>& names, std::string_view part,
                std::string_view expected) {
    const std::size_t begin = offset();
    const std::string_view found = word();
    for (std::size_t place = 0; place < names.size(); ++place) {
      if (names[place] == found) return static_cast<unsigned>(place);
    }
    fail(part, begin, expected);
    return 0;
  }
};

constexpr std::string_view routes_form =
    "rats and their targets as in a5 or a5 b2, pipes as in a20~11";

std::array<Route, rats_per_team> read_routes(Reader& reader) {
  std::array<Route, rats_per_team> routes{};
  char earliest = 'a';
  do {
    const char rat = reader.letter(earliest, 'd', "rat", routes_form);
    if (!reader.ok()) break;
    Route& route = routes[static_cast<std::size_t>(rat - 'a')];
    const unsigned target = reader.number(1, launchpad, "target", "a space from 1 to 27");
    std::uint32_t pipes = 0;
    unsigned after = 0;
    while (reader.ok() && reader.skip("~")) {
      const unsigned entry =
          reader.number(after + 1, path_length, "pipe", "the entries of pipes, ascending");
      if (reader.ok()) pipes |= std::uint32_t{1} << entry;
      after = entry;
    }
    if (reader.ok()) route = Route::to(target, pipes);
    earliest = static_cast<char>(rat + 1);
  } while (reader.ok() && reader.skip(" "));
  return routes;
}

/// Every item has a name of its own.
Item read_item(Reader& reader) {
  constexpr std::string_view form = "a colour, drink, or the name of a cap or comic";
  const std::size_t begin = reader.offset();
  const std::string_view found = reader.word();
  for (Item item = 0; item < 26; ++item) {
    if (item_name(item) == found) return item;
  }
  reader.fail("item", begin, form);
  return 0;
}

std::uint8_t read_card(Reader& reader) {
  constexpr std::string_view form = "a card as in A3, B10 or C";
  const char kind = reader.letter('A', 'C', "card", form);
  if (!reader.ok() || kind == 'C') return card_id('C', 0);
  return card_id(kind, reader.number(1, 31, "card", form));
}

Action read_comic(Reader& reader) {
  constexpr std::string_view form = "the name of a comic, or none";
  const std::size_t begin = reader.offset();
  const std::string_view found = reader.word();
  if (found == "none") return Action::comic_none();
  for (std::size_t comic = 0; comic < comic_count; ++comic) {
    if (comic_names[comic] != found) continue;
    if (!has_token(static_cast<Comic>(comic)) || !reader.skip(" "))
      return Action::comic(static_cast<Comic>(comic), 0);
    const char rat = reader.letter('a', 'd', "rat", "a rat from a to d");
    return Action::comic(static_cast<Comic>(comic), static_cast<unsigned>(rat - 'a') + 1);
  }
  reader.fail("comic", begin, form);
  return Action::comic_none();
}

Good read_material(Reader& reader) {
  const std::size_t begin = reader.offset();
  const std::string_view found = reader.word();
  for (std::size_t kind = 0; kind < material_count; ++kind) {
    if (good_names[static_cast<std::size_t>(material(kind))] == found) return material(kind);
  }
  reader.fail("material", begin, "soda, vinegar, can or calculator");
  return Good::soda;
}

Action read_part(Reader& reader) {
  const std::size_t begin = reader.offset();
  constexpr std::string_view form = "cockpit, cargo or thruster";
  const unsigned part = reader.name(track_names, "part", form);
  if (part > static_cast<unsigned>(Track::thruster)) reader.fail("part", begin, form);
  if (!reader.ok() || !reader.skip(" ")) return Action::build(static_cast<Track>(part));
  (void)reader.letter('-', '-', "saved", "the material saved as in -soda");
  return Action::build(static_cast<Track>(part), read_material(reader));
}

Action read_object(Deed deed, Reader& reader) {
  switch (deed) {
    case Deed::move:
      return Action::move(read_routes(reader));
    case Deed::take:
      return Action::take(read_material(reader));
    case Deed::comic:
      return read_comic(reader);
    case Deed::buy:
    case Deed::steal:
    case Deed::lose:
    case Deed::stock:
      return Action::of(deed, read_item(reader));
    case Deed::build:
      return read_part(reader);
    case Deed::draw:
    case Deed::deal:
      return Action::of(deed, read_card(reader));
    case Deed::best:
      return Action::of(deed, reader.name(track_names, "track", "the name of a track"));
    case Deed::lay_tile:
      return Action::of(deed, reader.number(1, path_length, "tile", "a tile from 1 to 26"));
    case Deed::lay_track:
      return Action::of(deed, reader.number(0, 7, "row", "a row from 0 to 7"));
    default:
      return Action::of(deed);
  }
}

}  // namespace

CardText write_card(std::uint8_t id) {
  CardText text;
  text << static_cast<char>('A' + id / 32);
  if (id % 32 != 0) write_number(text, id % 32U);
  return text;
}

ActionText write_action(const Action& action) {
  ActionText text;
  text << verbs[static_cast<std::size_t>(action.deed)];
  switch (action.deed) {
    case Deed::move:
      write_routes(text, action.routes);
      break;
    case Deed::take:
      text << good_name(action.good());
      break;
    case Deed::comic:
      if (action.what == Action::no_comic) {
        text << "none";
        break;
      }
      text << comic_name(static_cast<Comic>(action.what));
      if (action.detail != 0) text << ' ' << static_cast<char>('a' + action.detail - 1);
      break;
    case Deed::buy:
    case Deed::steal:
    case Deed::lose:
    case Deed::stock:
      text << item_name(action.what);
      break;
    case Deed::build:
      text << track_name(action.track());
      if (is_material(action.saved())) text << " -" << good_name(action.saved());
      break;
    case Deed::draw:
    case Deed::deal:
      text << write_card(action.what).view();
      break;
    case Deed::best:
      text << track_name(action.track());
      break;
    case Deed::lay_tile:
    case Deed::lay_track:
      write_number(text, action.what);
      break;
    default:
      break;
  }
  return text;
}

Result<Action, NotationError> read_action(std::string_view text) {
  for (std::size_t place = 0; place < verbs.size(); ++place) {
    const std::string_view verb = verbs[place];
    const bool takes_object = verb.ends_with(' ');
    if (takes_object ? !text.starts_with(verb) : text != verb) continue;
    Reader reader(text);
    (void)reader.skip(verb);
    const Action action = read_object(static_cast<Deed>(place), reader);
    reader.end();
    if (!reader.ok()) return reader.failure();
    return action;
  }
  return Failure<NotationError>{
      {"action", 0,
       "move, collect, drink, take, up, left, comic, award, rat, buy, steal, pass, build, donate, "
       "end, draw, lose or best"}};
}

}  // namespace cheesemoon::first_rat
