#include "server/serving/server.h"

#include <algorithm>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <csignal>
#include <optional>
#include <thread>
#include <utility>

#include "hosting/games.h"
#include "server/api/tables_api.h"
#include "server/bus/bus.h"
#include "server/hall/hall.h"
#include "server/heads/summary.h"
#include "server/network/file_limit.h"
#include "server/network/network_server.h"
#include "server/page/page_answer.h"
#include "server/people/authenticate.h"
#include "server/people/bots.h"
#include "server/people/heavy_work.h"
#include "server/people/people.h"
#include "server/people/rate_finished_tables.h"
#include "server/people/routes.h"
#include "server/serving/log.h"
#include "server/serving/metrics.h"
#include "server/study/study_api.h"

namespace cheesemoon::server {

namespace {

constexpr std::size_t journal_capacity = 100'000;
constexpr std::size_t hashing_threads = 2;
constexpr std::size_t most_waiting_passwords = 32;
constexpr std::chrono::seconds tidy_interval{15};
constexpr std::chrono::hours stale_interval{1};

table::Time now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

std::size_t worker_count(std::size_t wanted) {
  if (wanted > 0) return wanted;
  return std::max<std::size_t>(std::thread::hardware_concurrency(), 2) - 1;
}

bool ends_sessions(const HttpRequest& request) {
  return request.method == "DELETE" &&
         (request.path == "/api/me" || request.path.starts_with("/api/sessions"));
}

PeopleRates people_rates(bool has_limits) {
  if (has_limits) return {};
  return {.guests = no_limit, .accounts = no_limit, .logins = no_limit};
}

NetworkOptions network_options(const ServerOptions& options) {
  NetworkOptions network = options.network;
  if (options.has_limits) return network;
  network.most_connections_of_group = network.most_connections;
  network.most_sockets_of_group = network.most_sockets;
  network.requests = no_limit;
  network.new_sockets = no_limit;
  network.messages = no_limit;
  return network;
}

/// What a page wants to know of the server it came from.
std::string write_server(const std::string& public_address) {
  const boost::json::value address =
      public_address.empty() ? boost::json::value(nullptr) : boost::json::value(public_address);
  return boost::json::serialize(boost::json::object{{"public_address", address}});
}

std::vector<BotLevel> bot_people() {
  std::vector<BotLevel> levels;
  for (const std::string_view level : hosting::all_bots())
    levels.push_back({std::string(level), "Bot " + std::string(level.substr(level.size() - 1))});
  return levels;
}

}  // namespace

/// In the order in which they are made; the network goes first.
struct Server::Parts {
  boost::asio::io_context context{1};
  std::optional<JournalWriter> journal;
  std::optional<StoreThread> store;
  std::optional<boost::asio::thread_pool> workers;
  std::optional<HeavyWork> heavy_work;
  std::unique_ptr<People> people;
  std::unique_ptr<Bus> bus;
  std::optional<HallServices> services;
  std::optional<Hall> hall;
  std::unique_ptr<TablesApi> tables_api;
  std::unique_ptr<StudyApi> study_api;
  std::vector<Route<TablesHandler>> tables;
  std::vector<Route<PeopleHandler>> people_api;
  PageFiles page;
  std::string public_address;
  std::optional<NetworkServer> network;
  boost::asio::signal_set signals{context};
  boost::asio::steady_timer tidying{context};
  boost::asio::steady_timer stale{context};
  bool is_stopping = false;
  std::atomic<bool> rating_waits = false;

