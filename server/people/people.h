#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/identity/passwords.h"
#include "server/identity/secret.h"
#include "server/limits/limiter.h"
#include "server/store/store.h"

namespace cheesemoon::server {

/// What the people's part needs of the rest of the server.
struct PeopleHooks {
  /// Milliseconds since 1970.
  std::function<std::int64_t()> now;
  /// For limits.
  std::function<Moment()> moment;
  /// Does the work, which hashes a password and takes time and 64 MiB, on another thread, and then
  /// the rest on the thread of the store. False if too much is waiting: then it does neither.
  /// `HeavyWork` has the threads for it.
  std::function<bool(std::function<void()> work, std::function<void(Store&)> rest)> run_heavy;
  /// An error of the store for the log; who asked hears only that something went wrong.
  std::function<void(const StoreError&)> report;
  HashCost hash_cost = HashCost::interactive;
};

inline constexpr Rate guest_rate{std::chrono::seconds(6), 20};
inline constexpr Rate account_rate{std::chrono::seconds(20), 5};
inline constexpr Rate login_rate{std::chrono::seconds(12), 10};

struct PeopleRates {
  Rate guests = guest_rate;
  Rate accounts = account_rate;
  Rate logins = login_rate;
};

/// How many addresses or names a limit remembers.
inline constexpr std::size_t most_limited = 20'000;

/// All that is kept in memory about people. Like its store it is used by one thread at a time, and
/// it outlives what was given to `run_heavy`.
struct People {
  PeopleHooks hooks;
  std::vector<Secret> guest_keys;
  /// Of no password: what is checked for names that nobody has, so that it takes as long.
  std::string nobodys_hash;

  PeopleRates rates;
  Limiter new_guests{rates.guests, most_limited};
  Limiter new_accounts{rates.accounts, most_limited};
  Limiter logins_by_address{rates.logins, most_limited};
  /// Whoever has many addresses does not guess faster.
  Limiter logins_by_name{rates.logins, most_limited};
};

/// Reads or makes the keys of guests' tokens.
StoreResult<std::unique_ptr<People>> open_people(Store& store, PeopleHooks hooks,
                                                 const PeopleRates& rates = {});

}  // namespace cheesemoon::server
