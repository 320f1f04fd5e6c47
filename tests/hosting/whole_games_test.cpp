#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "hosted_games.h"
#include "records/rat_document.h"

/// Whole random games of every kind, played by texts alone.
namespace cheesemoon::hosting {
namespace {

TEST(WholeGames, AreTheSameByteByByteWhenTheirJournalIsDoneAgain) {
  for (const Kind& kind : kinds_to_play()) {
    SCOPED_TRACE(kind.options);
    Random random(41);
    const auto game = host(kind);
    const auto again = host(kind);
    draw_in_both(*game, *again, random);
    while (!game->is_over()) {
      const std::size_t before = game->moves();
      const Chosen chosen = choose_at_random(*game, random);
      do_move(*game, chosen.seat, chosen.action);
      do_move(*again, chosen.seat, chosen.action);
      draw_in_both(*game, *again, random);
      ASSERT_EQ(game->actors(), again->actors());
      for (const Viewer viewer : viewers_of(*game)) {
        ASSERT_EQ(all_that_is_seen(*game, viewer, before),
                  all_that_is_seen(*again, viewer, before));
      }
    }
    EXPECT_EQ(game->record(), again->record());
  }
}

TEST(WholeGames, GiveRecordsThatAreReplayedToTheSameResult) {
  for (const Kind& kind : kinds_to_play()) {
    SCOPED_TRACE(kind.options);
    Random random(42);
    const auto game = host(kind);
    (void)game->draw_chance(random);
    EXPECT_FALSE(game->result());
    while (!game->is_over()) {
      const Chosen chosen = choose_at_random(*game, random);
      do_move(*game, chosen.seat, chosen.action);
      // What is taken back must leave no trace in the record.
      if (game->can_undo(chosen.seat) && random.below(4) == 0) {
        ASSERT_FALSE(game->undo(chosen.seat));
        do_move(*game, chosen.seat, chosen.action);
      }
      (void)game->draw_chance(random);
    }
    const auto document = records::read_document(record_of(*game));
    ASSERT_TRUE(document) << describe(document.error());
    std::visit(
        [&](const auto& content) {
          EXPECT_EQ(records::document_json(content), game->record());
          const auto replayed = records::replay(content);
          EXPECT_TRUE(replayed) << describe(replayed.error());
        },
        *document);
    const auto record = game->record();
    EXPECT_EQ(boost::json::serialize(record.at("result")), game->result());
    EXPECT_EQ(boost::json::serialize(record.at("options")), kind.options);
    EXPECT_EQ(boost::json::parse(game->view(spectator)).at("result"), record.at("result"));
  }
}

TEST(WholeGames, GoBackByteByByteWhenSomethingIsTakenBack) {
  int undone = 0;
  for (const Kind& kind : kinds_to_play()) {
    SCOPED_TRACE(kind.options);
    Random random(43);
    const auto game = host(kind);
    (void)game->draw_chance(random);
    while (!game->is_over()) {
      const Chosen chosen = choose_at_random(*game, random);
      const std::size_t moves = game->moves();
      const std::size_t since = moves < 3 ? 0 : moves - 3;
      std::vector<std::string> before;
      for (const Viewer viewer : viewers_of(*game))
        before.push_back(all_that_is_seen(*game, viewer, since));
      const Actors acting = game->actors();
      do_move(*game, chosen.seat, chosen.action);
      for (const Viewer viewer : viewers_of(*game)) {
        if (viewer && *viewer != chosen.seat) {
          ASSERT_FALSE(game->can_undo(*viewer));
        }
      }
      if (game->can_undo(chosen.seat)) {
        ++undone;
        ASSERT_FALSE(game->undo(chosen.seat));
        ASSERT_EQ(game->actors(), acting);
        ASSERT_EQ(game->moves(), moves);
        std::vector<std::string> after;
        for (const Viewer viewer : viewers_of(*game))
          after.push_back(all_that_is_seen(*game, viewer, since));
        ASSERT_EQ(after, before);
        do_move(*game, chosen.seat, chosen.action);
      } else {
        const std::string view = game->view(chosen.seat);
        const auto refusal = game->undo(chosen.seat);
        ASSERT_TRUE(refusal);
        ASSERT_EQ(refusal->kind, RefusalKind::nothing_to_undo);
        ASSERT_EQ(game->view(chosen.seat), view);
      }
      (void)game->draw_chance(random);
    }
  }
  EXPECT_GT(undone, thoroughly(1000, 100));
}

TEST(WholeGames, OfFirstRatBringWhatTheChoicesHavePromised) {
  int promises = 0;
  for (const Kind& kind : kinds_to_play()) {
    if (kind.game != "first-rat") continue;
    SCOPED_TRACE(kind.options);
    Random random(44);
    const auto game = host(kind);
    (void)game->draw_chance(random);
    while (!game->is_over()) {
      const Chosen chosen = choose_at_random(*game, random);
      const auto preview = game->preview(chosen.seat, chosen.action);
      ASSERT_TRUE(preview);
      const auto promised = boost::json::parse(*preview);
      if (chosen.choice.as_object().contains("events")) {
        ASSERT_EQ(promised, chosen.choice);
      }
      const std::size_t before = game->moves();
      do_move(*game, chosen.seat, chosen.action);
      auto events = boost::json::parse(game->events(spectator, before)).as_array();
      ASSERT_EQ(events.front().at("kind").as_string(), "decided");
      ASSERT_EQ(events.front().at("seat").as_int64(), number(chosen.seat));
      ASSERT_EQ(events.front().at("action").as_string(), chosen.action);
      events.erase(events.begin());
      ASSERT_EQ(events, promised.at("events").as_array());
      ++promises;
      (void)game->draw_chance(random);
    }
  }
  EXPECT_GT(promises, thoroughly(1000, 100));
}

TEST(WholeGames, AreToldMoveByMoveAsTheyAreToldAtOnce) {
  for (const Kind& kind : kinds_to_play()) {
    SCOPED_TRACE(kind.options);
    Random random(45);
    const auto game = host(kind);
    std::vector<boost::json::array> told(viewers_of(*game).size());
    const auto listen = [&](std::size_t since) {
      for (std::size_t place = 0; place < told.size(); ++place) {
        const auto events = boost::json::parse(game->events(viewers_of(*game)[place], since));
        for (const auto& event : events.as_array()) told[place].push_back(event);
      }
    };
    (void)game->draw_chance(random);
    listen(0);
    while (!game->is_over()) {
      const std::size_t before = game->moves();
      const Chosen chosen = choose_at_random(*game, random);
      do_move(*game, chosen.seat, chosen.action);
      (void)game->draw_chance(random);
      listen(before);
    }
    for (std::size_t place = 0; place < told.size(); ++place) {
      EXPECT_EQ(told[place],
                boost::json::parse(game->events(viewers_of(*game)[place], 0)).as_array());
    }
    EXPECT_EQ(game->events(spectator, game->moves()), "[]");
  }
}

/// A game with everything that viewers have seen of it, move by move.
struct WatchedGame {
  std::unique_ptr<HostedGame> game;
  std::vector<Seat> movers{};
  /// By viewer, after so many moves.
  std::vector<std::vector<std::string>> views{};

