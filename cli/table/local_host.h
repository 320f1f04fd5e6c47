#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "cli/table/local_game.h"
#include "cli/table/table_host.h"
#include "hosting/question.h"
#include "table/client_message.h"
#include "table/commands.h"
#include "table/table.h"
#include "table/telling.h"

namespace cheesemoon::cli {

/// A table that is hosted here, for all its people: they are told what a server would tell them.
/// Bots think while it is heard what comes, one at a time, and only when no person has to act.
class LocalHost final : public TableHost {
 public:
  explicit LocalHost(const LocalGame& game);

  void watch(hosting::Viewer viewer) override;
  std::string send(boost::json::object message) override;
  Heard hear(std::chrono::milliseconds at_most) override;
  [[nodiscard]] bool is_connected() const override { return true; }
  [[nodiscard]] bool is_here() const override { return true; }
  Result<boost::json::value, std::string> hint(Seat seat) override;

  /// The record so far, as in docs/records.md.
  [[nodiscard]] std::string record() const;

 private:
  struct Watcher {
    hosting::Viewer viewer;
    std::uint32_t told = 0;
  };

  void tell(const table::Entries& entries);
  void say(const std::string& line);
  void perform(const std::string& request, const table::Command& command);
  void preview(const std::string& request, const table::Preview& wish);
  void begin_next_game();
  [[nodiscard]] std::optional<Seat> bot_to_ask() const;
  void ask_bot(Seat seat);

  table::Table table_;
  table::Names names_;
  std::uint64_t seed_;
  /// By seat; nothing for people, and for bots that nobody has to keep.
  std::vector<std::unique_ptr<hosting::KeptPlayer>> players_;
  std::vector<Watcher> watchers_;
  std::uint32_t requests_ = 0;
  std::vector<boost::json::value> messages_;
  std::optional<Forfeit> forfeit_;
  bool is_forfeit_told_ = false;
};

}  // namespace cheesemoon::cli
