#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstdio>

#include "cli/remote/table_request.h"
#include "cli/remote/token_file.h"
#include "cli/table/safe_text.h"
#include "cli/table/typed_lines.h"

/// What the terminal needs before it can speak to a server.
namespace cheesemoon::cli {
namespace {

namespace json = boost::json;

json::value clock_of(std::string_view text) {
  const auto clock = read_clock(text);
  EXPECT_TRUE(clock) << text;
  return clock ? json::value(*clock) : json::value();
}

TEST(ClockOption, IsForEachTurnOrForTheWholeGame) {
  EXPECT_EQ(clock_of("30s"), json::parse(R"({"kind":"turn","seconds":30})"));
  EXPECT_EQ(clock_of("1d"), json::parse(R"({"kind":"turn","seconds":86400})"));
  EXPECT_EQ(clock_of("10m+5s"), json::parse(R"({"kind":"game","seconds":600,"increment":5})"));
  EXPECT_EQ(clock_of("2h+0s"), json::parse(R"({"kind":"game","seconds":7200,"increment":0})"));
}

TEST(ClockOption, SaysWhatWasExpected) {
  for (const char* text :
       {"", "30", "s", "+5s", "10m+", "-3s", "5x", "1m30s", "99999999999999999s"})
    EXPECT_FALSE(read_clock(text)) << text;
}

json::value request_of(const PlayArguments& arguments) {
  const auto request = table_request(arguments);
  EXPECT_TRUE(request) << request.error();
  return request ? json::value(*request) : json::value();
}

TEST(TableRequest, HasNoOtherNamesForThoseAtThisKeyboard) {
  PlayArguments arguments;
  arguments.game = "first-rat";
  arguments.players = {"person", "person:Ben"};
  const auto request = table_request(arguments);
  ASSERT_FALSE(request);
  EXPECT_NE(request.error().find("--name"), std::string::npos);
}

TEST(TableRequest, OfADuelHasAnOpenSeatOrABot) {
  PlayArguments arguments;
  arguments.game = "brave-rats";
  EXPECT_EQ(request_of(arguments),
            json::parse(R"({"game":"brave-rats","options":{"variant":"base"},)"
                        R"("seats":["person","open"],"public":false,"rated":false})"));
  arguments.against = "level3";
  arguments.side = "blue";
  arguments.variant = "draft";
  arguments.crowns = "3";
  arguments.remote.is_public = true;
  arguments.remote.is_rated = true;
  EXPECT_EQ(request_of(arguments),
            json::parse(R"({"game":"brave-rats","options":{"variant":"draft"},"crowns":3,)"
                        R"("seats":["level3","person"],"public":true,"rated":true})"));
}

TEST(TableRequest, OfFirstRatHasEveryOptionAndThoseAtThisKeyboard) {
  PlayArguments arguments;
  arguments.game = "first-rat";
  EXPECT_EQ(request_of(arguments).at("seats"), json::parse(R"(["person","open"])"));
  arguments.options = {"solo=easy"};
  EXPECT_EQ(request_of(arguments).at("seats"), json::parse(R"(["person"])"));
  arguments.options = {"comics=all"};
  arguments.players = {"open", "person", "level3"};
  EXPECT_EQ(request_of(arguments).at("options"),
            json::parse(R"({"path":"standard","tracks":"standard","comics":"all","solo":null,)"
                        R"("content":"standard","seats":3})"));
  arguments.players = {"person", "person"};
  EXPECT_EQ(request_of(arguments).at("seats"), json::parse(R"(["person","person"])"));
  arguments.players = {"open", "level3"};
  EXPECT_FALSE(table_request(arguments));
}

TEST(TokenFile, KeepsATokenForEachServerForNobodyElseToRead) {
  const std::string file = testing::TempDir() + "remote_tokens/tokens";
  (void)std::remove(file.c_str());
  EXPECT_EQ(kept_token(file, "http://one"), "");
  EXPECT_EQ(keep_token(file, "http://one", "a"), "");
  EXPECT_EQ(keep_token(file, "http://two", "b"), "");
  EXPECT_EQ(keep_token(file, "http://one", "c"), "");
  EXPECT_EQ(kept_token(file, "http://one"), "c");
  EXPECT_EQ(kept_token(file, "http://two"), "b");
  struct stat status {};
  ASSERT_EQ(stat(file.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
  EXPECT_NE(keep_token("/dev/null/tokens", "http://one", "a"), "");
}

TEST(SafeText, HasNothingThatATerminalWouldObey) {
  EXPECT_EQ(safe_text("Grüße, \x1b[31mrot\x07\n"), "Grüße, [31mrot");
  EXPECT_EQ(safe_text("a\xC2\x9B\x33"
                      "b\x7F"),
            "a3b");
}

TEST(TypedLines, ComeWholeAndWithoutBlanks) {
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe(ends.data()), 0);
  TypedLines lines(ends[0]);
  const auto type = [&](std::string_view text) {
    ASSERT_EQ(write(ends[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
  };
  const std::chrono::milliseconds at_once{0};
  EXPECT_FALSE(lines.next(at_once));
  type("  pl");
  EXPECT_FALSE(lines.next(at_once));
  type("ay \n\nlast");
  EXPECT_EQ(lines.next(at_once), "play");
  EXPECT_EQ(lines.next(at_once), "");
  EXPECT_FALSE(lines.next(at_once));
  EXPECT_FALSE(lines.has_ended());
  close(ends[1]);
  EXPECT_EQ(lines.next(at_once), "last");
  EXPECT_TRUE(lines.has_ended());
  close(ends[0]);
}

}  // namespace
}  // namespace cheesemoon::cli
