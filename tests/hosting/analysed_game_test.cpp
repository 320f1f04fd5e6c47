#include "hosting/analysed_game.h"

#include "hosted_games.h"

namespace cheesemoon::hosting {
namespace {

namespace json = boost::json;

const std::string opening = R"({"format":"cheesemoon/1","game":"brave-rats",)"
                            R"("options":{"variant":"base"},)"
                            R"("setup":{"hands":["01234567","01234567"]},"actions":[]})";

std::string begun_at(const std::string& position) {
  return R"({"format":"cheesemoon/1","game":"brave-rats","options":{"variant":"base"},"setup":)"
         R"({"position":")" +
         position + R"("},"actions":[]})";
}

/// `rest` is JSON, further members of the question.
std::string about(const std::string& record, const std::string& rest = "") {
  return R"({"record":)" + record + (rest.empty() ? "" : ",") + rest + "}";
}

json::value analysis(const std::string& asked) {
  const auto text = analysis_json(asked);
  EXPECT_TRUE(text) << (text ? "" : describe(text.error()));
  return text ? json::parse(*text) : json::value();
}

json::value advice(const std::string& asked) {
  const auto text = advice_json(asked);
  EXPECT_TRUE(text) << (text ? "" : describe(text.error()));
  return text ? json::parse(*text) : json::value();
}

std::string complaint_about(const std::string& asked) {
  const auto text = analysis_json(asked);
  EXPECT_FALSE(text);
  return text ? "" : describe(text.error());
}

json::array texts_of(const json::value& steps) {
  json::array texts;
  for (const auto& step : steps.as_array()) texts.push_back(step.at("text"));
  return texts;
}

TEST(Analysis, OfAWholeRecordHasAStepForEveryEntryAndEndsAsTheGameDid) {
  for (const Kind& kind : some_kinds()) {
    SCOPED_TRACE(kind.options);
    const auto game = played(kind, 1);
    const json::value seen = analysis(about(record_of(*game)));
    EXPECT_EQ(seen.at("board"), json::parse(game->board()));
    EXPECT_EQ(seen.at("view"), json::parse(game->open_view()));
    EXPECT_EQ(seen.at("record"), json::value(game->record()));
    EXPECT_EQ(texts_of(seen.at("steps")), game->record().at("actions").as_array());
    EXPECT_TRUE(seen.at("choices").as_array().empty());
    EXPECT_TRUE(seen.at("chance").as_array().empty());
    EXPECT_TRUE(advice(about(record_of(*game))).is_null());
  }
}

TEST(Analysis, TellsWhatASpectatorSawStepByStep) {
  for (const Kind& kind : some_kinds()) {
    if (kind.options.find("draft") != std::string::npos) continue;
    SCOPED_TRACE(kind.options);
    const auto game = played(kind, 2);
    json::array events;
    const json::value seen = analysis(about(record_of(*game)));
    for (const auto& step : seen.at("steps").as_array())
      for (const auto& event : step.at("events").as_array()) events.push_back(event);
    const json::array told = json::parse(game->events(spectator, 0)).as_array();
    // The first hands are known before the first step.
    const auto* const first = std::find_if(told.begin(), told.end(), [](const json::value& event) {
      return event.at("kind") != "hands_known";
    });
    EXPECT_EQ(events, json::array(first, told.end()));
  }
}

TEST(Analysis, TakesUpARecordAnywhereAndTellsOnlyWhatIsNew) {
  for (const Kind& kind : some_kinds()) {
    SCOPED_TRACE(kind.options);
    json::object whole = played(kind, 3)->record();
    const json::array line = whole.at("actions").as_array();
    whole["actions"] = json::array{};
    whole.erase("result");
    const std::string root = json::serialize(whole);
    const std::size_t half = line.size() / 2;
    const json::array first(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(half));
    const json::value there = analysis(about(root, R"("line":)" + json::serialize(first)));
    EXPECT_EQ(there.at("steps").as_array().size(), half);
    const json::value told = analysis(
        about(root, R"("line":)" + json::serialize(line) + R"(,"since":)" + std::to_string(half)));
    EXPECT_EQ(told.at("steps").as_array().size(), line.size() - half);
    EXPECT_EQ(told.at("steps").at(0).at("text"), line[half]);
    EXPECT_TRUE(there.at("view").at("result").is_null());
  }
}

