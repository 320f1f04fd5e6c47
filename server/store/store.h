#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/store/append.h"
#include "server/store/database.h"
#include "server/store/head.h"
#include "server/store/heartbeat.h"
#include "server/store/person.h"
#include "server/store/rating.h"
#include "server/store/store_error.h"

namespace cheesemoon::server {

/// What a game server must not lose. The journal of each table is the truth; heads can be made from
/// it; people, sessions, ratings and secrets stand beside it.
///
/// One thread at a time. Threads that work at once, like processes, have a Store each on the same
/// database.
class Store {
 public:
  /// Brings the tables of the database up to date.
  static StoreResult<Store> open(std::unique_ptr<Database> database);

  // Journal

  /// Does all of a batch in one transaction, durable when it returns. An append that is a conflict
  /// or refused is not done, nor those of the same table behind it; all others are. If the
  /// transaction fails, none is. The outcomes are in the order of the batch.
  std::vector<AppendOutcome> append(std::span<const Append> batch);
  /// At most `limit` entries in their order; the first is the one of `first_sequence`.
  StoreResult<std::vector<JournalEntry>> entries(const std::string& table,
                                                 std::int64_t first_sequence, std::int64_t limit);

  // Heads, the newest first

  StoreResult<std::optional<Head>> head(const std::string& table);
  /// If there are more, the newest of every maker come before anybody's others.
  StoreResult<std::vector<Head>> heads(table::Status status, bool is_public, std::int64_t limit);
  StoreResult<std::vector<Head>> heads_not_over();
  /// Those that are over and for which `put_ratings` has not been called.
  StoreResult<std::vector<Head>> heads_to_rate();
  /// The rated games that are being played.
  StoreResult<std::vector<RatedPlay>> rated_play();
  StoreResult<std::vector<Head>> heads_of(const std::string& person, std::int64_t limit);
  StoreResult<TablesGoingOn> tables_going_on(const std::string& person);

  // People

  StoreResult<Done> add_person(const Person& person);
  // Each of these writes what it names and nothing else: whoever calls has read the person before,
  // and others may have changed him since. If that matters it is `outdated`.

  /// Name, key and look, of a guest who is one still or of somebody with a key.
  StoreResult<Done> rename_person(const Person& person);
  /// Name, key, look and password, of a guest who is one still.
  StoreResult<Done> make_account(const Person& person);
  /// Of an account; if `before` is given, only while that is its hash.
  StoreResult<Done> set_password(const std::string& id, const std::string& hash,
                                 const std::optional<std::string>& before = std::nullopt);
  StoreResult<Done> set_settings(const std::string& id, const std::string& settings);
  /// Since when he is kept out, or nothing to let him in again.
  StoreResult<Done> set_banned(const std::string& id, const std::optional<std::int64_t>& since);
  StoreResult<std::optional<Person>> person(const std::string& id);
  StoreResult<std::optional<Person>> person_of_name(const std::string& name_key);
  /// Somebody who has this name, or one that looks like it.
  StoreResult<std::optional<Person>> person_named_like(const std::string& name_key,
                                                       const std::string& name_look);
  /// Those in whose name a text is, whoever was here last first. Bots are left out.
  StoreResult<std::vector<Person>> people_with(const std::string& part_of_name, bool only_banned,
                                               std::int64_t limit);
  StoreResult<Done> see_person(const std::string& id, std::int64_t now);
  /// Those from before looks were kept, the oldest first.
  StoreResult<std::vector<Person>> accounts_without_look();
  StoreResult<std::optional<PersonExport>> export_person(const std::string& id);
  /// Sessions, ratings and what he said go with the person; tables stay, with nobody on the seat.
  StoreResult<Done> delete_person(const std::string& id);

  /// Deletes some guests who were not here since, and says how many.
  StoreResult<std::int64_t> delete_guests_not_seen_since(std::int64_t time);
  /// Deletes some tables that have not changed since, with their journals, and says how many: those
  /// that nobody made, and at which nobody sits, who is still there.
  StoreResult<std::int64_t> delete_tables_of_nobody_since(std::int64_t time);

