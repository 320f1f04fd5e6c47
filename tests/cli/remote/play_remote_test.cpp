#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <thread>

#include "cli/first_rat_words.h"
#include "cli/remote/terminal_session.h"
#include "cli/remote/test_server.h"
#include "cli/run_program.h"
#include "cli/table/table_words.h"
#include "cli/words.h"

/// The real program as client of the real program as server.
namespace cheesemoon::cli {
namespace {

using Texts = std::vector<std::string>;

/// The id of the table that a terminal has just made, from the command that it shows to friends.
std::string table_of(TerminalSession& terminal) {
  const std::string before = " --table ";
  EXPECT_TRUE(terminal.wait_for(before)) << terminal.printed();
  EXPECT_TRUE(terminal.wait_for("\n"));
  const std::string& printed = terminal.printed();
  const std::size_t begin = printed.find(before) + before.size();
  return printed.substr(begin, printed.find('\n', begin) - begin);
}

/// Plays cards in this order, one whenever a card is asked for, until the table is over.
void play_cards(TerminalSession& terminal, const std::string& name, const Words& words,
                const Texts& cards) {
  const std::string end(words.table.after_end);
  const auto beginning = [&](std::string_view question) {
    const std::string asked = filled(question, name, "#");
    return asked.substr(0, asked.find('#'));
  };
  const Texts awaited{end, beginning(words.ask_play), beginning(words.ask_show),
                      beginning(words.ask_reply)};
  for (const std::string& card : cards) {
    const auto found = terminal.wait_for_any(awaited);
    ASSERT_TRUE(found) << terminal.printed();
    if (*found == 0) return;
    terminal.type(card);
  }
  ASSERT_TRUE(terminal.wait_for(end)) << terminal.printed();
}

/// Takes the first choice each time, until the table is over.
void take_first_choices(TerminalSession& terminal, const std::string& name, const Words& words) {
  const Texts awaited{std::string(words.table.after_end), name + " > ",
                      std::string(words.table.confirm)};
  while (true) {
    const auto found = terminal.wait_for_any(awaited);
    ASSERT_TRUE(found) << terminal.printed();
    if (*found == 0) return;
    terminal.type(*found == 1 ? "1" : "");
  }
}

TEST(PlayRemote, LetsTwoTerminalsPlayADuelAndAThirdWatch) {
  const TestServer server;
  const std::string record = testing::TempDir() + "remote_duel.json";
  TerminalSession ann(server.play("Ann", {"brave-rats", "--record", record, "--language", "en"}));
  const std::string table = table_of(ann);
  TerminalSession cyd(server.play("Cyd", {"--table", table, "--watch", "--language", "fr"}));
  ASSERT_TRUE(cyd.wait_for("Places libres : 1")) << cyd.printed();
  TerminalSession ben(server.play("Ben", {"--table", table, "--language", "de"}));
  ASSERT_TRUE(ben.wait_for("Du bist Ben, auf Platz 2.")) << ben.printed();
  std::thread other([&] {
    play_cards(ben, "Ben", german, {"1", "2", "3", "4", "5", "6", "7", "0"});
  });
  play_cards(ann, "Ann", english, {"0", "1", "2", "3", "4", "5", "6", "7"});
  other.join();

  EXPECT_TRUE(contains(ann.printed(), "Ann plays 1 Princess, Ben plays 2 Spy.")) << ann.printed();
  EXPECT_TRUE(contains(ann.printed(), "Ben has spied: Ann must show a card first."));
  EXPECT_TRUE(contains(ben.printed(), "Ann spielt 1 Prinzessin, Ben spielt 2 Spion."));
  EXPECT_TRUE(contains(ben.printed(), "Ben bekommt auch die Runden auf dem Tisch."));
  EXPECT_TRUE(contains(ann.printed(), "The server kept its word")) << ann.printed();
  ann.type("quit");
  ben.type("quit");
  EXPECT_EQ(ann.finish(), 0);
  EXPECT_EQ(ben.finish(), 0);
  EXPECT_EQ(cyd.finish(), 0);
  EXPECT_TRUE(contains(cyd.printed(), "Ann joue 1 Princesse, Ben joue 2 Espion."));
  EXPECT_TRUE(contains(cyd.printed(), "Le serveur a tenu parole")) << cyd.printed();
  EXPECT_TRUE(contains(cyd.printed(), "/api/tables/" + table + "/record"));
  EXPECT_EQ(run("replay " + record).status, 0);
}

TEST(PlayRemote, PlaysFirstRatToTheEndInEveryLanguage) {
  const TestServer server;
  std::vector<std::thread> evenings;
  for (const Words* words : all_languages()) {
    evenings.emplace_back([&, words] {
      const std::string name = "Ann-" + std::string(words->code);
      Texts more{"first-rat", "--language", std::string(words->code)};
      if (words->code == "de") {
        more.insert(more.end(), {"--option", "solo=easy"});
      } else {
        more.insert(more.end(), {"--players", "person,level1"});
      }
      TerminalSession ann(server.play(name, more));
      take_first_choices(ann, name, *words);
      const FirstRatWords& texts = words->first_rat;
      EXPECT_TRUE(contains(ann.printed(), texts.total_row)) << ann.printed();
      EXPECT_TRUE(contains(ann.printed(), words->table.game_over));
      EXPECT_EQ(ann.finish(), 0);
    });
  }
  for (std::thread& evening : evenings) evening.join();
}

TEST(PlayRemote, LetsSeveralPlayAtOneKeyboardAndGivesHints) {
  const TestServer server;
  TerminalSession ann(
      server.play("Ann", {"first-rat", "--players", "person,level1,person", "--language", "en"}));
  ASSERT_TRUE(ann.wait_for("You are Ann, on seat 3.")) << ann.printed();
  ASSERT_TRUE(ann.wait_for("Ann 1 > ")) << ann.printed();
  ann.type("hint");
  ASSERT_TRUE(ann.wait_for("Hint: rat ")) << ann.printed();
  ann.type("a4");
  ASSERT_TRUE(ann.wait_for("Enter or y to do it")) << ann.printed();
  ann.type("");
  ASSERT_TRUE(ann.wait_for("Round 1: Ann 3")) << ann.printed();
  ASSERT_TRUE(ann.wait_for("Ann 3 > ")) << ann.printed();
  ann.type("a5");
  ASSERT_TRUE(ann.wait_for("Enter or y to do it")) << ann.printed();
  ann.type("");
  EXPECT_TRUE(ann.wait_for("Round 2: Ann 1")) << ann.printed();
}

TEST(PlayRemote, TalksTakesBackAndPlaysAgain) {
  const TestServer server;
  TerminalSession ann(server.play("Ann", {"brave-rats", "--language", "en"}));
  const std::string table = table_of(ann);
  TerminalSession ben(server.play("Ben", {"--table", table, "--language", "en"}));
  ASSERT_TRUE(ben.wait_for("Ben, your card?")) << ben.printed();
  ann.type("chat Good luck!");
  EXPECT_TRUE(ben.wait_for("Ann says: Good luck!")) << ben.printed();
  ASSERT_TRUE(ann.wait_for("Ann, your card?")) << ann.printed();
  ann.type("7");
  ASSERT_TRUE(ann.wait_for("Waiting for Ben. (undo lets you choose again.)")) << ann.printed();
  ann.type("undo");
  EXPECT_TRUE(ann.wait_for("Taken back.")) << ann.printed();
  ASSERT_TRUE(ann.wait_for("Ann, your card?"));
  ann.type("wiz");
  ASSERT_TRUE(ann.wait_for("Waiting for Ben."));
  ben.type("prince");
  EXPECT_TRUE(ben.wait_for("Ann plays 5 Wizard, Ben plays 7 Prince.")) << ben.printed();
  ann.type("offer end");
  EXPECT_TRUE(ben.wait_for("Ann offers to end the game without a result. offer end agrees."));
  ben.type("resign");
  ASSERT_TRUE(ben.wait_for("Do you give up?")) << ben.printed();
  ben.type("");
  EXPECT_TRUE(ann.wait_for("Ben gives up.")) << ann.printed();
  EXPECT_TRUE(ann.wait_for("Ann wins!")) << ann.printed();
  ASSERT_TRUE(ben.wait_for("rematch plays again")) << ben.printed();
  ben.type("rematch");
  EXPECT_TRUE(ann.wait_for("Type rematch to go there.")) << ann.printed();
  ann.type("rematch");
  EXPECT_TRUE(ann.wait_for("Ann, your card?")) << ann.printed();
  EXPECT_TRUE(ben.wait_for("Ben, your card?")) << ben.printed();
}

TEST(PlayRemote, PlaysForCrowns) {
  const TestServer server;
  TerminalSession ann(server.play(
      "Ann", {"brave-rats", "--against", "level1", "--crowns", "1", "--language", "en"}));
  const Texts awaited{"Ann, your card? ", "Ann, which card do you show? ", "Ann, your answer to ",
                      "Enter begins the next game: ", "is the true king of the rats!"};
  // Games may be drawn; each card is tried in turn, those that are gone are refused.
  std::size_t card = 0;
  while (true) {
    const auto found = ann.wait_for_any(awaited);
    ASSERT_TRUE(found) << ann.printed();
    if (*found == 4) break;
    ann.type(*found == 3 ? "" : std::to_string(card++ % 8));
  }
  EXPECT_TRUE(contains(ann.printed(), "Crowns: Ann ")) << ann.printed();
  EXPECT_EQ(ann.finish(), 0);
}

TEST(PlayRemote, GoesOnWhenTheServerWasKilledAndIsBack) {
  TestServer server;
  TerminalSession ann(
      server.play("Ann", {"first-rat", "--players", "person,level1", "--language", "en"}));
  ASSERT_TRUE(ann.wait_for("Ann > ")) << ann.printed();
  ann.type("a4");
  ASSERT_TRUE(ann.wait_for("Enter or y to do it")) << ann.printed();
  ann.type("");
  ASSERT_TRUE(ann.wait_for("Round 2: Ann")) << ann.printed();
  ASSERT_TRUE(ann.wait_for("Ann > "));
  server.kill();
  ASSERT_TRUE(ann.wait_for("The connection is lost; trying again ...")) << ann.printed();
  // What is decided meanwhile is sent when there is somebody to send it to.
  ann.type("a5");
  ASSERT_TRUE(ann.wait_for("Ann: rat a goes from 4 to 5")) << ann.printed();
  ann.type("");
  server.start_again();
  ASSERT_TRUE(ann.wait_for("Connected again.")) << ann.printed();
  ASSERT_TRUE(ann.wait_for("Round 3: Ann")) << ann.printed();
  ASSERT_TRUE(ann.wait_for("Ann > "));
  ann.type("quit");
  EXPECT_EQ(ann.finish(), 0);
  EXPECT_TRUE(contains(ann.printed(),
                       "Come back with:\n  cheesemoon play --server " + server.url() + " --table "))
      << ann.printed();
}

TEST(PlayRemote, KnowsWhoComesBack) {
  const TestServer server;
  TerminalSession ann(server.play("Ann", {"brave-rats", "--side", "blue", "--language", "en"}));
  const std::string table = table_of(ann);
  ASSERT_TRUE(ann.wait_for("You are Ann, on seat 2.")) << ann.printed();
  ann.type("quit");
  EXPECT_EQ(ann.finish(), 0);
  TerminalSession again(server.play("Ann", {"--table", table, "--language", "en"}));
  EXPECT_TRUE(again.wait_for("You are Ann, on seat 2.")) << again.printed();
}

TEST(PlayRemote, ReplacesATokenThatTheServerRefuses) {
  const TestServer server;
  const std::string file = testing::TempDir() + "remote_old_token";
  std::ofstream(file) << server.url() << " nobody\n";
  const auto begin = [&] {
    TerminalSession ann({"play", "brave-rats", "--server", server.url(), "--token-file", file,
                         "--name", "Ann", "--language", "en"});
    EXPECT_TRUE(ann.wait_for("You are Ann, on seat 1.")) << ann.printed();
  };
  begin();
  const std::string kept = text_of(file);
  EXPECT_FALSE(contains(kept, " nobody\n"));
  begin();
  EXPECT_EQ(text_of(file), kept);
}

TEST(PlayRemote, EndsBadlyWithOneSentenceIfItCannotPlay) {
  const TestServer server;
  TerminalSession ann(server.play("Ann", {"brave-rats", "--language", "en"}));
  const std::string table = table_of(ann);
  const std::string closed_port = "http://127.0.0.1:1";
  const std::vector<std::pair<Texts, std::string>> mistakes{
      {{"play", "brave-rats", "--server", closed_port}, "cannot connect to 127.0.0.1 port 1"},
      {{"play", "brave-rats", "--server", "nowhere"}, "--server: "},
      {{"play", "--server", server.url()}, "which game? brave-rats or first-rat"},
      {{"play", "brave-rats", "--server", server.url(), "--seed", "1"}, "--seed is for games"},
      {server.play("Ben", {"--table", "bcdfghjkmn"}), "there is no such table"},
      {server.play("Ben", {"--table", "Ann's"}), "is not the id of a table"},
      {server.play("Ben", {"--table", table, "--seat", "1"}), "seat 1 is taken"},
      {server.play("Ben", {"--table", table, "--seat", "3"}), "this table has the seats 1 to 2"},
      {server.play("Ben", {"--table", table, "--against", "level3"}), "has its game"},
      {server.play("Ben", {"brave-rats", "--against", "perfect"}), "expected \"person\""},
      {server.play("Ben", {"brave-rats", "--clock", "soon"}), "--clock: expected 30s"},
      {server.play("Ben", {"first-rat", "--option", "moon=full"}),
       R"(unknown option "moon": expected path)"},
  };
  for (const auto& [arguments, sentence] : mistakes) {
    TerminalSession ben(arguments);
    EXPECT_EQ(ben.finish(), 2) << sentence;
    EXPECT_TRUE(contains(ben.printed(), "cheesemoon play: ")) << ben.printed();
    EXPECT_TRUE(contains(ben.printed(), sentence)) << ben.printed();
    EXPECT_EQ(std::count(ben.printed().begin(), ben.printed().end(), '\n'), 1) << ben.printed();
  }
}

TEST(PlayRemote, SaysIfTheInputEndsBeforeTheGame) {
  const TestServer server;
  TerminalSession ann(
      server.play("Ann", {"brave-rats", "--against", "level1", "--language", "en"}));
  ASSERT_TRUE(ann.wait_for("Ann, your card?")) << ann.printed();
  EXPECT_EQ(ann.finish(), 1);
  EXPECT_TRUE(contains(ann.printed(), "The input ended before the game did.")) << ann.printed();
  EXPECT_TRUE(contains(ann.printed(), "Come back with:"));
}

}  // namespace
}  // namespace cheesemoon::cli
