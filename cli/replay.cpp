#include <fmt/format.h>

#include <iostream>
#include <string>
#include <string_view>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/subcommand.h"
#include "hosting/games.h"
#include "records/document.h"

namespace cheesemoon::cli {

namespace {

struct ReplayArguments {
  std::vector<std::string> files;
  bool verbose = false;
};

bool fail(const std::string& place, const std::string& what) {
  std::cout << place << ": error: " << what << '\n';
  return false;
}

/// Prints the line of one record; true if all is well with it.
bool replay_document(const std::string& place, std::string_view text, bool verbose) {
  const auto read = hosting::about_record<hosting::CheckedRecord>(
      text, [&](const hosting::GameKind& kind, const JsonReader& record) {
        return kind.check(record, verbose);
      });
  if (!read) return fail(place, describe(read.error()));
  std::cout << place << ": ok, " << read->summary << '\n';
  if (verbose) {
    for (const std::string& playthrough : read->playthroughs) std::cout << '\n' << playthrough;
    std::cout << '\n';
  }
  return true;
}

/// The same for all records of a file.
bool replay_file(const std::string& file, bool verbose) {
  const auto text = read_text(file);
  if (!text) return fail(file, text.error());
  const auto documents = records::documents_in(*text);
  if (documents.size() == 1) return replay_document(file, *text, verbose);
  bool all_well = true;
  for (std::size_t place = 0; place < documents.size(); ++place) {
    const std::string name = fmt::format("{}, record {}", file, place + 1);
    all_well = replay_document(name, documents[place], verbose) && all_well;
  }
  return all_well;
}

int run_replay(const ReplayArguments& arguments) {
  int status = success;
  for (const std::string& file : arguments.files) {
    if (!replay_file(file, arguments.verbose)) status = failed;
  }
  return status;
}

}  // namespace

void add_replay(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<ReplayArguments>(
      app, status, "replay", "Check records: is every action legal, does the result agree?",
      run_replay);
  command.add_option("files", arguments.files, "Record files; - is standard input")->required();
  command.add_flag("--verbose", arguments.verbose, "Show every position of every game");
  command.footer(
      "Prints one line a file; of a file with a record a line, one line each. The exit status is 0 "
      "if all records are right, otherwise 1.\n"
      "Examples:\n"
      "  cheesemoon replay games/*.json\n"
      "  cheesemoon record brave-rats --players random,random --seed 7 | cheesemoon replay - "
      "--verbose");
}

}  // namespace cheesemoon::cli
