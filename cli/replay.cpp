#include <fmt/format.h>

#include <iostream>
#include <string>
#include <string_view>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "hosting/games.h"
#include "records/document.h"

namespace cheesemoon::cli {

namespace {

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

}  // namespace

int run(const ReplayArguments& arguments) {
  int status = success;
  for (const std::string& file : arguments.files) {
    if (!replay_file(file, arguments.verbose)) status = failed;
  }
  return status;
}

}  // namespace cheesemoon::cli
