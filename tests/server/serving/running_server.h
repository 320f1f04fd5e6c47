#pragma once

#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/client/client_socket.h"
#include "server/client/http_client.h"
#include "server/serving/server.h"

namespace cheesemoon::server {

ServerOptions with_store(const std::string& store);

/// A whole server on a port of its own, in a thread of its own.
class RunningServer {
 public:
  explicit RunningServer(const ServerOptions& options);
  explicit RunningServer(const std::string& store) : RunningServer(with_store(store)) {}
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;
  ~RunningServer();

  [[nodiscard]] Url url() const;
  /// Where its metrics are, if they are told.
  [[nodiscard]] Url metrics_url() const;
  void stop();

 private:
  bool has_tls_;
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

/// Somebody at a client: a guest with a socket, who keeps everything he was sent.
class Visitor {
 public:
  Visitor(Url url, const std::string& name);
  /// Whoever a token belongs to.
  static Visitor with_token(Url url, std::string token) {
    return {std::move(url), Token{std::move(token)}};
  }
  /// The same person again, at the same or another server.
  Visitor(Url url, const Visitor& before);

  [[nodiscard]] const std::string& token() const { return token_; }
  /// What went over the wire to him.
  [[nodiscard]] const std::vector<std::string>& traffic() const { return traffic_; }

  /// Makes an account of the guest, whose name nobody else has.
  void become_account(const std::string& name);

  boost::json::object request(const std::string& method, const std::string& path,
                              const std::string& body, unsigned status);
  std::string make_table(const std::string& options);
  void send(const std::string& text);
  /// Waits for the next line of that type.
  boost::json::object wait_for(const std::string& type);
  boost::json::object wait_for_any();
  boost::json::object ask(const std::string& text, const std::string& type);
  void wait_until_closed();
  /// Is still answered.
  void expect_open();
  /// Watches a table and acts on it; knows the sequence.
  void watch(const std::string& table, std::optional<int> seat);
  boost::json::object act(const std::string& table, int seat, const std::string& action);
  /// Reads whatever has come.
  void read_what_is_there();

  [[nodiscard]] const boost::json::object& last_update() const { return last_update_; }
  [[nodiscard]] std::int64_t sequence() const { return sequence_; }

 private:
  struct Token {
    std::string text;
  };
  Visitor(Url url, Token token);
  void greet();
  void keep(const std::string& line);
  bool read_one(std::chrono::milliseconds patience);

  Url url_;
  std::string token_;
  std::optional<ClientSocket> socket_;
  std::vector<std::string> traffic_;
  std::vector<boost::json::object> unread_;
  boost::json::object last_update_;
  std::int64_t sequence_ = 0;
  int requests_ = 0;
};

}  // namespace cheesemoon::server
