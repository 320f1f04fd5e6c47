#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>

#include "engine/first_rat/event_fields.h"
#include "engine/first_rat/names.h"
#include "hosted_games.h"
#include "hosting/games.h"
#include "places.h"

/// docs/views.md is compared with what games really give.
namespace cheesemoon::hosting {
namespace {

const std::string& document() {
  static const std::string text = [] {
    std::ifstream file(tests_folder() + "/../docs/views.md");
    return std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }();
  return text;
}

bool names(std::string_view name) {
  return document().find('`' + std::string(name) + '`') != std::string::npos;
}

/// The document without the breaks of its lines.
const std::string& on_one_line() {
  static const std::string text = [] {
    std::string joined;
    bool begins = true;
    for (const char letter : document()) {
      if (letter == '\n') begins = true;
      if (begins && (letter == '\n' || letter == ' ')) continue;
      begins = false;
      joined += letter;
    }
    return joined;
  }();
  return text;
}

bool shows(const std::string& example) {
  return on_one_line().find(example) != std::string::npos;
}

/// Members that are called by a track, a good, a colour, a cap or a kind of card.
bool is_a_name_of_records(std::string_view key) {
  using namespace first_rat;
  const auto is_among = [&](const auto& list) {
    return std::find(list.begin(), list.end(), key) != list.end();
  };
  return is_among(track_names) || is_among(good_names) || is_among(colour_names) ||
         is_among(cap_names) || is_among(std::array<std::string_view, 3>{"A", "B", "C"});
}

/// All members that are called here what they are; records say what options and results have.
void collect_keys(const boost::json::value& value, std::set<std::string>& keys) {
  if (value.is_array()) {
    for (const auto& element : value.get_array()) collect_keys(element, keys);
  }
  if (!value.is_object()) return;
  for (const auto& [key, member] : value.get_object()) {
    const std::string name(key);
    if (!is_a_name_of_records(name)) keys.insert(name);
    if (name != "options" && name != "result") collect_keys(member, keys);
  }
}

/// The row of a table that begins with a name.
std::string row_of(std::string_view name) {
  const std::size_t begin = document().find("\n| `" + std::string(name) + "` |");
  if (begin == std::string::npos) return {};
  return document().substr(begin, document().find('\n', begin + 1) - begin);
}

TEST(ViewsDocument, NamesTheFieldsOfEveryEventOfFirstRat) {
  for (const first_rat::EventKind& kind : first_rat::event_kinds) {
    const std::string row = row_of(kind.name);
    ASSERT_FALSE(row.empty()) << kind.name;
    for (const first_rat::EventField& field : kind.fields()) {
      // Whose it is says nearly every event.
      if (field.name == "seat") continue;
      EXPECT_NE(row.find('`' + std::string(field.name) + '`'), std::string::npos) << row;
    }
  }
}

TEST(ViewsDocument, NamesEveryMemberAndEveryKindOfEvent) {
  std::set<std::string> keys;
  std::set<std::string> kinds;
  for (const Kind& kind : kinds_to_play()) {
    Random random(71);
    const auto game = host(kind);
    (void)game->draw_chance(random);
    collect_keys(boost::json::parse(game->board()), keys);
    while (!game->is_over()) {
      const Chosen chosen = choose_at_random(*game, random);
      collect_keys(chosen.choice, keys);
      do_move(*game, chosen.seat, chosen.action);
      (void)game->draw_chance(random);
      collect_keys(boost::json::parse(game->view(Seat::one)), keys);
    }
    for (const Viewer viewer : viewers_of(*game)) {
      const auto events = boost::json::parse(game->events(viewer, 0));
      collect_keys(events, keys);
      for (const auto& event : events.as_array())
        kinds.emplace(event.at("kind").as_string().c_str());
    }
  }
  for (const std::string& key : keys) EXPECT_TRUE(names(key)) << key;
  for (const std::string& kind : kinds) EXPECT_FALSE(row_of(kind).empty()) << kind;
}

TEST(ViewsDocument, NamesEveryKindOfRefusal) {
  for (const RefusalKind kind :
       {RefusalKind::game_is_over, RefusalKind::no_such_seat, RefusalKind::not_acting,
        RefusalKind::unreadable, RefusalKind::not_legal, RefusalKind::nothing_to_undo})
    EXPECT_TRUE(names(refusal_name(kind))) << refusal_name(kind);
}

TEST(ViewsDocument, ShowsAllGames) {
  EXPECT_TRUE(shows(games_json())) << games_json();
  const auto all = boost::json::parse(games_json());
  for (const auto& game : all.as_array()) {
    for (const auto& member : game.as_object()) EXPECT_TRUE(names(member.key()));
    for (const auto& option : game.at("options").as_array()) {
      for (const auto& member : option.as_object()) EXPECT_TRUE(names(member.key()));
    }
  }
}

TEST(ViewsDocument, ShowsARealRoundOfBraveRats) {
  const auto game = host(brave_rats_kind("base"));
  EXPECT_TRUE(shows(game->board())) << game->board();
  do_move(*game, Seat::one, "play 6");
  EXPECT_TRUE(shows(game->view(Seat::one))) << game->view(Seat::one);
  EXPECT_TRUE(shows(*game->preview(Seat::two, "play 4")));
  do_move(*game, Seat::two, "play 0");
  EXPECT_TRUE(shows(game->events(spectator, 1))) << game->events(spectator, 1);
}

TEST(ViewsDocument, ShowsARealBeginningOfFirstRat) {
  Random random(1);
  const auto game = host(first_rat_kind(2));
  (void)game->draw_chance(random);
  const std::size_t before = game->moves();
  do_move(*game, Seat::one, "move a5");
  EXPECT_TRUE(shows(game->events(spectator, before))) << game->events(spectator, before);
  do_move(*game, Seat::two, "move a4");
  EXPECT_TRUE(shows(game->view(spectator))) << game->view(spectator);
  EXPECT_TRUE(shows(*game->preview(Seat::one, "move b4")));
}

TEST(ViewsDocument, ShowsPartsOfARealBoardOfFirstRat) {
  Random random(1);
  const auto game = host(first_rat_kind(2));
  (void)game->draw_chance(random);
  const std::string board = game->board();
  std::size_t begin = on_one_line().find(R"({"game":"first-rat","options":{)");
  const std::size_t end = on_one_line().find("```", begin);
  ASSERT_NE(end, std::string::npos);
  // What is left out of the example is written as three dots.
  std::size_t place = 0;
  while (begin < end) {
    const std::size_t dots = std::min(on_one_line().find("...", begin), end);
    std::string part = on_one_line().substr(begin, dots - begin);
    if (part.ends_with(',')) part.pop_back();
    place = board.find(part, place);
    ASSERT_NE(place, std::string::npos) << part;
    begin = dots + 3;
  }
}

}  // namespace
}  // namespace cheesemoon::hosting
