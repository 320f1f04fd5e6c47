#include <iostream>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "hosting/games.h"

namespace cheesemoon::cli {

int run(const PerftArguments& arguments) {
  const auto complain = [&](const std::string& what) {
    std::cerr << "cheesemoon perft: " << arguments.file << ": " << what << '\n';
    return bad_input;
  };
  const auto text = read_text(arguments.file);
  if (!text) return complain(text.error());
  const auto sequences = hosting::about_record<std::uint64_t>(
      *text, [&](const hosting::GameKind& kind, const JsonReader& record) {
        return kind.perft(record, arguments.depth);
      });
  if (!sequences) return complain(describe(sequences.error()));
  std::cout << *sequences << '\n';
  return success;
}

}  // namespace cheesemoon::cli
