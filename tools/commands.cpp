#include "tools/commands.h"

#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <iostream>

#include "hosting/games.h"

namespace cheesemoon::tools {

void add_game(CLI::App& command, std::string& game) {
  command.add_option("--game", game, "What they play")
      ->check(CLI::IsMember(hosting::games().names()))
      ->capture_default_str();
}

void tell(const std::string& sentence) {
  std::cerr << sentence << '\n';
}

int show(bool as_json, const boost::json::object& json, const std::string& in_words) {
  std::cout << (as_json ? boost::json::serialize(json) + '\n' : in_words);
  return EXIT_SUCCESS;
}

int complain(std::string_view command, std::string_view what) {
  std::cerr << "cheesemoon " << command << ": " << what << '\n';
  return EXIT_FAILURE;
}

}  // namespace cheesemoon::tools