  // Reports

  StoreResult<Done> add_report(const Report& report);
  /// The newest first; those about a person, or all.
  StoreResult<std::vector<Report>> reports(const std::optional<std::string>& person,
                                           std::int64_t limit);

  // Who has changed: a list that every change of a name, and everything that ends a session, adds
  // to

  /// The changes after a number, in their order.
  StoreResult<std::vector<PersonChange>> people_changed(std::int64_t after);
  /// Keeps the newest thousand.
  StoreResult<Done> forget_old_changes();

  // Sessions

  StoreResult<Done> add_session(const Session& session);
  StoreResult<std::optional<Session>> session(const std::string& token_hash);
  StoreResult<std::vector<Session>> sessions_of(const std::string& person);
  StoreResult<Done> see_session(const std::string& token_hash, std::int64_t now);
  StoreResult<Done> delete_session(const std::string& token_hash);
  StoreResult<Done> delete_sessions_of(const std::string& person);
  StoreResult<Done> delete_sessions_not_seen_since(std::int64_t time);

  // Ratings

  /// The new ratings of all who played at a table that is over, and their results, once for each
  /// table: none if its game does not count. Somebody who is gone is left out. All or none: if a
  /// rating is `outdated`, read them again, compute and try again.
  StoreResult<RatingOutcome> put_ratings(const std::string& table,
                                         std::span<const PersonRating> ratings,
                                         std::span<const PersonResult> results = {});
  /// Ratings that are not played for: those of bots.
  StoreResult<Done> fix_ratings(std::span<const PersonRating> ratings);
  /// How many results somebody has against another in a game that counted, since a time.
  StoreResult<std::int64_t> count_results(const std::string& person, const std::string& opponent,
                                          const std::string& game, std::int64_t since);
  /// All results since a time, the oldest first.
  StoreResult<std::vector<PersonResult>> results_since(std::int64_t time);
  StoreResult<std::vector<PersonRating>> ratings_of(const std::string& person);
  /// People with a name key, the highest rating first.
  StoreResult<std::vector<LeaderboardLine>> leaderboard(const LeaderboardQuery& query);

  // Secrets

  /// The secret of a name, or the proposal, which then is it: of several programs that start at
  /// once all get the same.
  StoreResult<std::string> secret_or(const std::string& name, const std::string& proposal);
  StoreResult<Done> put_secret(const std::string& name, const std::string& value);
  StoreResult<Done> delete_secret(const std::string& name);

  // Heartbeat

  StoreResult<Heartbeat> last_heartbeat();
  /// Writes that somebody serves this store, and answers what there is then: of several who serve
  /// it at once the longest time counts.
  StoreResult<Heartbeat> beat(const Heartbeat& heartbeat);

  // Files of SQLite; PostgreSQL looks after itself

  /// To be called before anything else is opened: from now on this process serves the store, until
  /// this Store ends. Refused if another process does, or if a part of it was left behind when it
  /// was copied.
  StoreResult<Done> begin_serving();
  /// Now and then: brings what was written ahead into the file, so that little is left in the log.
  void settle();
  /// Copies a database of SQLite into a new file while others go on writing.
  StoreResult<Done> back_up(const std::string& path);

 private:
  explicit Store(std::unique_ptr<Database> database);

  std::unique_ptr<Database> database_;
  std::int64_t next_mark_;
};

/// Whether a place is a file of SQLite, and not `postgresql://...`.
bool is_file(const std::string& place);
/// The place as people may see it: without a password.
std::string shown_place(const std::string& place);

/// Opens `postgresql://...` with PostgreSQL, everything else as a file of SQLite. Patience is how
/// long to wait for another program's lock, and for a server that went away.
StoreResult<Store> open_store(const std::string& place,
                              std::chrono::milliseconds patience = std::chrono::seconds(10));

}  // namespace cheesemoon::server
