#include "table/client_message.h"

#include <gtest/gtest.h>

#include <string>

#include "server/api/api_document.h"

namespace cheesemoon::table {
namespace {

/// What is described can be read, and nothing else.
Result<ClientMessage, TableRefusal> read_as_described(const std::string& text) {
  auto message = read_client_message(text);
  const auto faults = server::ApiDocument::shared().client_message_faults(text);
  EXPECT_EQ(static_cast<bool>(message), faults.empty()) << text;
  return message;
}

std::string sentence(const std::string& text) {
  const auto message = read_as_described(text);
  return message ? std::string{} : message.error().sentence;
}

template <class What>
What read(const std::string& text) {
  const auto message = read_as_described(text);
  EXPECT_TRUE(message) << message.error().sentence;
  const auto* what = std::get_if<What>(&message->what);
  EXPECT_NE(what, nullptr);
  return what != nullptr ? *what : What{};
}

template <class One>
One command(const std::string& members) {
  const auto at = read<AtTable>(R"({"request":"r","table":"bcdfghjkmn",)" + members + "}");
  EXPECT_EQ(at.table, "bcdfghjkmn");
  const auto* one = std::get_if<One>(&at.command);
  EXPECT_NE(one, nullptr) << members;
  return one != nullptr ? *one : One{};
}

TEST(ClientMessage, SaysHello) {
  EXPECT_EQ(read<Hello>(R"({"type":"hello","protocol":1,"token":"abc"})").token, "abc");
  EXPECT_EQ(sentence(R"({"type":"hello","protocol":2,"token":"abc"})"),
            "protocol: expected a whole number from 1 to 1, found 2");
  EXPECT_NE(sentence(R"({"type":"hello","protocol":1,"token":""})"), "");
  EXPECT_NE(sentence(R"({"type":"hello","protocol":1})"), "");
}

TEST(ClientMessage, WatchesATableFromASeatOrNone) {
  const auto spectator = read<Watch>(R"({"type":"watch","table":"bcdfghjkmn"})");
  EXPECT_FALSE(spectator.viewer);
  EXPECT_EQ(spectator.have, 0U);
  EXPECT_TRUE(spectator.wants_chat);
  const auto seat =
      read<Watch>(R"({"type":"watch","table":"bcdfghjkmn","seat":2,"have":7,"chat":false})");
  EXPECT_EQ(seat.viewer, Seat::two);
  EXPECT_EQ(seat.have, 7U);
  EXPECT_FALSE(seat.wants_chat);
  EXPECT_FALSE(read<Unwatch>(R"({"type":"unwatch","table":"bcdfghjkmn","seat":null})").viewer);
}

TEST(ClientMessage, HasACommandForEverythingThatCanBeDone) {
  const Act act = command<Act>(R"("type":"act","seat":2,"action":"play 3","at":9)");
  EXPECT_EQ(act.seat, Seat::two);
  EXPECT_EQ(act.action, "play 3");
  EXPECT_EQ(act.at, 9U);
  EXPECT_EQ(command<Undo>(R"("type":"undo","seat":1,"at":4)").at, 4U);
  EXPECT_EQ(command<SitDown>(R"("type":"sit","seat":5)").seat, Seat::five);
  EXPECT_EQ(command<SeatBot>(R"("type":"seat_bot","seat":2,"bot":"level1")").bot, "level1");
  EXPECT_EQ(command<StandUp>(R"("type":"stand_up","seat":2)").seat, Seat::two);
  EXPECT_EQ(command<Say>(R"("type":"say","text":"hi")").text, "hi");
  EXPECT_EQ(command<Resign>(R"("type":"resign","seat":1)").seat, Seat::one);
  EXPECT_FALSE(command<OfferEnd>(R"("type":"offer_end","seat":1,"offers":false)").offers);
  EXPECT_TRUE(command<Ready>(R"("type":"ready","seat":1)").is_ready);
  EXPECT_FALSE(command<Ready>(R"("type":"ready","seat":1,"ready":false)").is_ready);
  EXPECT_TRUE(command<TakeOut>(R"("type":"take_out","seat":2,"replaced":true)").is_replaced);
  (void)command<NextGame>(R"("type":"next_game")");
  (void)command<Close>(R"("type":"close")");
  EXPECT_EQ(read<Rematch>(R"({"type":"rematch","request":"r","table":"bcdfghjkmn"})").table,
            "bcdfghjkmn");
  EXPECT_EQ(read<Preview>(
                R"({"type":"preview","request":"r","table":"bcdfghjkmn","seat":1,"action":"x"})")
                .action,
            "x");
  (void)read<Ping>(R"({"type":"ping"})");
}

TEST(ClientMessage, ThatIsWrongIsRefusedWithTheMemberAndWhatWasExpected) {
  EXPECT_NE(sentence(""), "");
  EXPECT_NE(sentence("[]"), "");
  EXPECT_NE(sentence("null"), "");
  EXPECT_NE(sentence(R"({"type":"ping"}{"type":"ping"})"), "");
  EXPECT_EQ(sentence("{}"), R"("type" is missing)");
  EXPECT_EQ(sentence(R"({"type":7})"), "type: expected a text, found 7");
  EXPECT_NE(sentence(R"({"type":"fly"})").find("expected hello, watch"), std::string::npos);
  const std::string act = R"({"type":"act","request":"r","table":"bcdfghjkmn","seat":1,)";
  EXPECT_EQ(sentence(act + R"("at":1})"), R"("action" is missing)");
  EXPECT_EQ(sentence(act + R"("action":"x"})"), R"("at" is missing)");
  EXPECT_EQ(sentence(act + R"("action":"x","at":-1})"),
            "at: expected a whole number from 0 to 1000000000, found -1");
  EXPECT_EQ(sentence(act + R"("action":"x","at":1,"fast":true})"),
            R"(unknown member "fast"; expected type, request, table, seat, action, at)");
  EXPECT_EQ(sentence(act + R"("action":")" + std::string(257, 'x') + R"(","at":1})"),
            "action: expected a text of 1 to 256 bytes");
  EXPECT_EQ(sentence(R"({"type":"sit","request":"r","table":"../../etc","seat":1})"),
            "table: expected the id of a table, 10 small letters");
  EXPECT_EQ(sentence(R"({"type":"sit","request":"r","table":"bcdfghjkmn","seat":6})"),
            "seat: expected a whole number from 1 to 5, found 6");
  EXPECT_EQ(sentence(R"({"type":"sit","table":"bcdfghjkmn","seat":1})"), R"("request" is missing)");
  EXPECT_EQ(sentence(R"({"type":"rematch","table":"bcdfghjkmn"})"), R"("request" is missing)");
  EXPECT_EQ(sentence(R"({"type":"preview","table":"bcdfghjkmn","seat":1,"action":"x"})"),
            R"("request" is missing)");
  EXPECT_EQ(sentence(R"({"type":"sit","request":"a b","table":"bcdfghjkmn","seat":1})"),
            "request: expected 1 to 64 letters, digits and signs");
}

TEST(ClientMessage, ThatIsDeepIsNotEvenRead) {
  const std::string deep = std::string(1000, '[') + std::string(1000, ']');
  EXPECT_NE(sentence(deep).find("not JSON"), std::string::npos);
  EXPECT_EQ(request_in(deep), "");
}

TEST(RequestIn, IsFoundInMessagesThatAreOtherwiseWrong) {
  EXPECT_EQ(request_in(R"({"type":"fly","request":"r7"})"), "r7");
  EXPECT_EQ(request_in(R"({"request":7})"), "");
  EXPECT_EQ(request_in(R"({"request":"\u0000"})"), "");
  EXPECT_EQ(request_in("{"), "");
}

}  // namespace
}  // namespace cheesemoon::table
