#include "hosting/first_rat_hosting.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <utility>

#include "engine/core/chance.h"
#include "engine/core/legal.h"
#include "hosted_games.h"
#include "json/writer.h"
#include "records/first_rat_event_json.h"
#include "records/first_rat_library.h"

namespace cheesemoon::hosting {
namespace {

using namespace first_rat;

std::string written(const Event& event) {
  JsonWriter writer;
  Table table;
  table.printed.a_cards = 11;
  table.printed.b_cards = 10;
  records::write_first_rat_event(writer, table, event);
  return writer.text();
}

TEST(FirstRatView, HasNoTraceOfCardsThatNobodyHasSeen) {
  int compared = 0;
  for (const Kind& kind : solo_kinds()) {
    SCOPED_TRACE(kind.options);
    Random random(61);
    Twins twins = twins_of(kind, random);
    ASSERT_NE(twins.game->record(), twins.twin->record());
    do {
      for (const Viewer viewer : viewers_of(*twins.game)) {
        ASSERT_EQ(all_that_is_seen(*twins.game, viewer, 0),
                  all_that_is_seen(*twins.twin, viewer, 0));
      }
      ++compared;
    } while (play_on(twins, random));
  }
  EXPECT_GT(compared, 300);
}

TEST(FirstRatView, ShowsEverybodyTheSame) {
  Random random(62);
  const auto game = host(first_rat_kind(4));
  (void)game->draw_chance(random);
  do_move(*game, Seat::one, "move a4");
  for (const Viewer viewer : viewers_of(*game)) {
    EXPECT_EQ(game->view(viewer), game->view(spectator));
    EXPECT_EQ(game->events(viewer, 0), game->events(spectator, 0));
  }
}

TEST(FirstRatView, HasEveryMarkerOnItsTrack) {
  for (const Kind& kind : kinds_to_play()) {
    if (kind.game != "first-rat") continue;
    Random random(63);
    const auto game = host(kind);
    (void)game->draw_chance(random);
    while (!game->is_over()) {
      const Chosen chosen = choose_at_random(*game, random);
      do_move(*game, chosen.seat, chosen.action);
      (void)game->draw_chance(random);
    }
    const auto view = boost::json::parse(game->view(spectator));
    const auto board = boost::json::parse(game->board());
    for (std::size_t team = 0; team < view.at("teams").as_array().size(); ++team) {
      std::int64_t markers = 0;
      for (const auto& [name, spaces] : view.at("tracks").as_object()) {
        std::int64_t points = 0;
        for (std::size_t space = 0; space < track_spaces; ++space) {
          if (spaces.at(space).is_null()) continue;
          const auto& held = spaces.at(space).as_array();
          const auto here = std::count(held.begin(), held.end(), boost::json::value(team + 1));
          points += here * board.at("tracks").at(name).at(space).as_int64();
          if (name != "rattronaut") markers += here;
        }
        EXPECT_EQ(view.at("result").at("breakdown").at(team).at(name), points);
      }
      EXPECT_EQ(view.at("teams").at(team).at("markers"), markers);
      EXPECT_EQ(view.at("teams").at(team).at("points"), view.at("result").at("points").at(team));
    }
  }
}

TEST(FirstRatView, TellsWhatEachBottleCapIsWorth) {
  Random random(66);
  int caps = 0;
  for (int count = 0; count < 20; ++count) {
    const auto game = host(first_rat_kind(4, "null", 4));
    (void)game->draw_chance(random);
    while (!game->is_over()) {
      const Chosen chosen = choose_at_random(*game, random);
      do_move(*game, chosen.seat, chosen.action);
    }
    const auto view = boost::json::parse(game->view(spectator));
    for (std::size_t team = 0; team < 4; ++team) {
      const auto& worth = view.at("teams").at(team).at("cap_worth").as_object();
      EXPECT_EQ(worth.size(), view.at("teams").at(team).at("caps").as_array().size());
      std::int64_t points = 0;
      for (const auto& cap : worth) points += cap.value().as_int64();
      EXPECT_EQ(points, view.at("result").at("breakdown").at(team).at("caps").as_int64());
      caps += static_cast<int>(worth.size());
    }
  }
  EXPECT_GT(caps, 0);
}

TEST(FirstRatView, TellsWhereARatShopsAndWhatItPays) {
  Random random(64);
  const auto game = host(first_rat_kind(2, "null", 4));
  (void)game->draw_chance(random);
  int shops = 0;
  while (!game->is_over()) {
    const auto turn = boost::json::parse(game->view(spectator)).at("turn");
    EXPECT_EQ(turn.at("phase") == "shop", !turn.at("shopper").is_null());
    if (turn.at("phase") == "shop") ++shops;
    const Chosen chosen = choose_at_random(*game, random);
    do_move(*game, chosen.seat, chosen.action);
  }
  EXPECT_GT(shops, 0);
}

TEST(FirstRatBoard, HasWhatWasLaidOut) {
  Random random(65);
  const auto game = host(first_rat_kind(1, R"("unfair")", 7));
  (void)game->draw_chance(random);
  const auto setup = game->record().at("setup");
  const auto board = boost::json::parse(game->board());
  EXPECT_EQ(board.at("tracks"), setup.at("tracks"));
  EXPECT_EQ(board.at("path").as_array().size(), 26U);
  EXPECT_EQ(board.at("items").at("backpacks").as_array().size(),
            setup.at("backpacks").as_array().size());
  EXPECT_EQ(board.at("items").at("drinks"), setup.at("drinks"));
  EXPECT_EQ(board.at("greg").at("cards").as_array().size(), 22U);
  const auto& in_deck = board.at("greg").at("in_deck");
  EXPECT_EQ(in_deck.at("A").as_int64() + in_deck.at("B").as_int64() + 1,
            static_cast<std::int64_t>(setup.at("deck").as_array().size()));
}

TEST(FirstRatUndo, GoesBackToTheBeginningOfTheTurnAndNoFurther) {
  std::size_t longest = 0;
  int choices_for_greg = 0;
  for (const Kind& kind : kinds_to_play()) {
    if (kind.game != "first-rat") continue;
    SCOPED_TRACE(kind.options);
    Random random(66);
    const auto game = host(kind);
    (void)game->draw_chance(random);
    while (!game->is_over()) {
      const auto view = boost::json::parse(game->view(spectator));
      if (view.at("turn").at("phase") == "greg_best") ++choices_for_greg;
      const Seat seat = game->actors().first();
      ASSERT_FALSE(game->can_undo(seat)) << "a turn begins";
      const auto goes_on = [&] {
        return game->actors() == Actors{seat} &&
               boost::json::parse(game->view(spectator)).at("round") == view.at("round");
      };
      std::size_t decisions = 0;
      do {
        do_move(*game, seat, choose_at_random(*game, random).action);
        ++decisions;
        ASSERT_EQ(game->can_undo(seat), goes_on());
      } while (goes_on());
      longest = std::max(longest, decisions);
      (void)game->draw_chance(random);
    }
  }
  EXPECT_GT(longest, 2U);
  EXPECT_GT(choices_for_greg, 0);
}

TEST(FirstRatUndo, TakesBackSeveralDecisionsOfATurn) {
  Random random(67);
  const auto game = host(first_rat_kind(2, "null", 4));
  (void)game->draw_chance(random);
  bool went_back_twice = false;
  std::vector<std::string> views;
  while (!game->is_over() && !went_back_twice) {
    const Chosen chosen = choose_at_random(*game, random);
    views.push_back(game->view(spectator));
    do_move(*game, chosen.seat, chosen.action);
    if (!game->can_undo(chosen.seat)) views.clear();
    if (views.size() < 2) continue;
    ASSERT_FALSE(game->undo(chosen.seat));
    ASSERT_FALSE(game->undo(chosen.seat));
    EXPECT_EQ(game->view(spectator), views[views.size() - 2]);
    went_back_twice = true;
  }
  EXPECT_TRUE(went_back_twice);
}

TEST(FirstRatUndo, DoesNotReachBehindGregsTurn) {
  Random random(68);
  const auto game = host(first_rat_kind(1, R"("easy")"));
  (void)game->draw_chance(random);
  do_move(*game, Seat::one, "move a1");
  EXPECT_FALSE(game->can_undo(Seat::one));
  (void)game->draw_chance(random);
  EXPECT_FALSE(game->can_undo(Seat::one));
}

TEST(FirstRatChoices, TellWhatFollowsFromEach) {
  Random random(69);
  const auto game = host(first_rat_kind(2));
  (void)game->draw_chance(random);
  EXPECT_EQ(*game->preview(Seat::one, "move a5"),
            R"({"action":"move a5","events":[)"
            R"({"kind":"rat_moved","seat":1,"rat":"a","from":0,"to":5},)"
            R"({"kind":"space_yields","seat":1,"rat":"a","good":"cheese","space":5,)"
            R"("base":1,"light":0,"strong":0},)"
            R"({"kind":"gained","seat":1,"good":"cheese","amount":1}]})");
  EXPECT_EQ(game->choices(Seat::two), "[]");
  EXPECT_EQ(game->preview(Seat::two, "move a5").error().kind, RefusalKind::not_acting);
}

/// The texts of a random game up to a decision with more than 200 answers, which is rare.
std::vector<std::pair<Seat, std::string>> moves_to_many_choices(const FirstRat::Options& options) {
  for (std::uint64_t stream = 0; stream < 3000; ++stream) {
    Random random(70, stream);
    std::vector<std::pair<Seat, std::string>> moves;
    State state = FirstRat::start(options);
    while (!FirstRat::is_terminal(state)) {
      if (count_legal<FirstRat>(state, FirstRat::actors(state).first()) > 200) return moves;
      const auto move = draw_move<FirstRat>(state, random);
      moves.emplace_back(move.seat, write_action(move.action).view());
      (void)FirstRat::apply(state, move.seat, move.action);
    }
  }
  return {};
}

/// Where a rat goes in an action: `a14` of `move a14~13 b17`.
std::set<std::string> places_in(std::string_view action) {
  std::set<std::string> places;
  std::istringstream words{std::string(action)};
  std::string word;
  words >> word;
  if (word != "move") return places;
  while (words >> word) places.insert(word.substr(0, word.find('~')));
  return places;
}

TEST(FirstRatChoices, TellOfEveryPlaceWhatItBringsWhereThereAreTooMany) {
  FirstRat::Options options;
  options.content = *records::FirstRatLibrary::standard().find("standard");
  options.seats = 3;
  options.all_comics = true;
  const auto moves = moves_to_many_choices(options);
  ASSERT_FALSE(moves.empty());
  const auto game = host(first_rat_kind(3, "null", 4));
  for (const auto& [seat, text] : moves) do_move(*game, seat, text);
  const Seat seat = game->actors().first();
  const auto choices = boost::json::parse(game->choices(seat)).as_array();
  ASSERT_GT(choices.size(), 200U);
  std::set<std::string> told;
  std::set<std::string> all;
  std::size_t without = 0;
  for (const auto& choice : choices) {
    const auto places = places_in(choice.at("action").as_string());
    all.insert(places.begin(), places.end());
    if (choice.as_object().contains("events")) {
      told.insert(places.begin(), places.end());
    } else {
      EXPECT_GT(places.size(), 1U) << choice;
      ++without;
    }
  }
  EXPECT_EQ(told, all);
  EXPECT_GT(without, choices.size() / 2);
  const auto& untold = choices.back();
  ASSERT_FALSE(untold.as_object().contains("events"));
  const auto preview = game->preview(seat, std::string(untold.at("action").as_string()));
  ASSERT_TRUE(preview);
  EXPECT_EQ(boost::json::parse(*preview).at("action"), untold.at("action"));
  EXPECT_FALSE(boost::json::parse(*preview).at("events").as_array().empty());
}

TEST(FirstRatEvents, NameEverythingAsRecordsDo) {
  const auto code = [](auto name) { return static_cast<std::uint8_t>(name); };
  EXPECT_EQ(written({.kind = Happening::pipe_paid, .team = 1, .what = code(Good::can)}),
            R"({"kind":"pipe_paid","seat":2,"good":"can","amount":0})");
  EXPECT_EQ(written({.kind = Happening::fee_paid, .team = 0, .what = 2, .amount = 1}),
            R"({"kind":"fee_paid","seat":1,"to":3,"amount":1})");
  EXPECT_EQ(written({.kind = Happening::backpack_yields,
                     .what = code(Good::soda),
                     .from = code(Colour::green),
                     .amount = 1}),
            R"({"kind":"backpack_yields","seat":1,"good":"soda","backpack":"green","amount":1})");
  EXPECT_EQ(written({.kind = Happening::comic_taken, .what = code(Comic::thrift), .rat = 255}),
            R"({"kind":"comic_taken","seat":1,"comic":"thrift","rat":null})");
  EXPECT_EQ(written({.kind = Happening::comic_taken, .what = code(Comic::strong), .rat = 1}),
            R"({"kind":"comic_taken","seat":1,"comic":"strong","rat":"b"})");
  EXPECT_EQ(written({.kind = Happening::bought, .what = item_of(Cap::allrounder), .amount = 12}),
            R"({"kind":"bought","seat":1,"item":"allrounder","cheese":12})");
  EXPECT_EQ(written({.kind = Happening::stolen, .what = energy_drink, .rat = 3}),
            R"({"kind":"stolen","seat":1,"item":"drink","rat":"d"})");
  EXPECT_EQ(written({.kind = Happening::scored, .what = code(Track::food), .to = 4, .amount = 3}),
            R"({"kind":"scored","seat":1,"track":"food","space":5,"points":3})");
  EXPECT_EQ(written({.kind = Happening::card_drawn, .team = greg, .what = 11}),
            R"({"kind":"card_drawn","seat":2,"card":"B1"})");
  EXPECT_EQ(written({.kind = Happening::donated, .amount = 10}),
            R"({"kind":"donated","seat":1,"cheese":10})");
  EXPECT_EQ(written({.kind = Happening::game_over}), R"({"kind":"game_over"})");
}

}  // namespace
}  // namespace cheesemoon::hosting
