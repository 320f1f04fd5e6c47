#include "server/serving/server.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <csignal>
#include <optional>
#include <thread>
#include <utility>

#include "hosting/games.h"
#include "server/api/awaited_seats.h"
#include "server/api/tables_api.h"
#include "server/bus/bus.h"
#include "server/hall/hall.h"
#include "server/heads/summary.h"
#include "server/jobs/workers.h"
#include "server/network/file_limit.h"
#include "server/network/network_server.h"
#include "server/page/page_answer.h"
#include "server/people/authenticate.h"
#include "server/people/bots.h"
#include "server/people/changes_seen.h"
#include "server/people/delete_old_guests.h"
#include "server/people/naming.h"
#include "server/people/people.h"
#include "server/people/rate_finished_tables.h"
#include "server/people/routes.h"
#include "server/serving/log.h"
#include "server/serving/metrics.h"
#include "server/serving/no_sockets.h"
#include "server/serving/server_clock.h"
#include "server/store/private_file.h"
#include "server/study/study_api.h"

namespace cheesemoon::server {

namespace {

constexpr std::size_t journal_capacity = 100'000;
constexpr std::chrono::seconds tidy_interval{15};
constexpr std::chrono::hours stale_interval{1};
/// Whoever is banned or logs out at another process is gone within a second.
constexpr std::chrono::milliseconds changes_interval{500};

std::size_t worker_count(std::size_t wanted) {
  if (wanted > 0) return wanted;
  return std::max<std::size_t>(std::thread::hardware_concurrency(), 2) - 1;
}

PeopleRates people_rates(bool has_limits) {
  if (has_limits) return {};
  return {.guests = no_limit,
          .accounts = no_limit,
          .logins = no_limit,
          .logins_of_address = no_limit,
          .logins_of_name = no_limit,
          .reports = no_limit};
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
  /// Keeps others from serving the same file; the last that is closed.
  std::optional<Store> claim;
  std::optional<ServerClock> clock;
  std::optional<JournalWriter> journal;
  std::optional<StoreThread> store;
  std::optional<Workers> workers;
  std::unique_ptr<People> people;
  std::unique_ptr<Bus> bus;
  std::optional<HallServices> services;
  std::optional<Hall> hall;
  std::unique_ptr<TablesApi> tables_api;
  std::unique_ptr<StudyApi> study_api;
  std::vector<Route> routes;
  PageFiles page;
  std::string public_address;
  std::chrono::days keep_guests{0};
  std::optional<NetworkServer> network;
  NoSockets no_sockets;
  std::optional<NetworkServer> metrics_network;
  boost::asio::signal_set signals{context};
  boost::asio::signal_set reloading{context};
  bool has_tls = false;
  /// The thread of the store uses it.
  ChangesSeen changes_seen;
  bool is_stopping = false;
  std::atomic<bool> rating_waits = false;

  std::optional<std::string> open(const ServerOptions& options);
  std::optional<std::string> claim_store(const std::string& place);
  void serve_tables(const ServerOptions& options);
  std::optional<std::string> tell_metrics(const ListenAt& where);
  void answer(const HttpRequest& request, const HttpReply& reply) const;
  /// Again and again while the server runs, for the first time after one interval.
  void do_every(std::chrono::milliseconds interval, const std::function<void()>& work);
  void look_at_changes();
  void delete_guests();
  void show_health(const HttpReply& reply);
  void beat();
  void rate();
  void tidy_up();
  void close_stale_tables();
  void await_reload();
  void stop();
};

std::optional<std::string> Server::Parts::open(const ServerOptions& options) {
  if (auto problem = claim_store(options.store)) return problem;
  keep_guests = options.keep_guests;
  auto journal_store = open_store(options.store);
  if (!journal_store) return "the store cannot be opened: " + journal_store.error().sentence;
  auto store_for_others = open_store(options.store);
  if (!store_for_others) return "the store cannot be opened: " + store_for_others.error().sentence;
  const auto last_beat = store_for_others->last_heartbeat();
  if (!last_beat) return "the store cannot be read: " + last_beat.error().sentence;
  clock.emplace(ServerClock::of_this_machine(), *last_beat, options.bus.empty());
  if (const auto alive = clock->beat(*store_for_others); !alive)
    return "the store cannot be written: " + alive.error().sentence;
  if (const auto bots = ensure_bots(*store_for_others, bot_people(), date_of_machine()); !bots)
    return "the bots cannot be entered: " + bots.error().sentence;
  const auto renamings = complete_names(*store_for_others);
  if (!renamings) return "the names cannot be completed: " + renamings.error().sentence;
  for (const auto& [before, after] : *renamings)
    log_info("renamed", fmt::format("the account {} is now called {}, because another has the same "
                                    "name by today's rules",
                                    before, after));

  auto opened = open_people(
      *store_for_others,
      {.now = date_of_machine,
       .moment = std::chrono::steady_clock::now,
       .on_store = [this](std::function<void(Store&)> work) { store->post(std::move(work)); },
       .hash =
           [this](JobOwner owner, std::function<void()> work, std::function<void(Store&)> rest) {
             return workers->take({.kind = JobKind::password,
                                   .owner = std::move(owner),
                                   .table = {},
                                   .work = [this, work = std::move(work), rest = std::move(rest)] {
                                     work();
                                     store->post(rest);
                                   }});
           },
       .read_much =
           [this, place = options.store](JobOwner owner,
                                         std::function<void(StoreResult<Store>&)> read) {
             return workers->take({.kind = JobKind::long_answer,
                                   .owner = std::move(owner),
                                   .table = {},
                                   .work = [place, read = std::move(read)] {
                                     auto own_store = open_store(place);
                                     read(own_store);
                                   }});
           },
       .look_who_is_awaited =
           [this](const std::string& person, const std::vector<std::string>& tables,
                  const std::function<void(const AwaitedSeats&)>& tell) {
             boost::asio::post(context, [this, person, tables, tell] {
               look_who_is_awaited(*hall, person, tables, tell);
             });
           },
       .report = [](const StoreError& error) { log_error("store_failed", error.sentence); },
       .changed = [this] { look_at_changes(); }},
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

  workers.emplace(worker_count(options.workers), options.has_limits);
  journal.emplace(std::move(*journal_store), journal_capacity);
  store.emplace(std::move(*store_for_others));
  serve_tables(options);

  if (!options.page.empty()) {
    auto files = read_page(options.page);
    if (!files) return files.error();
    page = std::move(*files);
  }

  has_tls = options.network.tls.has_value();
  raise_file_limit();
  auto listening = NetworkServer::listen(
      context, network_options(options),
      [this](const HttpRequest& request, const HttpReply& reply) { answer(request, reply); },
      *hall);
  if (!listening) return listening.error();
  network.emplace(std::move(*listening));
  return options.metrics ? tell_metrics(*options.metrics) : std::nullopt;
}

std::optional<std::string> Server::Parts::tell_metrics(const ListenAt& where) {
  NetworkOptions options;
  options.address = where.address;
  options.port = where.port;
  // There is nothing to do here, and no page to do it for.
  options.answers_any_host = true;
  auto listening = NetworkServer::listen(
      context, options,
      [this](const HttpRequest& request, const HttpReply& reply) {
        if (request.method != "GET" || request.path != "/metrics")
          return reply(http_error(404, "not_found", "there is only /metrics here"));
        reply({.body = write_metrics(network->counts(), *hall, workers->figures(), bus->figures()),
               .content_type = "text/plain; version=0.0.4"});
      },
      no_sockets);
  if (!listening) return "metrics: " + listening.error();
  metrics_network.emplace(std::move(*listening));
  return std::nullopt;
}

std::optional<std::string> Server::Parts::claim_store(const std::string& place) {
  const bool was_open = is_file(place) && is_open_to_others(place);
  auto opened = open_store(place);
  if (!opened) return "the store cannot be opened: " + opened.error().sentence;
  if (const auto begun = opened->begin_serving(); !begun) return begun.error().sentence;
  claim.emplace(std::move(*opened));
  if (was_open && is_open_to_others(place)) {
    log_error("store", place + " can be read by others of this machine, and is not ours to change");
  } else if (was_open) {
    log_info("store", place + " could be read by others of this machine; now only by its owner");
  }
  return std::nullopt;
}

void Server::Parts::serve_tables(const ServerOptions& options) {
  services.emplace(HallServices{
      .context = context,
      .journal = *journal,
      .store = *store,
      .workers = *workers,
      .authenticate = [this](Store& one, const std::string& token, const std::string& address_group)
          -> StoreResult<std::optional<Person>> {
        auto person =
            authenticate(one, people->guest_keys, token, address_group, date_of_machine());
        if (person) return std::optional(*std::move(person));
        if (person.error().kind == AuthenticationRefusal::Kind::store_failed)
          return Failure{person.error().error};
        return std::optional<Person>();
      },
      .announce =
          [this](const std::string& table, std::int64_t sequence) {
            bus->announce({table, sequence});
          },
      .finished = [this] { rate(); },
      .complain = [](const std::string& sentence) { log_error("table", sentence); },
      .now = [this] { return clock->now(); },
      .is_alone = options.bus.empty(),
      .has_limits = options.has_limits});
  hall.emplace(*services);
  tables_api = std::make_unique<TablesApi>(TablesApi{*hall, *services, *people});
  study_api = std::make_unique<StudyApi>(*hall, *services, *people);
  routes = tables_routes(*tables_api);
  for (const auto& more : {study_routes(*study_api), people_routes(*people)})
    routes.insert(routes.end(), more.begin(), more.end());
  routes.push_back({"GET", "/healthz",
                    [this](const HttpRequest& /*request*/, const PathParameters& /*parameters*/,
                           const HttpReply& reply) { show_health(reply); }});
  routes.push_back(
      {"GET", "/api/server",
       [this](const HttpRequest& /*request*/, const PathParameters& /*parameters*/,
              const HttpReply& reply) { reply({.body = write_server(public_address)}); }});
}

void Server::Parts::answer(const HttpRequest& request, const HttpReply& reply) const {
  const auto found = find_route(routes, request);
  if (found) return found->route->handler(request, found->parameters, reply);
  constexpr unsigned not_found = 404;
  if (found.error().status == not_found && !page.empty())
    if (auto file = page_answer(page, request)) return reply(*std::move(file));
  reply(found.error());
}

void Server::Parts::do_every(std::chrono::milliseconds interval,
                             const std::function<void()>& work) {
  const auto timer = std::make_shared<boost::asio::steady_timer>(context, interval);
  timer->async_wait([this, timer, interval, work](const boost::system::error_code& error) {
    if (error || is_stopping) return;
    work();
    do_every(interval, work);
  });
}

void Server::Parts::look_at_changes() {
  store->post([this](Store& one) {
    auto changed = people_to_look_at(one, changes_seen);
    if (!changed) return log_error("people", changed.error().sentence);
    if (changed->empty()) return;
    boost::asio::post(context, [this, people_changed = std::move(*changed)] {
      hall->look_again(people_changed);
    });
  });
}

void Server::Parts::delete_guests() {
  store->post([this](Store& one) {
    const auto has_more = delete_old_guests(one, date_of_machine(), keep_guests);
    if (!has_more) return log_error("people", has_more.error().sentence);
    // Others get their turn in between.
    if (*has_more) delete_guests();
  });
}

void Server::Parts::show_health(const HttpReply& reply) {
  store->post([this, reply](Store& one) {
    const auto alive = clock->beat(one);
    if (alive) return reply({.body = R"({"status":"ok"})"});
    // Why is for whoever runs the server, and in the log.
    reply(http_error(503, "store_failed", "the store cannot be written at the moment"));
  });
}

void Server::Parts::beat() {
  store->post([this](Store& one) {
    if (const auto alive = clock->beat(one); !alive)
      log_error("store_failed", alive.error().sentence);
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
  hall->tidy_up();
  store->post([](Store& one) { one.settle(); });
  // A process that dies may have written what it could not tell.
  if (!services->is_alone) hall->missed();
}

void Server::Parts::close_stale_tables() {
  hall->close_stale_tables();
  store->post([](Store& one) {
    if (const auto deleted = delete_ended_sessions(one, date_of_machine()); !deleted)
      log_error("sessions", deleted.error().sentence);
    if (const auto forgotten = one.forget_old_changes(); !forgotten)
      log_error("people", forgotten.error().sentence);
  });
  if (keep_guests.count() > 0) delete_guests();
}

/// The certificate is read again whenever somebody says so, for it does not live as long as a
/// server.
void Server::Parts::await_reload() {
  reloading.async_wait([this](const boost::system::error_code& cancelled, int /*signal*/) {
    if (cancelled) return;
    if (const auto problem = network->reload_certificate())
      log_error("certificate", "the old one stays in use: " + *problem);
    else
      log_info("certificate", "read again");
    await_reload();
  });
}

void Server::Parts::stop() {
  if (std::exchange(is_stopping, true)) return;
  log_info("stopping", "writing what is left and saying goodbye");
  hall->stop();
  store->post([this](Store& one) { (void)clock->beat(one); });
  // Comes back when everything is written; the acknowledgements are posted before the goodbyes.
  journal->stop();
  boost::asio::post(context, [this] { network->stop([this] { context.stop(); }); });
}

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

Server::~Server() {
  // Threads that still post to the hall end before it does.
  Parts& parts = *parts_;
  parts.bus.reset();
  if (parts.workers) parts.workers->stop();
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

std::optional<std::uint16_t> Server::metrics_port() const {
  if (!parts_->metrics_network) return std::nullopt;
  return parts_->metrics_network->port();
}

void Server::set_public_address(std::string address) {
  parts_->public_address = std::move(address);
}

void Server::run() {
  Parts& parts = *parts_;
  // A file that may not grow any further is an error like a full disk, and no reason to die.
  (void)std::signal(SIGXFSZ, SIG_IGN);
  boost::system::error_code error;
  parts.signals.add(SIGINT, error);
  parts.signals.add(SIGTERM, error);
  // Without a certificate it says that the terminal of the server was closed.
  (parts.has_tls ? parts.reloading : parts.signals).add(SIGHUP, error);
  parts.await_reload();
  parts.signals.async_wait([&parts](const boost::system::error_code& cancelled, int /*signal*/) {
    if (!cancelled) parts.stop();
  });
  // Before all others, who would wait for it.
  (void)parts.workers->take({.kind = JobKind::watched_turn, .owner = {}, .table = {}, .work = [] {
                               hosting::warm_up();
                             }});
  boost::asio::post(parts.context, [&parts] {
    parts.beat();
    parts.hall->resume();
    parts.rate();
    parts.close_stale_tables();
    parts.look_at_changes();
    parts.do_every(ServerClock::between_beats, [&parts] { parts.beat(); });
    parts.do_every(tidy_interval, [&parts] { parts.tidy_up(); });
    parts.do_every(stale_interval, [&parts] { parts.close_stale_tables(); });
    parts.do_every(changes_interval, [&parts] { parts.look_at_changes(); });
  });
  parts.context.run();
}

void Server::stop() {
  boost::asio::post(parts_->context, [this] { parts_->stop(); });
}

}  // namespace cheesemoon::server
