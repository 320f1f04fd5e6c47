#include "server/network/test_server.h"

#include <fmt/format.h>

#include <boost/asio/post.hpp>
#include <charconv>
#include <chrono>
#include <future>
#include <limits>
#include <stdexcept>
#include <utility>

namespace cheesemoon::server {
namespace {

std::shared_ptr<const std::string> line(std::string_view text) {
  return std::make_shared<const std::string>(text);
}

std::size_t read_number(std::string_view text) {
  std::size_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::string describe(const HttpRequest& request) {
  std::string text = fmt::format("{} {}", request.method, request.path);
  for (const auto& [name, value] : request.query) text += fmt::format(" {}={}", name, value);
  text += fmt::format(" body={} token={} group={}", request.body, request.token.value_or("none"),
                      request.address_group);
  return text;
}

}  // namespace

NetworkOptions generous() {
  constexpr std::size_t most = std::numeric_limits<std::size_t>::max();
  constexpr Rate often{.interval = std::chrono::nanoseconds(1), .burst = 1'000'000'000};
  NetworkOptions options;
  options.most_connections = most;
  options.most_connections_of_group = most;
  options.most_sockets = most;
  options.most_sockets_of_group = most;
  options.requests = often;
  options.new_sockets = often;
  options.messages = often;
  return options;
}

void EchoHandler::opened(const std::shared_ptr<Socket>& socket) {
  open.emplace(socket->number(), socket);
  groups.push_back(socket->address_group());
}

void EchoHandler::received(Socket& socket, std::string_view text) {
  constexpr std::string_view flood = "flood ";
  if (text.starts_with(flood)) {
    socket.send(line(std::string(read_number(text.substr(flood.size())), 'x')));
  } else if (text == "twice") {
    socket.send(line("one"));
    socket.send(line("two"));
  } else if (text == "close") {
    socket.send(line("goodbye"));
    socket.close(4001, "you said so");
    socket.send(line("too late"));
  } else {
    socket.send(line(text));
  }
}

void EchoHandler::closed(Socket& socket) {
  open.erase(socket.number());
  ++times_closed;
}

TestServer::TestServer(const NetworkOptions& options) : has_tls_(options.tls.has_value()) {
  auto server = NetworkServer::listen(
      context_, options,
      [this](const HttpRequest& request, const HttpReply& reply) { handle(request, reply); },
      sockets_);
  if (!server) throw std::runtime_error(server.error());
  server_.emplace(std::move(*server));
  thread_ = std::thread([this] { context_.run(); });
}

TestServer::~TestServer() {
  if (thread_.joinable()) {
    stop();
    thread_.join();
  }
  if (other_thread_.joinable()) other_thread_.join();
}

Url TestServer::url() const {
  return {.has_tls = has_tls_, .host = "127.0.0.1", .port = std::to_string(port())};
}

NetworkCounts TestServer::counts() {
  NetworkCounts counts;
  run([&] { counts = server_->counts(); });
  return counts;
}

void TestServer::wait_until(const std::function<bool(const NetworkCounts& counts)>& is_so) {
  while (!is_so(counts())) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

void TestServer::run(const std::function<void()>& work) {
  std::promise<void> done;
  boost::asio::post(context_, [&] {
    work();
    done.set_value();
  });
  done.get_future().wait();
}

void TestServer::answer_held(const HttpResponse& response) {
  std::optional<HttpReply> reply;
  wait_until([&](const NetworkCounts&) {
    run([&] {
      if (held_.empty()) return;
      reply = std::move(held_.back());
      held_.pop_back();
    });
    return reply.has_value();
  });
  (*reply)(response);
}

std::optional<std::string> TestServer::reload_certificate() {
  std::optional<std::string> problem;
  run([&] { problem = server_->reload_certificate(); });
  return problem;
}

void TestServer::wait_until_stopped() {
  thread_.join();
}

void TestServer::handle(const HttpRequest& request, const HttpReply& reply) {
  if (request.path == "/echo") {
    reply({.status = 200, .body = describe(request), .content_type = "text/plain", .headers = {}});
  } else if (request.path == "/headers") {
    reply({.status = 200,
           .body = "<p>",
           .content_type = "text/html",
           .headers = {{"Cache-Control", "max-age=60"}, {"X-Rat", "yes"}}});
  } else if (request.path == "/large") {
    reply({.status = 200, .body = std::string(1'000'000, 'x'), .headers = {}});
  } else if (request.path == "/thread") {
    if (other_thread_.joinable()) other_thread_.join();
    other_thread_ = std::thread([reply] { reply({.status = 202, .body = "{}", .headers = {}}); });
  } else if (request.path == "/twice") {
    reply({.status = 200, .body = "first", .headers = {}});
    reply({.status = 200, .body = "second", .headers = {}});
  } else if (request.path == "/nothing") {
    reply({.status = 204, .body = "ignored", .headers = {}});
  } else if (request.path == "/held") {
    held_.push_back(reply);
  } else {
    reply(http_error(404, "not_found", "There is nothing here."));
  }
}

}  // namespace cheesemoon::server