  std::optional<std::string> open(const ServerOptions& options);
  void serve_tables(const ServerOptions& options);
  void answer(const HttpRequest& request, const HttpReply& reply);
  void answer_for_people(const HttpRequest& request, const HttpReply& reply);
  HttpReply sending_away(Store& one, const HttpRequest& request, const HttpReply& reply);
  void show_health(const HttpReply& reply);
  void rate();
  void tidy_up();
  void close_stale_tables();
  void stop();
};

std::optional<std::string> Server::Parts::open(const ServerOptions& options) {
  auto journal_store = open_store(options.store);
  if (!journal_store) return "the store cannot be opened: " + journal_store.error().sentence;
  auto store_for_others = open_store(options.store);
  if (!store_for_others) return "the store cannot be opened: " + store_for_others.error().sentence;
  if (const auto bots = ensure_bots(*store_for_others, bot_people(), now()); !bots)
    return "the bots cannot be entered: " + bots.error().sentence;

  auto opened = open_people(
      *store_for_others,
      {.now = now,
       .moment = std::chrono::steady_clock::now,
       .run_heavy =
           [this](std::function<void()> work, std::function<void(Store&)> rest) {
             return heavy_work->run([this, work = std::move(work), rest = std::move(rest)] {
               work();
               store->post(rest);
             });
           },
       .report = [](const StoreError& error) { log_error("store_failed", error.sentence); }},
      people_rates(options.has_limits));
  if (!opened) return "the keys cannot be read: " + opened.error().sentence;
  people = std::move(*opened);

  auto opened_bus = open_bus(
      options.bus,
      [this](const Announcement& heard) {
        boost::asio::post(context, [this, heard] { hall->heard(heard.table, heard.sequence); });
      },
      [this] { boost::asio::post(context, [this] { hall->missed(); }); });
  if (!opened_bus) return "the bus cannot be opened: " + opened_bus.error();
  bus = std::move(*opened_bus);

  heavy_work.emplace(hashing_threads, most_waiting_passwords);
  workers.emplace(worker_count(options.workers));
  journal.emplace(std::move(*journal_store), journal_capacity);
  store.emplace(std::move(*store_for_others));
  people_api = people_routes(*people);
  serve_tables(options);

  if (!options.page.empty()) {
    auto files = read_page(options.page);
    if (!files) return files.error();
    page = std::move(*files);
  }

  raise_file_limit();
  auto listening = NetworkServer::listen(
      context, network_options(options),
      [this](const HttpRequest& request, const HttpReply& reply) { answer(request, reply); },
      *hall);
  if (!listening) return listening.error();
  network.emplace(std::move(*listening));
  return std::nullopt;
}

void Server::Parts::serve_tables(const ServerOptions& options) {
  services.emplace(HallServices{
      .context = context,
      .journal = *journal,
      .store = *store,
      .work = [this](std::function<void()> work) { boost::asio::post(*workers, std::move(work)); },
      .authenticate = [this](Store& one, const std::string& token) -> std::optional<Person> {
        const auto person = authenticate(one, people->guest_keys, token, now());
        if (!person) return std::nullopt;
        return *person;
      },
      .announce =
          [this](const std::string& table, std::int64_t sequence) {
            bus->announce({table, sequence});
          },
      .finished = [this] { rate(); },
      .complain = [](const std::string& sentence) { log_error("table", sentence); },
      .now = now,
      .is_alone = options.bus.empty(),
      .has_limits = options.has_limits});
  hall.emplace(*services);
  tables_api = std::make_unique<TablesApi>(*hall, *services, *people, options.has_limits);
  study_api = std::make_unique<StudyApi>(*hall, *services, *people, options.has_limits);
  tables = tables_routes(*tables_api);
  for (auto& route : study_routes(*study_api)) tables.push_back(std::move(route));
}

void Server::Parts::answer(const HttpRequest& request, const HttpReply& reply) {
  if (request.method == "GET" && request.path == "/healthz") return show_health(reply);
  if (request.method == "GET" && request.path == "/metrics")
    return reply({.body = write_metrics(network->counts(), *hall, bus->figures()),
                  .content_type = "text/plain; version=0.0.4"});
  if (request.method == "GET" && request.path == "/api/server")
    return reply({.body = write_server(public_address)});
  if (!page.empty())
    if (auto file = page_answer(page, request)) return reply(*std::move(file));
  const auto found = find_route(tables, request);
  if (found) return found->route->handler(request, found->parameters, reply);
  constexpr unsigned method_not_allowed = 405;
  if (found.error().status == method_not_allowed) return reply(found.error());
  answer_for_people(request, reply);
}

void Server::Parts::answer_for_people(const HttpRequest& request, const HttpReply& reply) {
  const auto found = find_route(people_api, request);
  if (!found) return reply(found.error());
  store->post([this, found = *found, request, reply](Store& one) {
    found.route->handler(one, request, found.parameters,
                         ends_sessions(request) ? sending_away(one, request, reply) : reply);
  });
}

/// Whoever ends his sessions ends his connections; devices that are still logged in come back.
HttpReply Server::Parts::sending_away(Store& one, const HttpRequest& request,
                                      const HttpReply& reply) {
  const auto person = authenticate(one, people->guest_keys, request.token.value_or(""), now());
  if (!person) return reply;
  return [this, id = person->id, reply](HttpResponse response) {
    constexpr unsigned first_refusal = 300;
    if (response.status < first_refusal)
      boost::asio::post(context, [this, id] { hall->send_away(id); });
    reply(std::move(response));
  };
}

void Server::Parts::show_health(const HttpReply& reply) {
  store->post([reply](Store& one) {
    const auto read = one.head("healthz");
    if (read) return reply({.body = R"({"status":"ok"})"});
    reply(http_error(503, "store_failed", read.error().sentence));
  });
}

void Server::Parts::rate() {
  // One that waits rates all that have ended until its turn comes.
  if (rating_waits.exchange(true)) return;
  store->post([this](Store& one) {
    rating_waits = false;
    const auto rated = rate_finished_tables(one, places_that_count);
    if (!rated) log_error("rating", rated.error().sentence);
  });
}

void Server::Parts::tidy_up() {
  tidying.expires_after(tidy_interval);
  tidying.async_wait([this](const boost::system::error_code& error) {
    if (error || is_stopping) return;
    hall->tidy_up();
    // A process that dies may have written what it could not tell.
    if (!services->is_alone) hall->missed();
    tidy_up();
  });
}

void Server::Parts::close_stale_tables() {
  hall->close_stale_tables();
  store->post([](Store& one) {
    if (const auto deleted = delete_ended_sessions(one, now()); !deleted)
      log_error("sessions", deleted.error().sentence);
  });
  stale.expires_after(stale_interval);
  stale.async_wait([this](const boost::system::error_code& error) {
    if (!error && !is_stopping) close_stale_tables();
  });
}

void Server::Parts::stop() {
  if (std::exchange(is_stopping, true)) return;
  log_info("stopping", "writing what is left and saying goodbye");
  hall->stop();
  // Comes back when everything is written; the acknowledgements are posted before the goodbyes.
  journal->stop();
  boost::asio::post(context, [this] { network->stop([this] { context.stop(); }); });
}

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

Server::~Server() {
  // Threads that still post to the hall end before it does.
  Parts& parts = *parts_;
  parts.bus.reset();
  if (parts.workers) {
    parts.workers->stop();
    parts.workers->join();
  }
  parts.heavy_work.reset();
  if (parts.store) parts.store->stop();
  if (parts.journal) parts.journal->stop();
}

Result<std::unique_ptr<Server>, std::string> Server::start(const ServerOptions& options) {
  std::unique_ptr<Server> server(new Server(std::make_unique<Parts>()));
  if (auto error = server->parts_->open(options)) return Failure{*std::move(error)};
  return server;
}

std::uint16_t Server::port() const {
  return parts_->network->port();
}

void Server::set_public_address(std::string address) {
  parts_->public_address = std::move(address);
}

void Server::run() {
  Parts& parts = *parts_;
  boost::system::error_code error;
  parts.signals.add(SIGINT, error);
  parts.signals.add(SIGTERM, error);
  parts.signals.async_wait([&parts](const boost::system::error_code& cancelled, int /*signal*/) {
    if (!cancelled) parts.stop();
  });
  boost::asio::post(*parts.workers, [] { hosting::warm_up(); });
  boost::asio::post(parts.context, [&parts] {
    parts.hall->resume();
    parts.rate();
    parts.tidy_up();
    parts.close_stale_tables();
  });
  parts.context.run();
}

void Server::stop() {
  boost::asio::post(parts_->context, [this] { parts_->stop(); });
}

}  // namespace cheesemoon::server
