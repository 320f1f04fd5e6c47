#include "cli/on_store.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>

#include "cli/exit_status.h"
#include "cli/own_folder.h"

namespace cheesemoon::cli {

void add_store(CLI::App& command, std::string& store, std::string_view file) {
  store = (own_folder("XDG_DATA_HOME", ".local/share") / "games.sqlite").string();
  command.add_option(
      "--store", store,
      fmt::format("Where games are kept: {} or postgres://user:password@host/database", file));
}

void take_from_environment(CLI::App& command) {
  for (CLI::Option* option : command.get_options()) {
    std::string name = option->get_lnames().empty() ? "" : option->get_lnames().front();
    if (name.empty() || name == "help") continue;
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char letter) {
      return letter == '-' ? '_' : static_cast<char>(std::toupper(letter));
    });
    option->envname("CHEESEMOON_" + name);
  }
}

int with_store(const std::string& command, const std::string& place,
               const std::function<std::string(server::Store&)>& work) {
  if (server::is_file(place) && !std::filesystem::exists(place))
    return complain(command, fmt::format("there is no store {}; --store says where it is", place));
  auto store = server::open_store(place);
  if (!store) return complain(command, store.error().sentence);
  const std::string error = work(*store);
  return error.empty() ? success : complain(command, error);
}

}  // namespace cheesemoon::cli
