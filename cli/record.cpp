#include <fmt/format.h>

#include <filesystem>
#include <iostream>

#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "hosting/games.h"

namespace cheesemoon::cli {

int run(const RecordArguments& arguments) {
  const auto bots = hosting::games()
                        .find(arguments.game)
                        ->prepare({.settings = arguments.options,
                                   .players = arguments.players,
                                   .seed = arguments.seed,
                                   .budget = {},
                                   .threads = 1,
                                   .patience = std::chrono::duration<double>(arguments.patience)});
  if (!bots) return complain("record", bots.error());
  if (!arguments.out.empty()) {
    std::error_code error;
    std::filesystem::create_directories(arguments.out, error);
    if (error)
      return complain("record", fmt::format("cannot make {}: {}", arguments.out, error.message()));
  }
  for (std::uint32_t game = 1; game <= arguments.count; ++game) {
    const std::string text = (*bots)->record(game) + "\n";
    if (arguments.out.empty()) {
      std::cout << text;
      continue;
    }
    const std::string path =
        fmt::format("{}/{}-{}-{}.json", arguments.out, arguments.game, arguments.seed, game);
    const std::string error = write_text(path, text);
    if (!error.empty()) return complain("record", error);
  }
  if (!arguments.out.empty())
    std::cerr << fmt::format(
        "{} written to {}\n",
        arguments.count == 1 ? "1 record" : fmt::format("{} records", arguments.count),
        arguments.out);
  return success;
}

}  // namespace cheesemoon::cli
