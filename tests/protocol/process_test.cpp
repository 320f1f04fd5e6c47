#include "protocol/process.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <filesystem>

namespace cheesemoon::protocol {
namespace {

using Silence = Process::Silence;

Process::Clock::time_point after(std::chrono::milliseconds time) {
  return Process::Clock::now() + time;
}
/// Long enough for anything that is going to happen.
Process::Clock::time_point eventually() {
  return after(std::chrono::minutes(1));
}

std::size_t open_descriptors() {
  const std::filesystem::directory_iterator entries("/proc/self/fd");
  return static_cast<std::size_t>(std::distance(begin(entries), end(entries)));
}

bool has_no_children() {
  return waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD;
}

TEST(Process, IsSpokenToLineByLine) {
  auto process = Process::start("while read line; do echo \"heard $line\"; done");
  ASSERT_TRUE(process);
  (*process)->send("one", eventually());
  (*process)->send("two", eventually());
  EXPECT_EQ(*(*process)->receive(eventually()), "heard one");
  EXPECT_EQ(*(*process)->receive(eventually()), "heard two");
  const auto nothing = (*process)->receive(after(std::chrono::milliseconds(1)));
  ASSERT_FALSE(nothing);
  EXPECT_EQ(nothing.error(), Silence::late);
}

TEST(Process, TellsHowItEnded) {
  const auto ending_of = [](const std::string& command) {
    const auto process = Process::start(command);
    const auto line = (*process)->receive(eventually());
    EXPECT_FALSE(line);
    EXPECT_EQ(line.error(), Silence::ended);
    return (*process)->how_it_ended();
  };
  EXPECT_EQ(ending_of("exit 3"), "ended with status 3");
  EXPECT_EQ(ending_of("kill -SEGV $$"), "was killed by signal 11");
  EXPECT_EQ(ending_of("no_such_command_at_all 2>/dev/null"),
            "ended with status 127 (no such command)");
  EXPECT_EQ(ending_of("exec <&- >&-; sleep 600"), "closed its output");
}

TEST(Process, GivesItsLastLineEvenWithoutAnEnd) {
  const auto process = Process::start("printf 'a\\nb'");
  EXPECT_EQ(*(*process)->receive(eventually()), "a");
  EXPECT_EQ(*(*process)->receive(eventually()), "b");
  EXPECT_FALSE((*process)->receive(eventually()));
}

TEST(Process, ThatIsGoneOrDoesNotReadCanStillBeSentTo) {
  const auto gone = Process::start("exit 0");
  EXPECT_FALSE((*gone)->receive(eventually()));
  (*gone)->send("hello", eventually());
  const auto deaf = Process::start("sleep 600");
  (*deaf)->send(std::string(4'000'000, 'x'), after(std::chrono::milliseconds(20)));
}

TEST(Process, ThatNeverEndsItsLineIsGivenUp) {
  const auto process = Process::start("yes | tr -d '\\n'");
  const auto line = (*process)->receive(eventually());
  ASSERT_FALSE(line);
  EXPECT_EQ(line.error(), Silence::endless_line);
}

TEST(Process, LeavesNothingBehind) {
  ASSERT_TRUE(has_no_children());
  const std::size_t before = open_descriptors();
  std::string grandchild;
  {
    const auto process = Process::start("sleep 600 & echo $!; wait");
    grandchild = *(*process)->receive(eventually());
    EXPECT_GT(open_descriptors(), before);
    EXPECT_TRUE(std::filesystem::exists("/proc/" + grandchild));
    EXPECT_FALSE(has_no_children());
  }
  EXPECT_EQ(open_descriptors(), before);
  EXPECT_TRUE(has_no_children());
}

TEST(Process, DoesNotGiveItsDescriptorsToAnother) {
  const auto first = Process::start("cat");
  const auto second = Process::start("for fd in /proc/$$/fd/*; do readlink $fd; done; echo end");
  int sockets = 0;
  for (std::string line; line != "end"; line = *(*second)->receive(eventually()))
    if (line.starts_with("socket:")) ++sockets;
  EXPECT_EQ(sockets, 2) << "its own standard input and output";
}

}  // namespace
}  // namespace cheesemoon::protocol
