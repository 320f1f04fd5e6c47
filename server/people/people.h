#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/identity/passwords.h"
#include "server/identity/secret.h"
#include "server/jobs/job.h"
#include "server/limits/limiter.h"
#include "server/store/store.h"

namespace cheesemoon::server {

/// The numbers of the seats that have still to choose, by table.
using AwaitedSeats = std::map<std::string, std::vector<int>>;

/// The name of the secret that holds the keys of guests' tokens, in base64url with spaces between
/// them. To change keys, put a new one in front of it, see server/identity/tokens.h.
inline constexpr const char* guest_keys_name = "guest-token-keys";

/// What the people's part needs of the rest of the server.
struct PeopleHooks {
  /// Milliseconds since 1970.
  std::function<std::int64_t()> now;
  /// For limits.
  std::function<Moment()> moment;
  /// Does something on the thread of the store.
  std::function<void(std::function<void(Store&)> work)> on_store;
  /// Does the work, which hashes a password and takes time and 64 MiB, on another thread, and then
  /// the rest on the thread of the store; or neither, and says why not.
  std::function<std::optional<JobRefusal>(JobOwner owner, std::function<void()> work,
                                          std::function<void(Store&)> rest)>
      hash;
  /// Reads so much that nobody should wait for it, on another thread and with a store of its own;
  /// or says why not.
  std::function<std::optional<JobRefusal>(JobOwner owner,
                                          std::function<void(StoreResult<Store>&)> read)>
      read_much;
  /// Tells at each of these tables who has still to choose, as the person sees it; those that
  /// cannot be had are left out. Heads do not know it: they do not change with moves.
  std::function<void(const std::string& person, const std::vector<std::string>& tables,
                     std::function<void(const AwaitedSeats&)> tell)>
      look_who_is_awaited;
  /// An error of the store for the log; who asked hears only that something went wrong.
  std::function<void(const StoreError&)> report;
  /// There is something new in the list of people who have changed, see `ChangesSeen`.
  std::function<void()> changed;
  HashCost hash_cost = HashCost::interactive;
};

inline constexpr Rate guest_rate{std::chrono::seconds(6), 20};
inline constexpr Rate account_rate{std::chrono::seconds(20), 5};
/// For one name from one address; all names from one address; one name from all addresses. Only
/// whoever has many addresses can keep the owner of a name from logging in, and none of his devices
/// that are logged in already.
inline constexpr Rate login_rate{std::chrono::seconds(12), 10};
inline constexpr Rate logins_of_address_rate{std::chrono::seconds(3), 40};
inline constexpr Rate logins_of_name_rate{std::chrono::seconds(2), 100};

inline constexpr Rate report_rate{std::chrono::minutes(1), 5};

struct PeopleRates {
  Rate guests = guest_rate;
  Rate accounts = account_rate;
  Rate logins = login_rate;
  Rate logins_of_address = logins_of_address_rate;
  Rate logins_of_name = logins_of_name_rate;
  Rate reports = report_rate;
};

/// How many addresses or names a limit remembers.
inline constexpr std::size_t most_limited = 20'000;

/// All that is kept in memory about people. Like its store it is used by one thread at a time, and
/// it outlives what was given to the hooks.
struct People {
  PeopleHooks hooks;
  std::vector<Secret> guest_keys;
  /// Of no password: what is checked for names that nobody has, so that it takes as long.
  std::string nobodys_hash;

  PeopleRates rates;
  Limiter new_guests{rates.guests, most_limited};
  Limiter new_accounts{rates.accounts, most_limited};
  Limiter logins{rates.logins, most_limited};
  Limiter logins_of_address{rates.logins_of_address, most_limited};
  Limiter logins_of_name{rates.logins_of_name, most_limited};
  Limiter new_reports{rates.reports, most_limited};
};

/// Reads or makes the keys of guests' tokens.
StoreResult<std::unique_ptr<People>> open_people(Store& store, PeopleHooks hooks,
                                                 const PeopleRates& rates = {});

}  // namespace cheesemoon::server
