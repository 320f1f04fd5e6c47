#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "server/hall/store_thread.h"
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
  /// Has something done on another thread, where it may take long.
  std::function<void(std::function<void()>)> work;
  /// Whose token it is, if anybody's. Called on the thread of the store.
  std::function<std::optional<Person>(Store&, const std::string& token)> authenticate;
  /// Tells the other processes that a journal has grown.
  std::function<void(const std::string& table, std::int64_t sequence)> announce;
  /// A game is over: somebody may want to rate it.
  std::function<void()> finished;
  /// Something whoever runs the server should know.
  std::function<void(const std::string& sentence)> complain;
  std::function<table::Time()> now;
  /// Whether there are other processes that look after the same tables.
  bool is_alone = true;
  bool has_limits = true;
};

}  // namespace cheesemoon::server
