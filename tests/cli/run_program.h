#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "cli/texts.h"
#include "places.h"

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

/// Runs the real program; what it reads is written to a file first. Several test programs do so at
/// the same time, so the files are those of this process.
inline Outcome run(const std::string& arguments, const std::string& input = "") {
  const std::string files = testing::TempDir() + "program_test_" + std::to_string(getpid());
  const std::string in = files + "_in";
  const std::string out = files + "_out";
  const std::string error = files + "_error";
  std::ofstream(in) << input;
  const std::string command =
      program_under_test() + " " + arguments + " < " + in + " > " + out + " 2> " + error;
  const int status = std::system(command.c_str());
  Outcome outcome{WEXITSTATUS(status), text_of(out), text_of(error)};
  for (const std::string& file : {in, out, error}) std::filesystem::remove(file);
  return outcome;
}

inline const std::string brave_rats_opening =
    R"({"format":"cheesemoon/1","game":"brave-rats","options":{"variant":"base"},)"
    R"("setup":{"hands":["01234567","01234567"]},"actions":[]})";

/// A shell as a player, which answers `go` with these commands.
inline std::string bot(const std::string& answer) {
  return "exec:while read -r word rest; do case $word in identify) echo identified;; go) " +
         answer + ";; quit) exit;; esac; done";
}

}  // namespace cheesemoon::cli
