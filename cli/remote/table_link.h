#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "hosting/viewer.h"
#include "server/client/client_socket.h"
#include "server/client/url.h"

namespace cheesemoon::cli {

/// A connection to one table of a server. When it is lost it is made again: then the table is
/// watched from where it was left, and what was not answered is sent again under the same name, so
/// that the server does it once.
class TableLink {
 public:
  TableLink(server::Url url, std::string token, std::string table);

  /// For the first time; an error, if any, is returned.
  std::string connect();

  void watch(hosting::Viewer viewer);
  /// Names a request, adds the table and sends it, as soon as there is a connection. Returns the
  /// name.
  std::string send(boost::json::object message);

  struct Heard {
    /// Updates and answers. An answer comes once, even if the request was sent twice.
    std::vector<boost::json::value> messages;
    bool was_lost = false;
    bool is_back = false;
  };
  /// Waits until something comes, no longer than that.
  Heard hear(std::chrono::milliseconds at_most);

  [[nodiscard]] bool is_connected() const { return socket_.has_value(); }
  /// Says goodbye.
  void close();

 private:
  using Clock = std::chrono::steady_clock;

  struct Request {
    std::string name;
    std::string text;
  };

  std::string open();
  void lose(Heard& heard);
  void try_again(Heard& heard, std::chrono::milliseconds at_most);
  void send_now(const std::string& text);
  void take(Heard& heard, const std::string& line);
  [[nodiscard]] std::string watch_message() const;

  server::Url url_;
  std::string token_;
  std::string table_;
  std::optional<server::ClientSocket> socket_;
  bool is_broken_ = false;
  bool is_watching_ = false;
  hosting::Viewer viewer_;
  std::uint32_t have_ = 0;
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

/// The name under which a refused `watch` comes back.
inline constexpr std::string_view watch_request = "watch";

}  // namespace cheesemoon::cli
