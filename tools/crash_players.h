#pragma once

#include <boost/json/object.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/result.h"
#include "tools/crash_test.h"
#include "tools/ledger.h"
#include "tools/light_sockets.h"

namespace cheesemoon::tools {

/// People who play on a server that is killed again and again. They come back, say what they have,
/// send again what was not answered, and compare what they are told with what they were told
/// before.
class CrashPlayers final : public LightSocketHandler {
 public:
  using Clock = std::chrono::steady_clock;

  static Result<std::unique_ptr<CrashPlayers>, std::string> make(const server::Url& url,
                                                                 const CrashTestOptions& options);

  /// Lets people come, play and wait for so long.
  void live(std::chrono::milliseconds time);
  /// From now on nobody begins a new table.
  void finish() { is_finishing_ = true; }

  /// Whether everybody has a table at which he may play.
  [[nodiscard]] bool are_all_at_tables() const;
  /// Whether somebody was welcomed since the server has been killed.
  [[nodiscard]] bool is_somebody_there() const;
  [[nodiscard]] bool are_all_over() const;
  /// One that is not.
  [[nodiscard]] std::string table_not_over() const;
  /// What was wrong, if anything was.
  [[nodiscard]] const std::optional<std::string>& violation() const { return violation_; }
  [[nodiscard]] const Ledger& ledger() const { return ledger_; }
  [[nodiscard]] const CrashTestReport& counts() const { return counts_; }

  void connected(std::size_t number) override;
  void answered(std::size_t number, int status, std::string_view body) override;
  void received(std::size_t number, std::string_view line) override;
  void closed(std::size_t number) override;

 private:
  /// A message without an answer, to be sent again.
  struct Outstanding {
    std::string request;
    std::string message;
    bool is_act = false;
  };

  struct ToldStep {
    std::uint32_t sequence = 0;
    /// JSON, without its brackets.
    std::string events;
  };

  struct Person {
    std::size_t party = 0;
    std::string token;
    std::string id;
    bool is_connected = false;
    bool is_welcome = false;
    std::optional<Outstanding> outstanding;
    std::uint64_t requests = 0;
    Clock::time_point next{};

    // At the table:
    int seat = 1;
    bool is_seated = false;
    /// The highest numbers of an update, and of an answer.
    std::uint32_t told = 0;
    std::uint32_t promised = 0;
    std::vector<std::string> choices;
    bool can_undo = false;
    bool has_resigned = false;
    bool is_over = false;
    bool asks_for_all = false;
    /// It is over, and everything that happened was told in the end as it was before.
    bool is_done = false;
    std::vector<ToldStep> steps;
  };

  /// People who go from table to table together; the first makes them.
  struct Party {
    std::size_t first = 0;
    std::size_t people = 0;
    int seats = 2;
    /// What the first table is made with.
    std::string wish;
    std::string table;
  };

  CrashPlayers(LightSockets sockets, const CrashTestOptions& options);

  // Setting up
  void add_party(std::size_t kind);
  void ask_for_table();
  void begin_table(Party& party, const std::string& table);

  // Coming back
  void open_some();
  void come_back(std::size_t number);
  void watch(std::size_t number, std::uint32_t have);
  /// To come back and try again.
  void hang_up(std::size_t number);

  // Playing
  void think();
  void do_something(std::size_t number);
  void ask(std::size_t number, const table::Command& command);
  void send_outstanding(std::size_t number);
  void leave_table(Party& party);

  // Being told
  void take_update(std::size_t number, const boost::json::object& update);
  void take_steps(std::size_t number, const boost::json::object& update);
  void take_done(std::size_t number, const boost::json::object& answer);
  void take_refusal(std::size_t number, const boost::json::object& answer);
  void take_rematch(std::size_t number, const boost::json::object& answer);

  void wrong(const Person& person, std::string_view what);
  [[nodiscard]] bool chance(double probability) { return random_.unit() < probability; }
  [[nodiscard]] Clock::duration exponential(std::chrono::milliseconds mean);

  LightSockets sockets_;
  std::vector<Person> people_;
  std::vector<Party> parties_;
  Random random_;
  Ledger ledger_;
  CrashTestReport counts_;
  std::optional<std::string> violation_;
  bool is_finishing_ = false;
  /// The first person has found the server.
  bool is_server_there_ = false;
  Clock::time_point next_try_{};
  /// There are times in which nothing can be stored.
  bool may_store_fail_ = false;
  /// Parties that have got their first table.
  std::size_t parties_at_tables_ = 0;
};

}  // namespace cheesemoon::tools
