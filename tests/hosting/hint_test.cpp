#include "hosting/question.h"

#include "hosted_games.h"

namespace cheesemoon::hosting {
namespace {

namespace json = boost::json;

std::string hint(const HostedGame& game, Seat seat) {
  const auto question = game.question(seat);
  EXPECT_TRUE(question);
  return question ? question->hint() : "{}";
}

json::object read_hint(const HostedGame& game, Seat seat) {
  return json::parse(hint(game, seat)).as_object();
}

TEST(Hint, OfFirstRatIsATurnThatCanBePlayed) {
  for (const Kind& kind : some_kinds()) {
    if (kind.game != "first-rat") continue;
    SCOPED_TRACE(kind.options);
    const auto game = played(kind, 1, 20);
    const Seat seat = game->actors().first();
    const json::object given = read_hint(*game, seat);
    EXPECT_EQ(given.at("seat"), number(seat));
    ASSERT_FALSE(given.at("hints").as_array().empty());
    for (const auto& action : given.at("hints").at(0).at("actions").as_array())
      do_move(*game, seat, std::string(action.as_string()));
  }
}

TEST(Hint, OfBraveRatsIsAMixOfAllCardsInTheRounds) {
  for (const char* variant : {"base", "traitor", "deal"}) {
    const auto game = played(brave_rats_kind(variant), 2, 0);
    for (const Seat seat : both_seats) {
      const json::object given = read_hint(*game, seat);
      double sum = 0;
      for (const auto& part : given.at("mix").as_array())
        sum += part.at("share").to_number<double>();
      EXPECT_NEAR(sum, 1, 1e-9);
      EXPECT_EQ(given.at("mix").as_array().size(),
                json::parse(game->choices(seat)).as_array().size());
      EXPECT_NEAR(given.at("win").to_number<double>(),
                  (given.at("value").to_number<double>() + 1) / 2, 1e-12);
      EXPECT_TRUE(given.at("choice").is_null());
    }
    EXPECT_NEAR(read_hint(*game, Seat::one).at("win").to_number<double>() +
                    read_hint(*game, Seat::two).at("win").to_number<double>(),
                1, 1e-9);
  }
}

TEST(Hint, OfADraftIsACardToKeep) {
  const auto game = played(brave_rats_kind("draft"), 3, 0);
  const Seat seat = game->actors().first();
  const json::object given = read_hint(*game, seat);
  EXPECT_TRUE(given.at("mix").as_array().empty());
  EXPECT_TRUE(given.at("win").is_null());
  EXPECT_FALSE(game->apply(seat, std::string(given.at("choice").as_string())));
}

TEST(Hint, AnswersACardThatWasShown) {
  // A Spy of blue's was played: red shows first.
  const auto game = played(brave_rats_kind("base"), 4, 0);
  do_move(*game, Seat::one, "play 3");
  do_move(*game, Seat::two, "play 2");
  ASSERT_EQ(game->actors(), Actors{Seat::one});
  const json::object showing = read_hint(*game, Seat::one);
  do_move(*game, Seat::one, "play 7");
  const json::object answer = read_hint(*game, Seat::two);
  // The Princess beats the Prince, and wins the game.
  EXPECT_EQ(answer.at("win"), 1);
  for (const auto& part : answer.at("mix").as_array())
    EXPECT_EQ(part.at("share").to_number<double>(), part.at("card") == "1" ? 1 : 0);
  EXPECT_GT(showing.at("win").to_number<double>(), 0);
}

TEST(Secrecy, OfAChoiceThatWaitsIsKeptByHints) {
  int compared = 0;
  for (const char* variant : {"base", "traitor", "draft", "deal"}) {
    Random random(5);
    const auto game = host(brave_rats_kind(variant));
    (void)game->draw_chance(random);
    while (!game->is_over()) {
      if (game->actors().size() == 2) {
        for (const Seat chooser : both_seats) {
          const std::string unmoved = hint(*game, other(chooser));
          const auto choices = json::parse(game->choices(chooser));
          for (const auto& choice : choices.as_array()) {
            do_move(*game, chooser, std::string(choice.at("action").as_string()));
            ASSERT_EQ(hint(*game, other(chooser)), unmoved);
            ASSERT_FALSE(game->undo(chooser));
            ++compared;
          }
        }
      }
      const Chosen chosen = choose_at_random(*game, random);
      do_move(*game, chosen.seat, chosen.action);
      (void)game->draw_chance(random);
    }
  }
  EXPECT_GT(compared, 100);
}

TEST(Secrecy, OfWhatTheOtherKeptOfABatchIsKeptByHints) {
  const auto game = after_draws("draft", {"first 1", "draw 0", "draw 1", "draw 2", "draw 3"});
  const auto twin = after_draws("draft", {"first 1", "draw 0", "draw 1", "draw 2", "draw 4"});
  do_move(*game, Seat::one, "pick 3");
  do_move(*twin, Seat::one, "pick 4");
  EXPECT_EQ(hint(*game, Seat::two), hint(*twin, Seat::two));
}

TEST(Secrecy, OfGregsDeckIsKeptByHints) {
  int compared = 0;
  for (const char* solo : {R"("easy")", R"("unfair")"}) {
    Random random(6);
    Twins twins = twins_of(first_rat_kind(1, solo, 7), random);
    int choices = 0;
    do {
      if (++choices % 5 != 1) continue;
      ASSERT_EQ(hint(*twins.game, Seat::one), hint(*twins.twin, Seat::one));
      ++compared;
    } while (play_on(twins, random));
  }
  EXPECT_GT(compared, 2);
}

}  // namespace
}  // namespace cheesemoon::hosting