TEST(Analysis, OffersEverySeatThatHasToActItsChoices) {
  const json::value duel = analysis(about(opening));
  ASSERT_EQ(duel.at("choices").as_array().size(), 2U);
  EXPECT_EQ(duel.at("choices").at(1).at("seat"), 2);
  EXPECT_EQ(duel.at("choices").at(1).at("choices").as_array().size(), 8U);
  const auto race = played(first_rat_kind(3), 1, 5);
  const json::value seen = analysis(about(record_of(*race)));
  ASSERT_EQ(seen.at("choices").as_array().size(), 1U);
  EXPECT_EQ(seen.at("choices").at(0).at("choices"),
            json::parse(race->choices(race->actors().first())));
}

TEST(Analysis, LetsAChoiceWaitUntilTheOtherHasChosen) {
  const json::value waits = analysis(about(opening, R"("then":[{"seat":2,"action":"play 0"}])"));
  EXPECT_TRUE(waits.at("steps").as_array().empty());
  ASSERT_EQ(waits.at("choices").as_array().size(), 1U);
  EXPECT_EQ(waits.at("choices").at(0).at("seat"), 1);
  const json::value done = analysis(
      about(opening, R"("then":[{"seat":2,"action":"play 0"},{"seat":1,"action":"play 6"}])"));
  ASSERT_EQ(done.at("steps").as_array().size(), 1U);
  EXPECT_EQ(done.at("steps").at(0).at("text"), "6:0");
  EXPECT_EQ(done.at("steps").at(0).at("moves").as_array().size(), 2U);
  EXPECT_EQ(done.at("steps").at(0).at("events").at(0).at("kind"), "round_played");
  EXPECT_EQ(done.at("view"), analysis(about(opening, R"("line":["6:0"])")).at("view"));
}

TEST(Analysis, OffersAllOutcomesOfChanceThatIsDue) {
  // In a draft chance draws card by card.
  const std::string draft = R"({"format":"cheesemoon/1","game":"brave-rats",)"
                            R"("options":{"variant":"draft"},)"
                            R"("setup":{"first":2,"batches":["0134"]},"actions":[]})";
  const json::value first = analysis(about(draft));
  EXPECT_TRUE(first.at("chance").as_array().empty());
  EXPECT_EQ(first.at("choices").at(0).at("seat"), 2);
  const json::value due = analysis(about(draft, R"("line":["pick 3","pick 0","pick 1"])"));
  EXPECT_TRUE(due.at("choices").as_array().empty());
  ASSERT_EQ(due.at("chance").as_array().size(), 8U);
  EXPECT_EQ(due.at("chance").at(2).at("action"), "draw 2");
  EXPECT_EQ(due.at("chance").at(2).at("weight"), 2);
  const json::value drawn = analysis(about(
      draft,
      R"("line":["pick 3","pick 0","pick 1","draw 2","draw 2","draw 5","draw 7"],"since":3)"));
  ASSERT_EQ(drawn.at("steps").as_array().size(), 4U);
  EXPECT_TRUE(drawn.at("steps").at(0).at("moves").as_array().empty());
  EXPECT_EQ(drawn.at("steps").at(3).at("events").at(0).at("kind"), "batch_drawn");
  EXPECT_EQ(drawn.at("record").at("setup").at("batches"), json::parse(R"(["0134","2257"])"));
  EXPECT_EQ(drawn.at("choices").at(0).at("seat"), 1);
}

