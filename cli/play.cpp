#include <iostream>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "engine/first_rat/first_rat.h"

namespace cheesemoon::cli {

int run(const PlayArguments& arguments) {
  if (arguments.game.empty() && arguments.remote.table.empty()) {
    std::cerr << "cheesemoon play: which game? first-rat or brave-rats; see cheesemoon play "
                 "--help\n";
    return bad_input;
  }
  if (!arguments.remote.server.empty()) return play_remote(arguments);
  return arguments.game == first_rat::FirstRat::name ? play_first_rat(arguments)
                                                     : play_brave_rats(arguments);
}

}  // namespace cheesemoon::cli
