#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

/// Runs the program as people do, and looks at what it says.
namespace cheesemoon::cli {

struct Outcome {
  int status;
  std::string out;
  std::string error;
};

inline std::string text_of(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// Runs the real program; what it reads is written to a file first.
inline Outcome run(const std::string& arguments, const std::string& input = "") {
  const std::string folder = testing::TempDir();
  std::ofstream(folder + "program_test_in") << input;
  const std::string command = std::string(CHEESEMOON_PROGRAM) + " " + arguments + " < " + folder +
                              "program_test_in > " + folder + "program_test_out 2> " + folder +
                              "program_test_error";
  const int status = std::system(command.c_str());
  return {WEXITSTATUS(status), text_of(folder + "program_test_out"),
          text_of(folder + "program_test_error")};
}

inline bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

inline const std::string opening =
    R"({"format":"cheesemoon/1","game":"brave-rats","options":{"variant":"base"},)"
    R"("setup":{"hands":["01234567","01234567"]},"actions":[]})";

/// A shell as a player, which answers `go` with these commands.
inline std::string bot(const std::string& answer) {
  return "exec:while read -r word rest; do case $word in identify) echo identified;; go) " +
         answer + ";; quit) exit;; esac; done";
}

}  // namespace cheesemoon::cli
