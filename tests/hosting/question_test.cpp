#include "hosting/question.h"

#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "hosted_games.h"
#include "hosting/asked.h"
#include "hosting/brave_rats_hosting.h"
#include "hosting/first_rat_hosting.h"
#include "hosting/games.h"
#include "records/rat_document.h"

namespace cheesemoon::hosting {
namespace {

using BraveRatsQuestion = QuestionOf<brave_rats::BraveRats, BraveRatsHosting>;
using FirstRatQuestion = QuestionOf<first_rat::FirstRat, FirstRatHosting>;

Random random_of(Seat seat, const Question& question) {
  return Random(80 + index(seat), question.turn());
}

std::string answer_of(const Question& question, Seat seat, std::string_view level) {
  const auto answer = question.answer(level, random_of(seat, question));
  EXPECT_TRUE(answer) << answer.error();
  return answer ? *answer : "";
}

/// Both are questions, and nobody could tell them apart.
template <class Kind>
void expect_same(const HostedGame& game, const HostedGame& twin, Seat seat) {
  const auto question = game.question(seat);
  const auto other = twin.question(seat);
  ASSERT_TRUE(question && other);
  ASSERT_EQ(dynamic_cast<const Kind&>(*question).asked(),
            dynamic_cast<const Kind&>(*other).asked());
  for (const char* level : {"level3", "level8"})
    ASSERT_EQ(answer_of(*question, seat, level), answer_of(*other, seat, level));
}

TEST(Question, IsAnsweredLegallyByEveryLevelAndTheSameForTheSameSeed) {
  const int most_of_a_game = thoroughly(1'000, 40);
  int answered = 0;
  for (const Kind& kind : some_kinds()) {
    SCOPED_TRACE(kind.options);
    Random random(81);
    const auto game = host(kind);
    (void)game->draw_chance(random);
    const int enough = answered + most_of_a_game;
    while (!game->is_over() && answered < enough) {
      const Seat seat = game->actors().first();
      // Anybody may go on with a turn that another level has begun.
      const auto level = all_bots()[random.below(8)];
      const std::string answer = answer_of(*game->question(seat), seat, level);
      ASSERT_EQ(answer_of(*game->question(seat), seat, level), answer);
      do_move(*game, seat, answer);
      (void)game->draw_chance(random);
      ++answered;
    }
  }
  EXPECT_GT(answered, thoroughly(500, 250));
}

TEST(Question, IsThereForWhoeverHasToAct) {
  for (const Kind& kind : some_kinds()) {
    SCOPED_TRACE(kind.options);
    Random random(82);
    const auto game = host(kind);
    if (game->actors().contains(Seat::chance)) {
      EXPECT_EQ(game->question(Seat::one), nullptr);
      EXPECT_EQ(game->question(Seat::chance), nullptr);
    }
    (void)game->draw_chance(random);
    while (!game->is_over()) {
      for (const Seat seat : {Seat::one, Seat::two, Seat::three, Seat::four, Seat::five})
        ASSERT_EQ(game->question(seat) != nullptr, game->actors().contains(seat));
      const Chosen chosen = choose_at_random(*game, random);
      do_move(*game, chosen.seat, chosen.action);
      (void)game->draw_chance(random);
    }
    EXPECT_EQ(game->question(Seat::one), nullptr);
  }
}

TEST(Question, SaysThatThereIsNoSuchPlayer) {
  const auto game = host(brave_rats_kind("base"));
  const auto question = game->question(Seat::one);
  EXPECT_EQ(question->answer("level11", Random(1)).error(),
            R"(there is no player "level11" of brave-rats)");
  EXPECT_EQ(question->answer("greedy", Random(1)).error(),
            R"(there is no player "greedy" of brave-rats)");
  EXPECT_TRUE(question->answer("perfect", Random(1)));
}

TEST(Question, CanBeAnsweredByAPlayerThatIsKept) {
  const auto game = host(first_rat_kind(2));
  Random random(3);
  (void)game->draw_chance(random);
  KeptPlayerOf<first_rat::FirstRat> kept(
      players::make_player<first_rat::FirstRat>("greedy", Random(1)));
  KeptPlayerOf<brave_rats::BraveRats> stranger(
      players::make_player<brave_rats::BraveRats>("random", Random(1)));
  for (int decision = 0; decision < 20; ++decision) {
    const Seat seat = game->actors().first();
    const auto question = game->question(seat);
    EXPECT_FALSE(question->answer(stranger));
    const auto action = question->answer(kept);
    ASSERT_TRUE(action) << action.error();
    do_move(*game, seat, *action);
    (void)game->draw_chance(random);
  }
}

TEST(Question, CanBeAnsweredElsewhereWhenTheGameIsGone) {
  for (const Kind& kind : {brave_rats_kind("draft"), first_rat_kind(3)}) {
    Random random(83);
    auto game = host(kind);
    (void)game->draw_chance(random);
    const Seat seat = game->actors().first();
    const auto question = game->question(seat);
    const std::string expected = answer_of(*question, seat, "level7");
    game.reset();
    std::string answer;
    std::thread([&] { answer = answer_of(*question, seat, "level7"); }).join();
    EXPECT_EQ(answer, expected);
  }
}

TEST(Question, OfATurnIsAnsweredAsItWasPlanned) {
  for (const Kind& kind : {first_rat_kind(2), first_rat_kind(1, R"("easy")", 7)}) {
    for (const char* level : {"level2", "level8"}) {
      Random random(84);
      const auto game = host(kind);
      (void)game->draw_chance(random);
      int later_decisions = 0;
      std::unique_ptr<players::Player<first_rat::FirstRat>> kept;
      while (!game->is_over()) {
        const Seat seat = game->actors().first();
        const auto question = game->question(seat);
        const auto& asked = dynamic_cast<const FirstRatQuestion&>(*question).asked();
        if (asked.decided.empty()) {
          kept = players::make_player<first_rat::FirstRat>(level, random_of(seat, *question));
        } else {
          ++later_decisions;
        }
        // One that stays all through the turn and is asked for each decision once.
        const auto& decision = asked.decisions.back();
        const auto planned = *kept->choose(decision.seen, decision.offered);
        const std::string answer = answer_of(*question, seat, level);
        ASSERT_EQ(answer, first_rat::write_action(planned).view());
        do_move(*game, seat, answer);
        (void)game->draw_chance(random);
      }
      EXPECT_GT(later_decisions, 10);
    }
  }
}

TEST(Question, CountsTheActionsOfTheSeatBeforeTheTurn) {
  Random random(85);
  const auto game = host(first_rat_kind(2));
  (void)game->draw_chance(random);
  std::array<std::uint64_t, 2> done{};
  std::array<std::set<std::pair<std::uint64_t, std::int64_t>>, 2> turns_and_rounds;
  while (!game->is_over()) {
    const Chosen chosen = choose_at_random(*game, random);
    const auto question = game->question(chosen.seat);
    const auto& asked = dynamic_cast<const FirstRatQuestion&>(*question).asked();
    ASSERT_EQ(question->turn() + asked.decided.size(), done[index(chosen.seat)]);
    const auto round = boost::json::parse(game->view(spectator)).at("round").as_int64();
    turns_and_rounds[index(chosen.seat)].emplace(question->turn(), round);
    ++done[index(chosen.seat)];
    do_move(*game, chosen.seat, chosen.action);
  }
  // A number belongs to one round, and a round has one number.
  for (const auto& pairs : turns_and_rounds) {
    std::set<std::uint64_t> turns;
    std::set<std::int64_t> rounds;
    for (const auto& [turn, round] : pairs) {
      EXPECT_TRUE(turns.insert(turn).second);
      EXPECT_TRUE(rounds.insert(round).second);
    }
    EXPECT_GT(pairs.size(), 10U);
  }
}

TEST(Question, HasThePublicHistoryOfAGameInTheOpen) {
  Random random(86);
  const auto game = host(first_rat_kind(1, R"("medium")"));
  (void)game->draw_chance(random);
  for (int choice = 0; choice < 30 && !game->is_over(); ++choice) {
    const auto question = game->question(Seat::one);
    const auto& asked = dynamic_cast<const FirstRatQuestion&>(*question).asked();
    const auto record = game->record();
    const auto& actions = record.at("actions").as_array();
    ASSERT_EQ(asked.entries.size(), actions.size());
    for (std::size_t place = 0; place < actions.size(); ++place)
      ASSERT_EQ(asked.entries[place], actions[place].as_string());
    for (std::size_t place = 0; place < asked.decided.size(); ++place) {
      const auto text = first_rat::write_action(asked.decided[place]);
      ASSERT_EQ(asked.entries[asked.decisions[place].entries], text.view());
    }
    ASSERT_EQ(asked.decisions.back().entries, actions.size());
    do_move(*game, Seat::one, choose_at_random(*game, random).action);
    (void)game->draw_chance(random);
  }
}

TEST(Question, HasNoTraceOfCardsThatNobodyHasSeen) {
  int compared = 0;
  for (const Kind& kind : solo_kinds()) {
    SCOPED_TRACE(kind.options);
    Random random(87);
    Twins twins = twins_of(kind, random);
    do {
      ASSERT_NO_FATAL_FAILURE(expect_same<FirstRatQuestion>(*twins.game, *twins.twin, Seat::one));
      ++compared;
    } while (play_on(twins, random));
  }
  EXPECT_GT(compared, 200);
}

TEST(Question, HasNoTraceOfAChoiceThatWaits) {
  int compared = 0;
  for (const char* variant : {"base", "traitor", "draft", "deal"}) {
    Random random(88);
    const auto game = host(brave_rats_kind(variant));
    const auto twin = host(brave_rats_kind(variant));
    draw_in_both(*game, *twin, random);
    while (!game->is_over()) {
      if (game->actors().size() == 2) {
        for (const Seat chooser : both_seats) {
          const auto choices = boost::json::parse(game->choices(chooser));
          for (const auto& choice : choices.as_array()) {
            do_move(*game, chooser, std::string(choice.at("action").as_string()));
            ASSERT_NO_FATAL_FAILURE(expect_same<BraveRatsQuestion>(*game, *twin, other(chooser)));
            ASSERT_FALSE(game->undo(chooser));
            ++compared;
          }
        }
      }
      const Chosen chosen = choose_at_random(*game, random);
      do_move(*game, chosen.seat, chosen.action);
      do_move(*twin, chosen.seat, chosen.action);
      draw_in_both(*game, *twin, random);
    }
  }
  EXPECT_GT(compared, 100);
}

TEST(Question, HasNoTraceOfWhatTheOtherKeptOfABatch) {
  const auto game = after_draws("draft", {"first 1", "draw 0", "draw 1", "draw 2", "draw 3"});
  const auto twin = after_draws("draft", {"first 1", "draw 0", "draw 1", "draw 2", "draw 4"});
  const auto owners = dynamic_cast<const BraveRatsQuestion&>(*game->question(Seat::one)).asked();
  EXPECT_NE(owners, dynamic_cast<const BraveRatsQuestion&>(*twin->question(Seat::one)).asked());
  do_move(*game, Seat::one, "pick 3");
  do_move(*twin, Seat::one, "pick 4");
  expect_same<BraveRatsQuestion>(*game, *twin, Seat::two);
}

TEST(Question, CanBeAnsweredThroughAWholeGameAgainstGreg) {
  Random random(89);
  const auto game = host(first_rat_kind(1, R"("easy")"));
  (void)game->draw_chance(random);
  while (!game->is_over()) {
    do_move(*game, Seat::one, answer_of(*game->question(Seat::one), Seat::one, "level8"));
    (void)game->draw_chance(random);
  }
  EXPECT_EQ(boost::json::parse(*game->result()).at("winners"), boost::json::parse("[1]"));
  const auto document = records::read_document<first_rat::FirstRat>(record_of(*game));
  ASSERT_TRUE(document);
  EXPECT_TRUE(records::replay(*document));
}

}  // namespace
}  // namespace cheesemoon::hosting
