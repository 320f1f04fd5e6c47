#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/hall/hall_counts.h"
#include "server/hall/load_table.h"
#include "server/hall/new_table_limits.h"
#include "server/hall/room.h"
#include "server/hall/services.h"
#include "server/limits/limiter.h"
#include "server/network/socket.h"
#include "table/client_message.h"

namespace cheesemoon::server {

/// All tables that somebody needs, and all who are connected: commands go in, and what everybody
/// may know goes out when it is durable. Everything happens on the thread of the hall.
///
/// A table is loaded from its journal when it is first asked for, and forgotten when nobody needs
/// it. What is done at a table is done one after the other: the next command waits until the
/// journal has the last one. So what anybody sees is always durable, and a table that turns out to
/// have gone on elsewhere is simply loaded again.
class Hall : public SocketHandler {
 public:
  explicit Hall(HallServices services);
  ~Hall() override;
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  void opened(const std::shared_ptr<Socket>& socket) override;
  void received(Socket& socket, std::string_view text) override;
  void closed(Socket& socket) override;

  using Made = std::function<void(Result<std::string, table::TableRefusal>)>;
  /// Makes a table, for somebody at that address who may have one more, and answers with its id
  /// when it is durable.
  void make_table(const Person& maker, const std::string& address_group,
                  const table::TableOptions& options, const std::string& before, const Made& made);

  using Looked = std::function<void(Result<const Room*, table::TableRefusal>)>;
  /// Shows a table as it is; the room is there during the call only.
  void look_at(const std::string& table, const Looked& looked);

  /// Another process has written so many entries of a table's journal.
  void heard(const std::string& table, std::int64_t sequence);
  /// We may have missed what others have told: looks into the journals of all tables that matter.
  void missed();

  /// Looks after the tables that were going on when the server stopped: bots and clocks.
  void resume();
  /// From time to time: forgets tables that nobody needs.
  void tidy_up();
  /// Now and then: closes tables that have waited too long for somebody to come.
  void close_stale_tables();
  using Noted = std::function<void(const std::optional<table::TableRefusal>&)>;
  /// Remembers that a seat gets a hint, and says so when that is durable, or why it cannot be.
  void note_hint(const std::string& table, Seat seat, const Noted& noted);
  /// People have changed: shows their new names, and ends the connections of those who would not be
  /// let in any more.
  void look_again(const std::set<std::string>& people);
  /// Takes no more commands; what was accepted is still written.
  void stop();

  [[nodiscard]] const HallCounts& counts() const { return counts_; }
  [[nodiscard]] std::size_t rooms() const { return rooms_.size(); }

 private:
  struct Client {
    std::shared_ptr<Socket> socket;
    bool is_greeting = false;
    /// Nobody before the welcome.
    std::shared_ptr<const Person> person;
    std::string token;
    /// What came while the token was looked at.
    std::vector<std::string> held;
    std::vector<std::string> watched;
  };

  /// A command, who wants it done and who is told.
  struct Wish {
    std::shared_ptr<Socket> socket;
    std::shared_ptr<const Person> person;
    std::string request;
    table::Command command;
  };

  /// What became of an append.
  struct Appended {
    std::string table;
    AppendOutcome outcome;
    table::Time began = 0;
  };

  /// A client whose token is looked at again.
  struct Checked {
    std::uint64_t socket = 0;
    std::string token;
    std::string address_group;
    bool is_let_in = true;
  };
  /// Nothing for those who are gone.
  using NewNames = std::map<std::string, std::optional<std::string>>;

  void show_names(const NewNames& names);
  void send_away(std::uint64_t socket);

  // Messages: hall_messages.cpp
  void handle(Client& client, std::string_view text);
  void greet(Client& client, const table::Hello& hello);
  void watch(Client& client, const std::string& request, const table::Watch& message);
  void add_watcher(Room& room, const std::shared_ptr<Socket>& socket, const std::string& person,
                   const table::Watch& message);
  void unwatch(Client& client, const table::Unwatch& message);
  void preview(Client& client, const std::string& request, const table::Preview& message);
  void do_command(Client& client, const std::string& request, const table::AtTable& message);
  /// Has looked: whether the journal was asked before something is refused.
  Task task_of(const std::shared_ptr<const Wish>& wish, bool has_looked);
  void do_wish(Room& room, const std::shared_ptr<const Wish>& wish, bool has_looked);
  void acknowledge(const Room& room, const Wish& wish);
  void do_rematch(Client& client, const std::string& request, const table::Rematch& message);
  void rematched(const std::shared_ptr<Socket>& socket, const Person& person,
                 const std::string& request, const std::string& table, const std::string& next);
  void refuse(Socket& socket, std::string_view request, const table::TableRefusal& refusal);

  // Tables: hall_tables.cpp
  void at_table(const std::string& table, Task task);
  /// The same after a look into the journal: another process may have died before it could tell.
  void at_fresh_table(const std::string& table, Task task);
  void advance(Room& room);
  void commit(Room& room, const table::Entries& entries, Unwritten unwritten);
  /// On the thread of the journal.
  void hear_outcome(Appended outcome);
  void take_outcomes();
  void written(const std::string& table, const AppendOutcome& outcome, table::Time began);
  void open_table(const Person& maker, const std::string& address_group,
                  const table::TableOptions& options, const std::string& before, const Made& made);
  void load(Room& room);
  void load_more(Room& room);
  void could_not_load(Room& room, const LoadError& error);
  static void fail_tasks(Room& room, const table::TableRefusal& refusal);

  // Telling: hall_telling.cpp
  void tell_watchers(Room& room, const Unwritten& unwritten) const;
  void tell_what_is_missing(Room& room) const;
  void tell_names(const Room& room) const;
  /// Who is here is live: it is in no journal, has no number, and is told when it has changed.
  void tell_presence(Room& room) const;
  /// The same where somebody came or went, which costs him little and all who are told much: if it
  /// happens all the time, it is told together a little later.
  void tell_presence_in_time(Room& room);
  [[nodiscard]] table::Around around(const Room& room) const;
  /// Whoever has left a seat does not see the table from there any more.
  static void drop_watchers_without_seat(Room& room);

  // Bots and clocks: hall_upkeep.cpp
  void look_after(Room& room);
  void ask_bots(Room& room);
  void ask_bot(Room& room, Seat seat);
  /// Turns that were put off because nobody looked at the table.
  void hurry_bots(const Room& room) const;
  void bot_answered(const std::string& table, Seat seat, std::uint32_t at,
                    const Result<std::string, std::string>& answer);
  void bot_refused(Room& room, Seat seat, const table::TableRefusal& refusal);
  /// Ends a game that nobody can go on with.
  void give_up(Room& room, const std::string& why);
  void set_timer(Room& room);
  void check_clocks(Room& room);
  /// Those who were called and are here.
  void welcome_back(Room& room);
  Task hint_task(Seat seat, const Noted& noted);
  void close_table(const std::string& table);

  void do_later(std::chrono::milliseconds pause, std::function<void()> work);

  HallServices services_;
  std::unordered_map<std::string, std::unique_ptr<Room>> rooms_;
  /// Of tables for which something is to be done later: those need not be in memory until then.
  std::unordered_map<std::string, boost::asio::steady_timer> timers_;
  std::unordered_map<std::uint64_t, Client> clients_;
  Limiter chat_limit_;
  NewTableLimits new_table_limits_;
  HallCounts counts_;
  bool is_stopping_ = false;
  std::mutex outcomes_mutex_;
  /// Under the mutex; what the journal has done together is told together.
  std::vector<Appended> outcomes_;
};

}  // namespace cheesemoon::server
