#include "cli/commands.h"
#include "engine/first_rat/first_rat.h"

namespace cheesemoon::cli {

int run(const PlayArguments& arguments) {
  return arguments.game == first_rat::FirstRat::name ? play_first_rat(arguments)
                                                     : play_brave_rats(arguments);
}

}  // namespace cheesemoon::cli
