#include "cli/player_list.h"

namespace cheesemoon::cli {

std::vector<std::string> read_player_list(std::string_view text) {
  constexpr std::string_view written_comma = "\\,";
  std::vector<std::string> players(1);
  while (!text.empty()) {
    if (text.starts_with(written_comma)) {
      players.back() += ',';
      text.remove_prefix(written_comma.size());
      continue;
    }
    if (text.front() == ',') {
      players.emplace_back();
    } else {
      players.back() += text.front();
    }
    text.remove_prefix(1);
  }
  return players;
}

}  // namespace cheesemoon::cli
