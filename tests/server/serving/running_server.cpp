#include "server/serving/running_server.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/api/api_document.h"
#include "server/http/router.h"

namespace cheesemoon::server {

namespace json = boost::json;

namespace {

constexpr std::chrono::seconds server_patience{30};

/// The pattern in the document of the API that a path has; empty if there is none.
std::string pattern_of(const std::string& method, const std::string& path) {
  const std::string plain = path.substr(0, path.find('?'));
  for (const std::string& operation : ApiDocument::shared().operations()) {
    const std::size_t space = operation.find(' ');
    std::string pattern = operation.substr(space + 1);
    if (operation.substr(0, space) == method && match_path(pattern, plain)) return pattern;
  }
  return {};
}

}  // namespace

ServerOptions with_store(const std::string& store) {
  ServerOptions options;
  options.store = store;
  return options;
}

RunningServer::RunningServer(const ServerOptions& options)
    : has_tls_(options.network.tls.has_value()) {
  auto started = Server::start(options);
  EXPECT_TRUE(started) << started.error();
  if (!started) return;
  server_ = std::move(*started);
  server_->set_public_address("http://play.example.org");
  thread_ = std::thread([this] { server_->run(); });
}

RunningServer::~RunningServer() {
  stop();
}

void RunningServer::stop() {
  if (!thread_.joinable()) return;
  server_->stop();
  thread_.join();
  // It serves its store until it is gone.
  server_.reset();
}

Url RunningServer::url() const {
  return {.has_tls = has_tls_, .host = "127.0.0.1", .port = std::to_string(server_->port())};
}

Url RunningServer::metrics_url() const {
  return {.has_tls = false,
          .host = "127.0.0.1",
          .port = std::to_string(server_->metrics_port().value_or(0))};
}

Visitor::Visitor(Url url, const std::string& name) : url_(std::move(url)) {
  const json::object made =
      request("POST", "/api/guests", json::serialize(json::object{{"name", name}}), 201);
  token_ = made.at("token").as_string().c_str();
  greet();
}

Visitor::Visitor(Url url, Token token) : url_(std::move(url)), token_(std::move(token.text)) {
  greet();
}

Visitor::Visitor(Url url, const Visitor& before) : Visitor(std::move(url), Token{before.token_}) {}

void Visitor::greet() {
  auto connected = ClientSocket::connect(url_);
  ASSERT_TRUE(connected) << connected.error();
  socket_.emplace(std::move(*connected));
  (void)ask(R"({"type":"hello","protocol":1,"token":")" + token_ + "\"}", "welcome");
}

void Visitor::become_account(const std::string& name) {
  const json::object made = request(
      "POST", "/api/accounts",
      json::serialize(json::object{{"name", name}, {"password", "cheese on the moon"}}), 201);
  token_ = made.at("token").as_string().c_str();
  greet();
}

json::object Visitor::request(const std::string& method, const std::string& path,
                              const std::string& body, unsigned status) {
  ClientOptions options;
  // Hints and reviews think, and under sanitizers on a busy machine that takes a while.
  options.timeout = std::chrono::minutes(5);
  if (!token_.empty()) options.token = token_;
  const auto answer = http_request(url_, method, path, body, options);
  EXPECT_TRUE(answer) << answer.error();
  if (!answer) return {};
  EXPECT_EQ(answer->status, status) << answer->body;
  for (const std::string& fault :
       ApiDocument::shared().response_faults(method, pattern_of(method, path), *answer))
    ADD_FAILURE() << method << " " << path << ": " << fault;
  traffic_.push_back(answer->body);
  json::value read = json::parse(answer->body);
  return read.is_object() ? read.get_object() : json::object{{"value", std::move(read)}};
}

std::string Visitor::make_table(const std::string& options) {
  return request("POST", "/api/tables", options, 201).at("id").as_string().c_str();
}

void Visitor::send(const std::string& text) {
  ASSERT_TRUE(socket_->send(text));
}

void Visitor::keep(const std::string& line) {
  traffic_.push_back(line);
  expect_described(line);
  json::object read = json::parse(line).as_object();
  if (read.at("type").as_string() == "update") {
    sequence_ = read.at("sequence").as_int64();
    last_update_ = read;
  }
  unread_.push_back(std::move(read));
}

bool Visitor::read_one(std::chrono::milliseconds patience) {
  const Received received = socket_->receive(patience);
  for (const std::string& line : received.lines) keep(line);
  return received.kind == Received::Kind::lines;
}

void Visitor::read_what_is_there() {
  // Whatever was sent before the answer to a ping comes before it.
  (void)ask(R"({"type":"ping"})", "pong");
}

void Visitor::wait_until_closed() {
  const auto deadline = std::chrono::steady_clock::now() + server_patience;
  while (socket_->receive(std::chrono::milliseconds(100)).kind != Received::Kind::closed)
    ASSERT_LT(std::chrono::steady_clock::now(), deadline) << "the connection is not ended";
}

void Visitor::expect_open() {
  EXPECT_EQ(ask(R"({"type":"ping"})", "pong").at("type").as_string(), "pong");
}

json::object Visitor::wait_for_any() {
  const auto deadline = std::chrono::steady_clock::now() + server_patience;
  while (unread_.empty()) {
    if (std::chrono::steady_clock::now() > deadline) {
      ADD_FAILURE() << "nothing comes";
      return {{"type", "nothing"}};
    }
    (void)read_one(std::chrono::milliseconds(100));
  }
  json::object line = std::move(unread_.front());
  unread_.erase(unread_.begin());
  return line;
}

json::object Visitor::wait_for(const std::string& type) {
  while (true) {
    json::object line = wait_for_any();
    if (line.at("type").as_string() == type || line.at("type").as_string() == "nothing")
      return line;
    if (type == "done" && line.at("type").as_string() == "refused") {
      ADD_FAILURE() << json::serialize(line);
      return line;
    }
  }
}

json::object Visitor::ask(const std::string& text, const std::string& type) {
  unread_.clear();
  send(text);
  return wait_for(type);
}

void Visitor::watch(const std::string& table, std::optional<int> seat) {
  (void)ask(R"({"type":"watch","table":")" + table + R"(","seat":)" +
                (seat ? std::to_string(*seat) : std::string("null")) + "}",
            "update");
}

json::object Visitor::act(const std::string& table, int seat, const std::string& action) {
  return ask(R"({"type":"act","request":"r)" + std::to_string(++requests_) + R"(","table":")" +
                 table + R"(","seat":)" + std::to_string(seat) + R"(,"action":")" + action +
                 R"(","at":)" + std::to_string(sequence_) + "}",
             "done");
}

}  // namespace cheesemoon::server
