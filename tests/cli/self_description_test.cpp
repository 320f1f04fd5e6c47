#include <cstdlib>
#include <fstream>

#include "cli/run_program.h"

/// What the program tells shells and `man` about itself.
namespace cheesemoon::cli {
namespace {

/// What bash would offer for the last word.
std::string completed(const std::string& words) {
  const std::string files = testing::TempDir() + "completion_test_" + std::to_string(getpid());
  const std::string command =
      "bash -c 'source <(\"$0\" completion); COMP_WORDS=(\"${@:1}\"); COMP_CWORD=$(($# - 1)); "
      "_cheesemoon; echo \"${COMPREPLY[*]}\"' " +
      program_under_test() + " " + words + " > " + files;
  EXPECT_EQ(std::system(command.c_str()), 0);
  std::string offered = text_of(files);
  std::filesystem::remove(files);
  return offered;
}

TEST(Completion, OffersCommandsAndTheirOptions) {
  EXPECT_EQ(completed("cheesemoon pl"), "play\n");
  EXPECT_EQ(completed("cheesemoon content ''"), "check show --help\n");
  EXPECT_EQ(completed("cheesemoon serve --tls"), "--tls-certificate --tls-key\n");
  EXPECT_EQ(completed("cheesemoon match brave-rats --json --ga"), "--games\n");
}

TEST(Completion, OffersTheValuesThatThereAre) {
  EXPECT_EQ(completed("cheesemoon play first"), "first-rat\n");
  EXPECT_EQ(completed("cheesemoon play brave-rats --side ''"), "red blue\n");
  EXPECT_EQ(completed("cheesemoon explain --language f"), "fr\n");
}

TEST(Completion, LeavesFilesToTheShell) {
  EXPECT_EQ(completed("cheesemoon backup --store ''"), "\n");
}

TEST(Manual, HasEveryCommandAndEveryOption) {
  const std::string page = run("manual").out;
  EXPECT_EQ(page.rfind(".TH cheesemoon 1 ", 0), 0U) << page.substr(0, 80);
  for (const char* part :
       {R"(.SS "cheesemoon play [game] [options]")",
        R"(.SS "cheesemoon content check files... [options]")", R"(\fB\-\-token\-file\fR)",
        R"(cheesemoon hint game.json \-\-json)", ".SH EXIT STATUS"})
    EXPECT_TRUE(contains(page, part)) << part;
}

TEST(Manual, OfTheServerNamesItsVariables) {
  const std::string page = run("manual serve").out;
  EXPECT_EQ(page.rfind(".TH cheesemoon-serve 8 ", 0), 0U) << page.substr(0, 80);
  EXPECT_TRUE(contains(page, "CHEESEMOON_PUBLIC_ADDRESS")) << page;
  EXPECT_EQ(run("manual chess").status, 2);
}

}  // namespace
}  // namespace cheesemoon::cli