TEST(Analysis, GivesARecordThatCanBeReadInTheMiddleOfABatchOfADraft) {
  std::string record =
      R"({"format":"cheesemoon/1","game":"brave-rats","options":{"variant":"draft"},)"
      R"("setup":{"first":1,"batches":[]},"actions":[]})";
  for (int drawn = 0; drawn < 6; ++drawn) {
    const json::value seen = analysis(about(record));
    const json::array& chance = seen.at("chance").as_array();
    // After a batch the first card of it is picked.
    const json::value& next = chance.empty()
                                  ? seen.at("choices").at(0).at("choices").at(0).at("action")
                                  : chance.front().at("action");
    const json::value after = analysis(about(record, R"("line":[)" + json::serialize(next) + "]"));
    record = json::serialize(after.at("record"));
    const auto read = replay_json(record);
    EXPECT_TRUE(read) << record << describe(read.error());
  }
}

TEST(Analysis, MakesGregsLuckStepsThatCanBeTakenOtherwise) {
  const json::object record = played(first_rat_kind(1, R"("easy")"), 1, 1)->record();
  json::object root = record;
  root["actions"] = json::array{record.at("actions").at(0)};
  const json::value due = analysis(about(json::serialize(root)));
  EXPECT_TRUE(due.at("choices").as_array().empty());
  const json::array outcomes = due.at("chance").as_array();
  ASSERT_GT(outcomes.size(), 1U);
  for (const auto& outcome : outcomes) {
    const json::value seen =
        analysis(about(json::serialize(root),
                       R"("line":[)" + json::serialize(outcome.at("action")) + R"(],"since":1)"));
    EXPECT_EQ(seen.at("steps").at(0).at("events").at(0).at("kind"), "card_drawn");
  }
  EXPECT_TRUE(advice(about(json::serialize(root))).is_null());
}

TEST(Analysis, BeginsAtAnyPositionOfBraveRats) {
  const json::value seen = analysis(about(begun_at("p1-17-p2-67-w-33-g-00-s-10-h-00")));
  EXPECT_EQ(seen.at("view").at("players").at(0).at("won"), 3);
  ASSERT_EQ(seen.at("choices").as_array().size(), 1U);
  EXPECT_EQ(seen.at("choices").at(0).at("seat"), 2) << "blue shows first";
  EXPECT_EQ(
      complaint_about(about(begun_at("p1-17-p2-6-w-33-g-00-s-10-h-00"))).rfind("record.setup", 0),
      0U);
}

TEST(Analysis, SaysWhatIsWrongWithAQuestionAndWhere) {
  EXPECT_EQ(complaint_about("{}"), R"("record" is missing)");
  EXPECT_EQ(complaint_about(about(R"({"format":"cheesemoon/1","game":"chess"})")),
            R"(record.game: there is no game "chess": expected "brave-rats" or "first-rat")");
  EXPECT_EQ(complaint_about(about(opening, R"("line":["6:0","6:1"])")),
            R"(line[1]: "6:1": player 1 cannot play 6; legal: play 0, play 1, play 2, play 3, )"
            "play 4, play 5, play 7");
  EXPECT_EQ(complaint_about(about(opening, R"("then":[{"seat":1,"action":"play 9"}])"))
                .rfind("then[0]", 0),
            0U);
  EXPECT_EQ(complaint_about(about(opening, R"("since":-1)")).rfind("since", 0), 0U);
  EXPECT_EQ(complaint_about(about(opening, R"("until":1)")).rfind("unknown member", 0), 0U);
  std::string wrong = opening;
  wrong.replace(wrong.find("[]"), 2, R"(["6:9"])");
  EXPECT_EQ(complaint_about(about(wrong)).rfind("record.actions[0]", 0), 0U);
  const std::string match = R"({"format":"cheesemoon/1","game":"brave-rats",)"
                            R"("match":{"crowns":3},"games":[{"options":{"variant":"base"},)"
                            R"("setup":{"hands":["01234567","01234567"]},"actions":[]}]})";
  EXPECT_EQ(complaint_about(about(match)), "record: a match; expected the record of one game");
}

