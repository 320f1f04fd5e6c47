#include "tools/load_players.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "tools/message_parts.h"

namespace cheesemoon::tools {

namespace {

/// Connections besides those of people, over which tables are made.
constexpr std::size_t clerks = 64;
/// How many people are let in at a time.
constexpr std::size_t most_at_the_door = 200;
constexpr std::chrono::seconds longest_preparation{300};

std::size_t opponent_of(std::size_t number) {
  return number ^ 1U;
}

}  // namespace

Result<std::unique_ptr<LoadPlayers>, std::string> LoadPlayers::make(
    std::span<const server::Url> processes, const LoadOptions& options, std::size_t people,
    std::uint64_t share) {
  auto sockets = LightSockets::make(processes, people + clerks);
  if (!sockets) return Failure{sockets.error()};
  // The constructor is private, which std::make_unique cannot call.
  return std::unique_ptr<LoadPlayers>(new LoadPlayers(std::move(*sockets), options, people, share));
}

LoadPlayers::LoadPlayers(LightSockets sockets, const LoadOptions& options, std::size_t people,
                         std::uint64_t share)
    : sockets_(std::move(sockets)),
      processes_(options.servers.size()),
      game_(options.game),
      people_(people),
      random_(options.seed, share),
      asked_for_(clerks) {
  ready_.reserve(people);
  for (std::size_t number = 0; number < people; ++number)
    people_[number].process = (options.apart ? number : number / 2) % processes_;
}

void LoadPlayers::come_in(std::size_t number) {
  sockets_.open(number, people_[number].process);
}

bool LoadPlayers::wait_until(const std::size_t& count, std::size_t wanted) {
  const auto deadline = Clock::now() + longest_preparation;
  while (error_.empty() && count < wanted && Clock::now() < deadline)
    sockets_.wait(std::chrono::milliseconds(100), *this);
  if (error_.empty() && count < wanted) error_ = "the server takes too long to let everybody in";
  return error_.empty();
}

std::optional<std::string> LoadPlayers::connect() {
  while (connections_begun_ < std::min(most_at_the_door, people_.size()))
    come_in(connections_begun_++);
  if (!wait_until(welcomed_, people_.size())) return error_;
  return std::nullopt;
}

std::optional<std::string> LoadPlayers::make_tables() {
  for (std::size_t clerk = 0; clerk < clerks; ++clerk)
    sockets_.open(people_.size() + clerk, clerk % processes_);
  if (!wait_until(playing_, people_.size())) return error_;
  for (std::size_t clerk = 0; clerk < clerks; ++clerk) sockets_.close(people_.size() + clerk);
  return std::nullopt;
}

void LoadPlayers::connected(std::size_t number) {
  has_found_server_ = true;
  if (number >= people_.size()) return ask_for_table(number);
  if (people_[number].token.empty())
    return sockets_.request(number, "POST", "/api/guests", {},
                            fmt::format(R"({{"name":"Guest {}"}})", number));
  sockets_.upgrade(number, people_[number].token);
}

void LoadPlayers::answered(std::size_t number, int status, std::string_view body) {
  if (number < people_.size()) return take_guest(number, status, body);
  take_table(number, status, body);
}

void LoadPlayers::take_guest(std::size_t number, int status, std::string_view body) {
  const std::string_view token = text_behind(body, R"("token":")");
  if (token.empty()) {
    error_ = fmt::format("no guest could be made (status {}): {}", status, body);
    return;
  }
  people_[number].token = token;
  sockets_.upgrade(number, people_[number].token);
}

void LoadPlayers::ask_for_table(std::size_t number) {
  if (tables_asked_ == people_.size()) return;
  asked_for_[number - people_.size()] = tables_asked_;
  const Person& maker = people_[tables_asked_];
  tables_asked_ += 2;
  sockets_.request(number, "POST", "/api/tables", maker.token,
                   fmt::format(R"({{"game":"{}","options":{{}},"chat":false}})", game_));
}

void LoadPlayers::take_table(std::size_t number, int status, std::string_view body) {
  const std::string_view table = text_behind(body, R"({"id":")");
  if (table.empty()) {
    error_ = fmt::format("no table could be made (status {}): {}", status, body);
    return;
  }
  const std::size_t maker = asked_for_[number - people_.size()];
  begin(maker, table, 1);
  playing_ += 2;
  ask_for_table(number);
}

void LoadPlayers::begin(std::size_t maker, std::string_view table, int seat) {
  const std::size_t guest = opponent_of(maker);
  constexpr int both_seats = 3;
  for (const std::size_t number : {maker, guest}) {
    Person& person = people_[number];
    person.table = table;
    person.seat = number == maker ? seat : both_seats - seat;
    person.sequence = 0;
    person.choice.clear();
    person.waits = false;
    set_unready(number);
  }
  sit_down(guest);
  watch(maker);
  watch(guest);
}

void LoadPlayers::sit_down(std::size_t number) {
  Person& person = people_[number];
  write(R"({{"type":"sit","request":"{}","table":"{}","seat":{}}})", ++person.request, person.table,
        person.seat);
  sockets_.send(number, message_);
}

void LoadPlayers::watch(std::size_t number) {
  const Person& person = people_[number];
  write(R"({{"type":"watch","table":"{}","seat":{},"have":{}}})", person.table, person.seat,
        person.sequence);
  sockets_.send(number, message_);
}

void LoadPlayers::received(std::size_t number, std::string_view line) {
  if (line.starts_with(R"({"type":"update")")) return take_update(number, line);
  if (line.starts_with(R"({"type":"done")")) return take_done(number, line);
  if (line.starts_with(R"({"type":"refused")")) return take_refusal(number, line);
  if (line.starts_with(R"({"type":"rematched")")) return take_rematch(number, line);
  if (!line.starts_with(R"({"type":"welcome")")) return;
  if (!people_[number].table.empty()) return watch(number);
  ++welcomed_;
  if (connections_begun_ < people_.size()) come_in(connections_begun_++);
}

void LoadPlayers::take_update(std::size_t number, std::string_view line) {
  Person& person = people_[number];
  const UpdateParts update = update_parts(line);
  if (update.table != person.table) return;
  person.sequence = update.sequence;
  if (update.is_over) return end_table(number);
  if (update.choices.empty()) return;
  person.choice = choose(update.choices, random_);
  set_unready(number);
  if (!person.waits) set_ready(number);
}

void LoadPlayers::take_done(std::size_t number, std::string_view line) {
  Person& person = people_[number];
  if (!person.waits || number_behind(line, R"("request":")") != person.request) return;
  person.waits = false;
  figures_.acts.add(std::chrono::duration_cast<Latencies::Span>(Clock::now() - person.sent));
  set_ready(number);
}

void LoadPlayers::take_refusal(std::size_t number, std::string_view line) {
  Person& person = people_[number];
  const std::string_view reason = text_behind(line, R"("reason":")");
  const auto counted = figures_.refusals.find(reason);
  if (counted == figures_.refusals.end()) {
    figures_.refusals.emplace(reason, 1);
  } else {
    ++counted->second;
  }
  if (!person.waits || number_behind(line, R"("request":")") != person.request) return;
  person.waits = false;
  set_ready(number);
}

void LoadPlayers::end_table(std::size_t number) {
  Person& person = people_[number];
  person.choice.clear();
  set_unready(number);
  write(R"({{"type":"unwatch","table":"{}","seat":{}}})", person.table, person.seat);
  sockets_.send(number, message_);
  const bool is_maker = number % 2 == 0;
  if (!is_maker) return;
  ++figures_.tables_finished;
  write(R"({{"type":"rematch","request":"{}","table":"{}"}})", ++rematches_, person.table);
  sockets_.send(number, message_);
}

void LoadPlayers::take_rematch(std::size_t number, std::string_view line) {
  // Seats move on by one: at a table for two they are exchanged.
  begin(number, text_behind(line, R"("next":")"), people_[opponent_of(number)].seat);
}

void LoadPlayers::closed(std::size_t number) {
  if (playing_ < people_.size() || number >= people_.size()) {
    error_ = has_found_server_
                 ? "the server does not let everybody in: it has to run with --no-limits, and with "
                   "as many --connections"
                 : "no server answers there: start one with --no-limits";
    return;
  }
  ++figures_.reconnects;
  Person& person = people_[number];
  person.waits = false;
  person.choice.clear();
  person.sequence = 0;
  set_unready(number);
  // Where one process is gone another goes on.
  person.process = (person.process + 1) % processes_;
  come_in(number);
}

void LoadPlayers::set_ready(std::size_t number) {
  Person& person = people_[number];
  if (person.choice.empty() || person.place != nowhere) return;
  person.place = ready_.size();
  ready_.push_back(number);
}

void LoadPlayers::set_unready(std::size_t number) {
  const std::size_t place = std::exchange(people_[number].place, nowhere);
  if (place == nowhere) return;
  ready_[place] = ready_.back();
  people_[ready_[place]].place = place;
  ready_.pop_back();
  people_[number].place = nowhere;
}

void LoadPlayers::act(Clock::time_point due) {
  if (ready_.empty()) {
    ++figures_.left_out;
    return;
  }
  const std::size_t number = ready_[random_.below(static_cast<std::uint32_t>(ready_.size()))];
  set_unready(number);
  Person& person = people_[number];
  write(R"({{"type":"act","request":"{}","table":"{}","seat":{},"action":"{}","at":{}}})",
        ++person.request, person.table, person.seat, person.choice, person.sequence);
  person.choice.clear();
  person.waits = true;
  person.sent = Clock::now();
  figures_.lateness.add(std::chrono::duration_cast<Latencies::Span>(person.sent - due));
  sockets_.send(number, message_);
}

void LoadPlayers::play(double rate, std::chrono::seconds seconds) {
  const auto begin = Clock::now();
  const auto end = begin + seconds;
  const std::chrono::duration<double> interval(1 / rate);
  auto due = begin;
  for (auto now = begin; now < end; now = Clock::now()) {
    while (due <= now) {
      act(due);
      // The time between acts of people who do not know of each other.
      due += std::chrono::duration_cast<Clock::duration>(-std::log1p(-random_.unit()) * interval);
    }
    sockets_.wait(std::chrono::milliseconds(1), *this);
  }
  figures_.took = Clock::now() - begin;
}

LoadFigures LoadPlayers::take_figures() {
  return std::exchange(figures_, {});
}

}  // namespace cheesemoon::tools
