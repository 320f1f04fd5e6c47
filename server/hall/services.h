#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "server/hall/store_thread.h"
#include "server/jobs/workers.h"
#include "server/store/journal_writer.h"
#include "server/store/person.h"
#include "table/clock.h"

namespace cheesemoon::server {

/// Everything around the hall that it needs. All of it outlives the hall.
struct HallServices {
  /// The thread of the hall runs it.
  boost::asio::io_context& context;
  JournalWriter& journal;
  StoreThread& store;
  /// For bots, who think long.
  Workers& workers;
  /// Whose token it is, if anybody's, where it comes from this address group. Called on the thread
  /// of the store.
  std::function<StoreResult<std::optional<Person>>(Store&, const std::string& token,
                                                   const std::string& address_group)>
      authenticate;
  /// Tells the other processes that a journal has grown.
  std::function<void(const std::string& table, std::int64_t sequence)> announce;
  /// A game is over: somebody may want to rate it.
  std::function<void()> finished;
  /// Something whoever runs the server should know.
  std::function<void(const std::string& sentence)> complain;
  std::function<table::Instant()> now;
  /// Whether there are other processes that look after the same tables.
  bool is_alone = true;
  bool has_limits = true;
};

}  // namespace cheesemoon::server
