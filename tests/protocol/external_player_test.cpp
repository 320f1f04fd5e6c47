#include "protocol/external_player.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "arena/match.h"
#include "places.h"
#include "records/first_rat_library.h"
#include "records/replay.h"

namespace cheesemoon::protocol {
namespace {

using brave_rats::BraveRats;
using first_rat::FirstRat;
using namespace std::chrono_literals;

/// Long enough for anything that is going to happen.
constexpr Patience long_patience = 1min;

/// A shell that answers `go` with these commands.
std::string bot(const std::string& answer) {
  return "while read -r word rest; do case $word in identify) echo identified;; go) " + answer +
         ";; quit) exit;; esac; done";
}

/// Asks an external player for red's first card in BraveRats.
std::string first_fault_of(const std::string& command, Patience patience = long_patience) {
  ExternalPlayer<BraveRats> player(command, Random(1), patience);
  const records::RecordedGame<BraveRats> game{brave_rats::Options{}};
  const auto action = arena::ask<BraveRats>(player, game, Seat::one);
  if (action) return "answered well";
  const auto again = arena::ask<BraveRats>(player, game, Seat::one);
  EXPECT_EQ(again.error(), action.error()) << "it is asked nothing more";
  return action.error().reason;
}

TEST(ExternalPlayer, PlaysWhatAProgramAnswers) {
  ExternalPlayer<BraveRats> player(bot("echo info nodes 3; echo; echo bestaction play 5"),
                                   Random(1), long_patience);
  const records::RecordedGame<BraveRats> game{brave_rats::Options{}};
  const auto action = arena::ask<BraveRats>(player, game, Seat::two);
  ASSERT_TRUE(action) << action.error().reason;
  EXPECT_EQ(*action, brave_rats::Action::play(brave_rats::Card::wizard));
}

TEST(ExternalPlayer, IsToldWhatItMayChooseIfItAsks) {
  const std::string last_of_offer =
      "while read -r line; do case $line in identify) echo option name offer type check; echo "
      "identified;; offer*) last=${line##*| };; go*) echo bestaction $last;; quit) exit;; esac; "
      "done";
  const records::RecordedGame<BraveRats> game{brave_rats::Options{}};
  ExternalPlayer<BraveRats> player(last_of_offer, Random(1), long_patience);
  const auto action = arena::ask<BraveRats>(player, game, Seat::one);
  ASSERT_TRUE(action) << action.error().reason;
  EXPECT_EQ(*action, brave_rats::Action::play(brave_rats::Card::prince));
}

TEST(ExternalPlayer, ThatFailsSaysWhy) {
  EXPECT_EQ(first_fault_of("exit 1"), "ended with status 1");
  EXPECT_EQ(first_fault_of("kill -ABRT $$"), "was killed by signal 6");
  EXPECT_EQ(first_fault_of(bot("kill -SEGV $$")), "was killed by signal 11");
  EXPECT_EQ(first_fault_of("no_such_command_at_all 2>/dev/null"),
            "ended with status 127 (no such command)");
  EXPECT_EQ(first_fault_of("echo hello"), "answered \"hello\" to identify");
  EXPECT_EQ(first_fault_of(bot("echo rubbish")), "answered \"rubbish\"");
  EXPECT_EQ(first_fault_of(bot("echo error what is that")), "answered \"error what is that\"");
  EXPECT_EQ(first_fault_of(bot("echo bestaction e2e4")),
            "answered \"e2e4\": expected first, draw, pick or play, a space and a number");
  EXPECT_EQ(first_fault_of(bot("echo bestaction pick 3")), "answered pick 3, which is not legal");
}

TEST(ExternalPlayer, IsNotWaitedForLongerThanPatienceLasts) {
  EXPECT_EQ(first_fault_of("sleep 600", 30ms), "gave no answer within 0.03 s");
  EXPECT_EQ(first_fault_of(bot("sleep 600"), 500ms), "gave no answer within 0.5 s");
  EXPECT_EQ(first_fault_of(bot("while :; do echo info nodes 1; done"), 500ms),
            "gave no answer within 0.5 s");
}

std::string text_of(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// All that is sent to a program in a game that it plays for a seat, asked once in that position.
template <Game G>
std::string sent_in(const records::RecordedGame<G>& game, Seat seat, const std::string& answer) {
  const std::string file = testing::TempDir() + "external_player_test_sent";
  std::filesystem::remove(file);
  {
    ExternalPlayer<G> player(
        "while read -r line; do echo \"$line\" >> " + file +
            "; case $line in identify) echo option name game; echo option "
            "name seed; echo option name offer; echo identified;; go*) echo bestaction " +
            answer + ";; quit) exit;; esac; done",
        Random(1), long_patience);
    EXPECT_TRUE(arena::ask<G>(player, game, seat));
  }
  return text_of(file);
}

TEST(ExternalPlayer, OfBraveRatsIsSentNothingOfAChoiceThatWaits) {
  std::string first;
  for (const brave_rats::Card card : brave_rats::all_cards) {
    records::RecordedGame<BraveRats> game{brave_rats::Options{}};
    ASSERT_EQ(game.apply(Seat::one, brave_rats::Action::play(card)), Applied::done);
    const std::string sent = sent_in(game, Seat::two, "play 3");
    if (first.empty()) first = sent;
    EXPECT_EQ(sent, first);
  }
  EXPECT_NE(first.find("position seen seat-2-p1-01234567-p2-01234567-"), std::string::npos);
  EXPECT_NE(first.find("option game brave-rats\noption seed "), std::string::npos) << first;
}

TEST(ExternalPlayer, OfBraveRatsIsSentNothingOfASecretPick) {
  // Red keeps one of two cards that blue has not seen and passes on the same three others.
  std::string first;
  for (const brave_rats::Card kept : {brave_rats::Card::musician, brave_rats::Card::prince}) {
    records::RecordedGame<BraveRats> game({brave_rats::Variant::draft});
    ASSERT_EQ(game.apply(Seat::chance, brave_rats::Action::first(Seat::one)), Applied::done);
    for (const brave_rats::Card card :
         {kept, brave_rats::Card::spy, brave_rats::Card::assassin, brave_rats::Card::wizard})
      ASSERT_EQ(game.apply(Seat::chance, brave_rats::Action::draw(card)), Applied::done);
    ASSERT_EQ(game.apply(Seat::one, brave_rats::Action::pick(kept)), Applied::done);
    const std::string sent = sent_in(game, Seat::two, "pick 3");
    if (first.empty()) first = sent;
    EXPECT_EQ(sent, first);
  }
  EXPECT_NE(first.find("position seen seat-2-draft-f-1-p1-?-p2--n-235\n"), std::string::npos);
}

TEST(ExternalPlayer, OfFirstRatIsSentNothingOfGregsDeck) {
  first_rat::Options options;
  options.content = *records::FirstRatLibrary::standard().find("standard");
  options.seats = 1;
  options.solo = first_rat::Difficulty::medium;
  // The deck is drawn last: games that begin alike and end in another deck.
  std::string first;
  std::vector<std::uint32_t> decks;
  for (std::uint64_t stream = 0; stream < 3; ++stream) {
    Random layout(3);
    Random deck(3, stream + 1);
    records::RecordedGame<FirstRat> game(options);
    while (FirstRat::is_setting_up(game.state())) {
      const bool is_deck = game.state().table.turn.phase == first_rat::Phase::deal_deck;
      const auto laid = draw_chance<FirstRat>(game.state(), is_deck ? deck : layout);
      ASSERT_EQ(game.apply(Seat::chance, laid), Applied::done);
    }
    decks.push_back(game.record().setup.deck);
    const std::string sent = sent_in(game, Seat::one, "move a4");
    if (first.empty()) first = sent;
    EXPECT_EQ(sent, first);
  }
  EXPECT_NE(decks[0], decks[1]);
  EXPECT_NE(decks[0], decks[2]);
  EXPECT_NE(first.find("position record {"), std::string::npos);
}

template <Game G>
arena::Entrant<G> entrant(const std::string& command) {
  return {command, [command](Random random) {
            return std::make_unique<ExternalPlayer<G>>(command, random, long_patience);
          }};
}

TEST(ExternalPlayer, OfTheProgramItselfPlaysWholeGames) {
  const std::string engine = program_under_test() + " engine";
  arena::MatchPlan<FirstRat> plan;
  plan.entrants = {entrant<FirstRat>(engine), arena::house_entrant<FirstRat>("random")};
  plan.options.content = *records::FirstRatLibrary::standard().find("standard");
  plan.budget.nodes = 10;
  const auto game = arena::play_match_game(plan, 0);
  EXPECT_FALSE(game.record.forfeit) << game.record.forfeit->reason;
  EXPECT_EQ(game.score.win_share[0], 1);
  for (const auto variant : {brave_rats::Variant::traitor, brave_rats::Variant::draft}) {
    arena::MatchPlan<BraveRats> duel;
    duel.entrants = {entrant<BraveRats>(engine), arena::house_entrant<BraveRats>("random")};
    duel.options.variant = variant;
    const auto played = arena::play_match_game(duel, 0);
    EXPECT_FALSE(played.record.forfeit) << played.record.forfeit->reason;
    EXPECT_TRUE(records::replay(played.record));
  }
}

TEST(ExternalPlayer, ChoosesLikeThePlayerItRuns) {
  const std::string engine = program_under_test() + " engine";
  arena::MatchPlan<FirstRat> plan;
  plan.entrants = {entrant<FirstRat>(engine), entrant<FirstRat>(engine)};
  plan.options.content = *records::FirstRatLibrary::standard().find("standard");
  plan.budget.nodes = 20;
  EXPECT_EQ(arena::play_match_game(plan, 0).record.actions,
            arena::play_match_game(plan, 0).record.actions);
}

TEST(ExternalPlayer, ThatFailsInThreadsLosesItsGamesAndLeavesNothingBehind) {
  arena::MatchPlan<BraveRats> plan;
  plan.entrants = {entrant<BraveRats>(bot("kill -SEGV $$")),
                   arena::house_entrant<BraveRats>("random")};
  plan.threads = 4;
  int heard = 0;
  const auto hear = [&](const arena::MatchGame<BraveRats>& game) {
    ++heard;
    EXPECT_EQ(game.score.win_share, (std::vector<double>{0, 1}));
    EXPECT_EQ(game.record.forfeit->reason, "was killed by signal 11");
    return true;
  };
  arena::play_match<BraveRats>(plan, arena::first_games(40), hear);
  EXPECT_EQ(heard, 40);
  EXPECT_TRUE(waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD);
}

TEST(ExternalPlayer, IsNamedByItsCommand) {
  EXPECT_NE(make_external_player<FirstRat>("exec:true", Random(1), long_patience), nullptr);
  for (const char* name : {"greedy", "exec:", "exec: ", "exec"})
    EXPECT_EQ(make_external_player<FirstRat>(name, Random(1), long_patience), nullptr) << name;
}

}  // namespace
}  // namespace cheesemoon::protocol
