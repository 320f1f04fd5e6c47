#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/json/parse.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/api/api_document.h"
#include "server/hall/hall.h"
#include "server/jobs/workers.h"
#include "server/store/store.h"
#include "server/store/store_fixture.h"

namespace cheesemoon::server {

/// A socket that keeps what it is sent.
class KeepingSocket final : public Socket {
 public:
  explicit KeepingSocket(std::uint64_t number) : number_(number) {}

  [[nodiscard]] std::uint64_t number() const override { return number_; }
  [[nodiscard]] const std::string& address_group() const override { return address_; }
  void send(std::shared_ptr<const std::string> line) override {
    expect_described(*line);
    lines.push_back(*line);
  }
  void close(std::uint16_t /*code*/, std::string_view /*reason*/) override { is_closed = true; }

  std::vector<std::string> lines;
  bool is_closed = false;

 private:
  std::uint64_t number_;
  std::string address_ = "127.0.0.1";
};

/// A store that the test cannot do without.
Store open_surely(const std::string& place);

/// A hall with everything around it that is real but the network: the store is a file, and a token
/// is the name of a person. Everything runs in the thread of the test, while it waits.
class TestHall {
 public:
  explicit TestHall(const std::string& store, bool is_alone = true, bool has_limits = true);
  ~TestHall();
  TestHall(const TestHall&) = delete;
  TestHall& operator=(const TestHall&) = delete;

  Hall& hall() { return *hall_; }
  /// How long there have been hosts, and how far the date is ahead of that.
  table::Time now = 1'000'000;
  table::Time ahead = 0;
  /// Else the store cannot say whose token it is.
  std::atomic<bool> store_answers = true;
  std::vector<std::string> complaints;
  /// Tables and sequences that others would have been told.
  std::vector<std::pair<std::string, std::int64_t>> announced;
  int finished = 0;

  /// Runs until something has happened; fails the test if it never does.
  void wait_for(const std::function<bool()>& happened);
  /// Somebody who has said hello.
  std::shared_ptr<KeepingSocket> connect(const std::string& person);
  std::string make_table(const std::string& person, const std::string& options);
  void say(const std::shared_ptr<KeepingSocket>& socket, const std::string& text);
  /// Sends a message and waits for the first line of that type that comes after it.
  boost::json::object ask(const std::shared_ptr<KeepingSocket>& socket, const std::string& text,
                          const std::string& type);

 private:
  boost::asio::io_context context_;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> guard_;
  std::unique_ptr<JournalWriter> journal_;
  std::unique_ptr<StoreThread> store_;
  std::unique_ptr<Workers> workers_;
  std::unique_ptr<Hall> hall_;
  std::uint64_t sockets_ = 0;
};

}  // namespace cheesemoon::server