  void look() {
    const std::vector<Viewer> viewers = viewers_of(*game);
    views.resize(viewers.size());
    for (std::size_t place = 0; place < viewers.size(); ++place)
      views[place].push_back(game->view(viewers[place]));
  }
  void play(Seat seat, const std::string& text) {
    do_move(*game, seat, text);
    movers.push_back(seat);
    look();
  }
  void draw_as(HostedGame& other, Random& random) {
    for (const std::string& drawn : other.draw_chance(random)) play(Seat::chance, drawn);
  }
};

/// Every scene is what happened until somebody else went on, with what was to be seen then.
int check_scenes(const WatchedGame& watched, std::size_t viewer, std::size_t since,
                 std::size_t until, std::size_t most) {
  const HostedGame& game = *watched.game;
  const Viewer who = viewers_of(game)[viewer];
  std::size_t views = 0;
  std::size_t place = since;
  for (const Scene& scene : game.scenes(who, since, until, most)) {
    if (scene.view.empty()) {
      EXPECT_EQ(scene.events, game.events(who, place, until));
      place = until;
      continue;
    }
    ++views;
    const std::size_t begin = place++;
    while (place < until && (watched.views[viewer][place] != scene.view ||
                             game.events(who, begin, place) != scene.events))
      ++place;
    EXPECT_EQ(watched.views[viewer][place], scene.view);
    EXPECT_EQ(game.events(who, begin, place), scene.events);
    EXPECT_NE(watched.movers[place], watched.movers[place - 1]);
  }
  EXPECT_EQ(place, until);
  EXPECT_LE(views, most);
  return static_cast<int>(views);
}

TEST(WholeGames, AreToldInScenesAsWhoeverWasThereSawThem) {
  int views = 0;
  for (const Kind& kind : kinds_to_play()) {
    SCOPED_TRACE(kind.options);
    Random random(50);
    const auto game = host(kind);
    WatchedGame watched{host(kind)};
    watched.look();
    watched.draw_as(*game, random);
    while (!game->is_over()) {
      const Chosen chosen = choose_at_random(*game, random);
      do_move(*game, chosen.seat, chosen.action);
      watched.play(chosen.seat, chosen.action);
      watched.draw_as(*game, random);
      if (random.below(8) != 0 && !game->is_over()) continue;
      const auto moves = static_cast<std::uint32_t>(game->moves());
      const std::uint32_t since = random.below(moves + 1);
      const std::uint32_t until =
          random.below(2) == 0 ? moves : since + random.below(moves - since + 1);
      const std::size_t viewer = random.below(static_cast<std::uint32_t>(watched.views.size()));
      const int seen = check_scenes(watched, viewer, since, until, random.below(30));
      ASSERT_FALSE(testing::Test::HasFailure());
      // Where choices are made at once and in secret there is nothing in between.
      if (kind.game == "brave-rats") {
        ASSERT_EQ(seen, 0);
      }
      views += seen;
    }
  }
  EXPECT_GT(views, thoroughly(1000, 100));
}

TEST(WholeGames, TellTheHostWhoIsSeenToActAsViewsDo) {
  for (const Kind& kind : kinds_to_play()) {
    SCOPED_TRACE(kind.options);
    Random random(48);
    const auto game = host(kind);
    const auto compare = [&] {
      for (const Viewer viewer : viewers_of(*game)) {
        Actors told;
        const auto view = boost::json::parse(game->view(viewer));
        for (const auto& seat : view.at("to_act").as_array())
          told.add(static_cast<Seat>(seat.as_int64() - 1));
        ASSERT_EQ(game->actors_seen(viewer), told);
      }
    };
    compare();
    (void)game->draw_chance(random);
    while (!game->is_over()) {
      compare();
      const Chosen chosen = choose_at_random(*game, random);
      do_move(*game, chosen.seat, chosen.action);
      (void)game->draw_chance(random);
    }
    compare();
  }
}

TEST(WholeGames, EndWithPlacesThatAgreeWithTheirResults) {
  for (const Kind& kind : kinds_to_play()) {
    SCOPED_TRACE(kind.options);
    Random random(49);
    const auto game = host(kind);
    (void)game->draw_chance(random);
    EXPECT_TRUE(game->places().empty());
    while (!game->is_over()) {
      const Chosen chosen = choose_at_random(*game, random);
      do_move(*game, chosen.seat, chosen.action);
      (void)game->draw_chance(random);
    }
    const std::vector<int> places = game->places();
    ASSERT_EQ(places.size(), game->seats());
    const auto result = boost::json::parse(*game->result());
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
      bool wins = false;
      if (result.as_object().contains("winner")) {
        const auto winner = result.at("winner").as_int64();
        wins = winner == 0 || winner == static_cast<std::int64_t>(seat) + 1;
      } else {
        for (const auto& winner : result.at("winners").as_array())
          wins = wins || winner.as_int64() == static_cast<std::int64_t>(seat) + 1;
        for (std::size_t other = 0; other < places.size(); ++other) {
          if (result.at("points").at(other).as_int64() > result.at("points").at(seat).as_int64()) {
            EXPECT_LT(places[other], places[seat]);
          }
        }
      }
      EXPECT_EQ(places[seat] == 1, wins);
    }
  }
}

TEST(WholeGames, HaveShortViews) {
  constexpr std::size_t most_in_play = 3'000;
  constexpr std::size_t most_at_the_end = 4'096;
  constexpr std::size_t most_of_a_board = 8'192;
  for (const Kind& kind : kinds_to_play()) {
    SCOPED_TRACE(kind.options);
    Random random(46);
    const auto game = host(kind);
    (void)game->draw_chance(random);
    EXPECT_LT(game->board().size(), most_of_a_board);
    while (!game->is_over()) {
      ASSERT_LT(game->view(Seat::one).size(), most_in_play);
      const Chosen chosen = choose_at_random(*game, random);
      do_move(*game, chosen.seat, chosen.action);
      (void)game->draw_chance(random);
    }
    EXPECT_LT(game->view(Seat::one).size(), most_at_the_end);
  }
}

TEST(WholeGames, HaveTheSameBoardAllTheTime) {
  for (const Kind& kind : kinds_to_play()) {
    Random random(47);
    const auto game = host(kind);
    (void)game->draw_chance(random);
    const std::string board = game->board();
    while (!game->is_over()) {
      const Chosen chosen = choose_at_random(*game, random);
      do_move(*game, chosen.seat, chosen.action);
      (void)game->draw_chance(random);
    }
    EXPECT_EQ(game->board(), board);
  }
}

}  // namespace
}  // namespace cheesemoon::hosting
