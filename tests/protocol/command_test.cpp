#include "protocol/command.h"

#include <gtest/gtest.h>

namespace cheesemoon::protocol {
namespace {

std::string command_error(std::string_view line) {
  const auto command = read_command(line);
  return command ? "" : command.error();
}

TEST(Command, IsReadWithItsArguments) {
  EXPECT_TRUE(std::holds_alternative<Identify>(*read_command("identify")));
  EXPECT_TRUE(std::holds_alternative<IsReady>(*read_command("  isready \r")));
  EXPECT_TRUE(std::holds_alternative<Stop>(*read_command("stop")));
  EXPECT_TRUE(std::holds_alternative<Wait>(*read_command("wait")));
  EXPECT_TRUE(std::holds_alternative<Quit>(*read_command("quit")));
  const auto option = std::get<SetOption>(*read_command("option player search:500"));
  EXPECT_EQ(option.name, "player");
  EXPECT_EQ(option.value, "search:500");
  EXPECT_EQ(std::get<SetPosition>(*read_command("position seen x y")).text, "seen x y");
}

TEST(Go, IsReadAsItIsWritten) {
  for (const char* line : {"go", "go nodes 500", "go time 1000", "go nodes 7 time 20 seat 2",
                           "go infinite", "go infinite seat 1"})
    EXPECT_EQ(write_go(std::get<Go>(*read_command(line))), line);
}

TEST(Command, ThatIsWrongSaysWhatWasExpected) {
  EXPECT_EQ(command_error("fly"),
            "unknown command \"fly\": expected identify, isready, option, position, go, stop, wait "
            "or quit");
  EXPECT_EQ(command_error("isready now"), "isready: expected nothing more, found \"now\"");
  EXPECT_EQ(command_error("option player"), "option: expected a name and a value");
  EXPECT_EQ(command_error("go depth 3"),
            "go: expected nodes, time, seat or infinite, found \"depth\"");
  EXPECT_EQ(command_error("go time soon"),
            "go time: expected a number from 1 to 1000000000, found \"soon\"");
  EXPECT_EQ(command_error("go seat 6"), "go seat: expected a number from 1 to 5, found \"6\"");
  EXPECT_EQ(command_error("go nodes"),
            "go nodes: expected a number from 1 to 4611686018427387904, found \"\"");
  EXPECT_EQ(command_error("go infinite nodes 3"), "go: infinite has no other limit");
}

TEST(Command, ThatIsWrongIsQuotedShortlyAndPrintably) {
  const std::string error = command_error(std::string(500, 'x'));
  EXPECT_NE(error.find('"' + std::string(60, 'x') + "...\""), std::string::npos) << error;
  EXPECT_NE(command_error("\x1b[2J\xff").find("\"?[2J?\""), std::string::npos);
}

}  // namespace
}  // namespace cheesemoon::protocol