TEST(Advice, OfARoundIsItsEquilibriumWithTheWorthOfEveryPair) {
  const json::value given = advice(about(opening));
  EXPECT_NEAR(given.at("value").to_number<double>(), 0, 1e-12);
  EXPECT_LT(given.at("gap").to_number<double>(), 1e-12);
  EXPECT_TRUE(given.at("shows").is_null());
  double sum = 0;
  for (const auto& card : given.at("cards").at(0).as_array()) {
    sum += card.at("share").to_number<double>();
    EXPECT_LE(card.at("value").to_number<double>(), 1e-12);
    if (card.at("share").to_number<double>() > 0) {
      EXPECT_NEAR(card.at("value").to_number<double>(), 0, 1e-12);
    }
  }
  EXPECT_NEAR(sum, 1, 1e-12);
  ASSERT_EQ(given.at("payoff").as_array().size(), 8U);
  // Princess against Prince, and the other way round.
  EXPECT_EQ(given.at("payoff").at(1).at(7), 1);
  EXPECT_EQ(given.at("payoff").at(7).at(1), -1);
}

TEST(Advice, OfARevealedRoundIsAboutTheCardThatLiesOpen) {
  const std::string position = begun_at("p1-17-p2-67-w-33-g-00-s-10-h-00");
  const json::value before = advice(about(position));
  EXPECT_EQ(before.at("shows"), 2);
  EXPECT_EQ(before.at("value"), 1);
  const json::value prince = advice(about(position, R"("then":[{"seat":2,"action":"play 7"}])"));
  EXPECT_EQ(prince.at("cards").at(0).at(0).at("share"), 1) << "the Princess";
  EXPECT_EQ(prince.at("cards").at(0).at(0).at("value"), 1);
  const json::value general = advice(about(position, R"("then":[{"seat":2,"action":"play 6"}])"));
  EXPECT_EQ(general.at("cards").at(0).at(1).at("share"), 1) << "the Prince";
  EXPECT_EQ(general.at("cards").at(0).at(0).at("value"), -1);
}

TEST(Advice, OfADraftIsACardToKeep) {
  const json::value given = advice(about(record_of(*played(brave_rats_kind("draft"), 3, 0))));
  EXPECT_TRUE(given.at("value").is_null());
  EXPECT_TRUE(given.at("choice").as_string().starts_with("pick "));
}

TEST(Advice, OfFirstRatIsTheHintOfWhoeverHasToAct) {
  const auto game = played(first_rat_kind(2), 4, 12);
  const auto question = game->question(game->actors().first());
  EXPECT_EQ(advice(about(record_of(*game))), json::parse(question->hint()));
}

TEST(NewRecord, IsOfAGameThatHasJustBeenSetUp) {
  Random random(5);
  for (const Kind& kind : some_kinds()) {
    SCOPED_TRACE(kind.options);
    const auto text = new_record_json(
        R"({"game":")" + kind.game + R"(","options":)" + kind.options + "}", random);
    ASSERT_TRUE(text) << describe(text.error());
    const json::value seen = analysis(about(*text));
    EXPECT_TRUE(seen.at("steps").as_array().empty());
    EXPECT_FALSE(seen.at("choices").as_array().empty());
  }
}

TEST(NewRecord, SaysWhatIsWrong) {
  Random random(5);
  const auto error = [&](const std::string& asked) {
    const auto text = new_record_json(asked, random);
    EXPECT_FALSE(text);
    return text ? "" : describe(text.error());
  };
  EXPECT_EQ(error(R"({"game":"chess","options":{}})").rfind("there is no game", 0), 0U);
  EXPECT_NE(error(R"({"game":"first-rat","options":{"seats":9}})"), "");
  EXPECT_EQ(error(R"({"options":{}})"), R"("game" is missing)");
}

}  // namespace
}  // namespace cheesemoon::hosting
