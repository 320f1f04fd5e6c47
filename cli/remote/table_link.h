#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/remote/server_requests.h"
#include "cli/table/table_host.h"
#include "server/client/client_socket.h"

namespace cheesemoon::cli {

/// A connection to one table of a server. When it is lost it is made again: then the table is
/// watched from where it was left, and what was not answered is sent again under the same name, so
/// that the server does it once.
class TableLink final : public TableHost {
 public:
  TableLink(RemoteServer server, RemotePerson person, std::string table);

  /// For the first time; an error, if any, is returned.
  std::string connect();

  void watch(hosting::Viewer viewer) override;
  /// Sends as soon as there is a connection.
  std::string send(boost::json::object message) override;
  Heard hear(std::chrono::milliseconds at_most) override;
  [[nodiscard]] bool is_connected() const override { return socket_.has_value(); }
  [[nodiscard]] bool is_here() const override { return false; }
  Result<boost::json::value, std::string> hint(Seat seat) override;
  /// Says goodbye.
  void close();

 private:
  using Clock = std::chrono::steady_clock;

  /// A viewer who is told, and up to which number he was.
  struct Watched {
    hosting::Viewer viewer;
    std::uint32_t have = 0;
  };
  struct Request {
    std::string name;
    std::string text;
  };

  std::string open();
  void lose(Heard& heard);
  void try_again(Heard& heard, std::chrono::milliseconds at_most);
  void send_now(const std::string& text);
  void take(Heard& heard, const std::string& line);
  void note_update(const boost::json::object& update);
  [[nodiscard]] std::string watch_message(const Watched& watched) const;

  RemoteServer server_;
  RemotePerson person_;
  std::string table_;
  std::optional<server::ClientSocket> socket_;
  bool is_broken_ = false;
  std::vector<Watched> watched_;
  std::string own_name_;
  std::uint32_t requests_ = 0;
  std::vector<Request> unanswered_;
  std::chrono::milliseconds pause_{100};
  Clock::time_point next_try_;
  Clock::time_point last_heard_;
  bool has_pinged_ = false;
  /// Since the connection was made.
  bool has_heard_ = false;
};

}  // namespace cheesemoon::cli
