#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/subcommand.h"
#include "server/store/store.h"

namespace cheesemoon::cli {

// What the commands around a game server have in common.

/// `--store`, by default where a server of this user keeps its games.
void add_store(CLI::App& command, std::string& store, std::string_view file);

/// `--tls-key` can also be set by `CHEESEMOON_TLS_KEY`, and so on.
void take_from_environment(CLI::App& command);

/// Does something with a store, which has to be there: opening a file that is not would make an
/// empty one. Returns the exit status; `work` returns what was wrong, if anything, which is said
/// for `command`.
int with_store(const std::string& command, const std::string& place,
               const std::function<std::string(server::Store&)>& work);

/// A command that looks after the store of a server, by itself or one of those of `group`. `run` is
/// given the store as well, and returns what was wrong, if anything.
template <class Arguments, class Run>
std::pair<CLI::App&, Arguments&> add_on_store(CLI::App& app, int& status, const std::string& group,
                                              const std::string& name,
                                              const std::string& description, Run run) {
  auto [command, arguments] = add_subcommand<Arguments>(
      app, status, name, description, [group, run](const Arguments& said) {
        return with_store(group, said.store,
                          [&](server::Store& store) { return run(store, said); });
      });
  command.option_defaults()->always_capture_default();
  add_store(command, arguments.store, "a file");
  take_from_environment(command);
  return {command, arguments};
}

}  // namespace cheesemoon::cli
