#include "cli/remote/first_rat_reader.h"

#include <gtest/gtest.h>

#include "engine/first_rat/first_rat.h"
#include "hosting/first_rat_events.h"
#include "hosting/first_rat_view.h"
#include "hosting/hosted_games.h"
#include "json/writer.h"

namespace cheesemoon::cli {
namespace {

namespace json = boost::json;
using hosting::HostedGame;

json::value written_view(const first_rat::Table& table) {
  JsonWriter writer;
  writer.object([&] { hosting::write_first_rat_view(writer, first_rat::Observation{table}); });
  return json::parse(writer.text());
}

json::array written_events(const first_rat::Table& table,
                           const std::vector<first_rat::Event>& events) {
  JsonWriter writer;
  writer.array([&] {
    for (const first_rat::Event& event : events)
      hosting::write_first_rat_event(writer, table, event);
  });
  return json::parse(writer.text()).as_array();
}

/// What was read, written again, is what was sent.
void expect_to_be_read(const HostedGame& game, std::size_t since) {
  const json::value board = json::parse(game.board());
  json::value view = json::parse(game.view(hosting::spectator));
  const auto table = read_first_rat_table(board, view);
  ASSERT_TRUE(table) << table.error();
  view.as_object().erase("result");
  ASSERT_EQ(written_view(*table), view);

  json::array events = json::parse(game.events(hosting::spectator, since)).as_array();
  const auto read = read_first_rat_events(json::value(events), *table);
  ASSERT_TRUE(read) << read.error();
  for (auto* event = events.begin(); event != events.end();)
    event = event->at("kind") == "decided" ? events.erase(event) : event + 1;
  ASSERT_EQ(written_events(*table, *read), events);
}

TEST(FirstRatReader, ReadsEveryTableAndEventOfWholeGames) {
  for (const auto& kind :
       {hosting::first_rat_kind(2), hosting::first_rat_kind(5, "null", 7),
        hosting::first_rat_kind(1, R"("easy")"), hosting::first_rat_kind(1, R"("unfair")", 7)}) {
    SCOPED_TRACE(kind.options);
    Random random(43);
    const auto game = hosting::host(kind);
    (void)game->draw_chance(random);
    while (!game->is_over()) {
      const std::size_t before = game->moves();
      const hosting::Chosen chosen = hosting::choose_at_random(*game, random);
      hosting::do_move(*game, chosen.seat, chosen.action);
      (void)game->draw_chance(random);
      expect_to_be_read(*game, before);
      if (HasFatalFailure()) return;
    }
  }
}

struct Begun {
  json::value board;
  json::value view;
};

Begun begun_game() {
  Random random(1);
  const auto game = hosting::host(hosting::first_rat_kind(2));
  (void)game->draw_chance(random);
  return {json::parse(game->board()), json::parse(game->view(hosting::spectator))};
}

TEST(FirstRatReader, NamesTheMemberThatIsWrong) {
  Begun game = begun_game();
  game.view.at("teams").at(1).at("cheese") = "much";
  const auto table = read_first_rat_table(game.board, game.view);
  ASSERT_FALSE(table);
  EXPECT_EQ(table.error().find("teams[1].cheese"), 0U) << table.error();
}

TEST(FirstRatReader, RefusesAShopperWhereNothingIsSold) {
  Begun game = begun_game();
  game.view.at("turn").at("phase") = "shop";
  game.view.at("turn").at("shopper") =
      json::object{{"rat", "a"}, {"keeper", "hamster"}, {"price", 6}};
  EXPECT_FALSE(read_first_rat_table(game.board, game.view));
}

}  // namespace
}  // namespace cheesemoon::cli
