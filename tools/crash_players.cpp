#include "tools/crash_players.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cmath>
#include <utility>

namespace cheesemoon::tools {

namespace {

namespace json = boost::json;

constexpr std::chrono::milliseconds between_tries{5};
constexpr std::chrono::milliseconds mean_thinking{20};

std::string_view text_in(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  if (value == nullptr || !value->is_string()) return {};
  return {value->get_string().data(), value->get_string().size()};
}

std::uint32_t number_in(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  if (value == nullptr || !value->is_int64()) return 0;
  return static_cast<std::uint32_t>(value->get_int64());
}

const json::object* object_in(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value == nullptr ? nullptr : value->if_object();
}

const json::array* array_in(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value == nullptr ? nullptr : value->if_array();
}

std::string elements_of(const json::array& array) {
  std::string text = json::serialize(array);
  return text.substr(1, text.size() - 2);
}

/// How a client writes a command; the rest of every message is the same.
struct CommandWriter {
  std::uint32_t told;

  std::string operator()(const table::Act& act) const {
    return fmt::format(R"("type":"act","seat":{},"action":"{}","at":{})", number(act.seat),
                       act.action, act.at);
  }
  std::string operator()(const table::Undo& undo) const {
    return fmt::format(R"("type":"undo","seat":{},"at":{})", number(undo.seat), undo.at);
  }
  std::string operator()(const table::Say& say) const {
    return fmt::format(R"("type":"say","text":"{}")", say.text);
  }
  std::string operator()(const table::Resign& resign) const {
    return fmt::format(R"("type":"resign","seat":{})", number(resign.seat));
  }
  std::string operator()(const table::SitDown& sit) const {
    return fmt::format(R"("type":"sit","seat":{})", number(sit.seat));
  }
  template <class Other>
  std::string operator()(const Other& /*other*/) const {
    return {};
  }
};

/// Tables of every kind: duels, with and without chance, people with bots, people among themselves.
struct Kind {
  std::string_view wish;
  std::size_t people;
  int seats;
};

constexpr std::array<Kind, 4> kinds{{
    // Nobody is as slow as its clock: whoever runs out of time has lost what nobody took from him.
    {R"({"game":"brave-rats","options":{"variant":"base"},"clock":{"kind":"turn","seconds":3600}})",
     2, 2},
    {R"({"game":"first-rat","options":{"path":"variable","tracks":"variable","comics":"all"},)"
     R"("seats":["person","level3"]})",
     1, 2},
    {R"({"game":"brave-rats","options":{"variant":"draft"}})", 2, 2},
    {R"({"game":"first-rat","options":{},"seats":["person","open","level1"]})", 2, 3},
}};

/// What must not be answered to anybody here, whatever happens to the server.
bool is_never_right(std::string_view reason) {
  constexpr std::array<std::string_view, 7> reasons{"unreadable",    "no_hello",   "wrong_token",
                                                    "no_such_table", "seat_taken", "no_such_seat",
                                                    "too_many"};
  return std::find(reasons.begin(), reasons.end(), reason) != reasons.end();
}

/// What is answered when the store cannot be used.
bool is_of_store(std::string_view reason) {
  return reason == "not_stored" || reason == "not_readable";
}

}  // namespace

Result<std::unique_ptr<CrashPlayers>, std::string> CrashPlayers::make(
    const server::Url& url, const CrashTestOptions& options) {
  constexpr std::size_t most_people_at_a_table = 2;
  auto sockets = LightSockets::make({&url, 1}, most_people_at_a_table * options.tables + 1);
  if (!sockets) return Failure{sockets.error()};
  // The constructor is private, which std::make_unique cannot call.
  return std::unique_ptr<CrashPlayers>(new CrashPlayers(std::move(*sockets), options));
}

CrashPlayers::CrashPlayers(LightSockets sockets, const CrashTestOptions& options)
    : sockets_(std::move(sockets)),
      random_(options.seed),
      may_store_fail_(!options.faults.empty()) {
  parties_.reserve(options.tables);
  for (std::size_t table = 0; table < options.tables; ++table) add_party(table % kinds.size());
}

void CrashPlayers::add_party(std::size_t kind) {
  const Kind& one = kinds[kind];
  parties_.push_back({people_.size(), one.people, one.seats, std::string(one.wish), {}});
  for (std::size_t place = 0; place < one.people; ++place) {
    Person person;
    person.party = parties_.size() - 1;
    person.seat = static_cast<int>(place) + 1;
    people_.push_back(std::move(person));
  }
}

CrashPlayers::Clock::duration CrashPlayers::exponential(std::chrono::milliseconds mean) {
  return std::chrono::duration_cast<Clock::duration>(-std::log1p(-random_.unit()) * mean);
}

void CrashPlayers::wrong(const Person& person, std::string_view what) {
  if (!violation_)
    violation_ =
        fmt::format("table {}, seat {}: {}", parties_[person.party].table, person.seat, what);
}

bool CrashPlayers::are_all_at_tables() const {
  return std::all_of(people_.begin(), people_.end(),
                     [](const Person& person) { return person.told > 0; });
}

bool CrashPlayers::is_somebody_there() const {
  return std::any_of(people_.begin(), people_.end(),
                     [](const Person& person) { return person.is_welcome; });
}

bool CrashPlayers::are_all_over() const {
  return std::all_of(people_.begin(), people_.end(),
                     [](const Person& person) { return person.is_done; });
}

std::string CrashPlayers::table_not_over() const {
  for (const Person& person : people_)
    if (!person.is_done) return parties_[person.party].table;
  return {};
}

void CrashPlayers::live(std::chrono::milliseconds time) {
  const auto end = Clock::now() + time;
  while (!violation_ && Clock::now() < end) {
    open_some();
    think();
    sockets_.wait(std::chrono::milliseconds(1), *this);
  }
}

void CrashPlayers::open_some() {
  const auto now = Clock::now();
  if (now < next_try_) return;
  next_try_ = now + between_tries;
  // The first one looks whether the server is there.
  const std::size_t many = is_server_there_ ? people_.size() : 1;
  for (std::size_t number = 0; number < many; ++number) {
    if (people_[number].is_connected) continue;
    people_[number].is_connected = true;
    sockets_.open(number);
  }
}

void CrashPlayers::connected(std::size_t number) {
  if (number == people_.size()) return ask_for_table();
  if (number == 0) {
    is_server_there_ = true;
    next_try_ = {};
  }
  if (!people_[number].token.empty()) return sockets_.upgrade(number, people_[number].token);
  sockets_.request(number, "POST", "/api/guests", {},
                   fmt::format(R"({{"name":"Guest {}"}})", number));
}

void CrashPlayers::answered(std::size_t number, int status, std::string_view body) {
  json::error_code error;
  const json::value answer = json::parse(body, error);
  constexpr int created = 201;
  if (error || !answer.is_object() || status != created) {
    if (!violation_) violation_ = fmt::format("the server answered {}: {}", status, body);
    return;
  }
  if (number == people_.size()) {
    begin_table(parties_[parties_at_tables_++], std::string(text_in(answer.get_object(), "id")));
    return ask_for_table();
  }
  Person& person = people_[number];
  person.token = text_in(answer.get_object(), "token");
  if (const auto* guest = object_in(answer.get_object(), "person"))
    person.id = text_in(*guest, "id");
  sockets_.upgrade(number, person.token);
}

void CrashPlayers::closed(std::size_t number) {
  if (number == people_.size()) return;
  people_[number].is_connected = false;
  people_[number].is_welcome = false;
  if (number == 0) is_server_there_ = false;
}

void CrashPlayers::hang_up(std::size_t number) {
  sockets_.close(number);
  closed(number);
}

void CrashPlayers::ask_for_table() {
  if (parties_at_tables_ == parties_.size()) return sockets_.close(people_.size());
  const Party& party = parties_[parties_at_tables_];
  sockets_.request(people_.size(), "POST", "/api/tables", people_[party.first].token, party.wish);
}

void CrashPlayers::begin_table(Party& party, const std::string& table) {
  party.table = table;
  ledger_.tables.insert(table);
  for (std::size_t number = party.first; number < party.first + party.people; ++number) {
    Person& person = people_[number];
    person.is_seated = number == party.first;
    person.told = 0;
    person.promised = 0;
    person.choices.clear();
    person.can_undo = false;
    person.has_resigned = false;
    person.is_over = false;
    person.asks_for_all = false;
    person.is_done = false;
    person.steps.clear();
    if (person.is_seated) {
      watch(number, 0);
    } else {
      ask(number, table::SitDown{static_cast<Seat>(person.seat - 1)});
    }
  }
}

void CrashPlayers::come_back(std::size_t number) {
  Person& person = people_[number];
  person.is_welcome = true;
  person.asks_for_all = false;
  const bool are_all_there =
      std::all_of(people_.begin(), people_.end(), [](const Person& one) { return one.is_welcome; });
  if (parties_at_tables_ == 0 && are_all_there) sockets_.open(people_.size());
  if (parties_[person.party].table.empty()) return;
  if (person.is_seated) watch(number, person.told);
  if (!person.outstanding) return;
  ++counts_.requests_resent;
  send_outstanding(number);
}

void CrashPlayers::watch(std::size_t number, std::uint32_t have) {
  const Person& person = people_[number];
  sockets_.send(number, fmt::format(R"({{"type":"watch","table":"{}","seat":{},"have":{}}})",
                                    parties_[person.party].table, person.seat, have));
}

void CrashPlayers::think() {
  const auto now = Clock::now();
  for (std::size_t number = 0; number < people_.size(); ++number) {
    Person& person = people_[number];
    if (!person.is_welcome || person.outstanding || now < person.next) continue;
    person.next = now + exponential(mean_thinking);
    if (!parties_[person.party].table.empty()) do_something(number);
  }
}

void CrashPlayers::do_something(std::size_t number) {
  Person& person = people_[number];
  const Seat seat = static_cast<Seat>(person.seat - 1);
  if (person.is_done || person.told == 0) return;
  if (person.is_over) {
    if (!std::exchange(person.asks_for_all, true)) watch(number, 0);
    return;
  }
  constexpr double says = 0.02;
  constexpr double takes_back = 0.1;
  constexpr double resigns = 0.001;
  if (!is_finishing_ && chance(says))
    return ask(number, table::Say{fmt::format("line {} of {}", person.requests, person.id)});
  if (person.has_resigned) return;
  if (!is_finishing_ && person.can_undo && chance(takes_back))
    return ask(number, table::Undo{seat, person.told});
  if (person.choices.empty()) return;
  if (!is_finishing_ && chance(resigns)) return ask(number, table::Resign{seat});
  const auto choice = random_.below(static_cast<std::uint32_t>(person.choices.size()));
  ask(number, table::Act{seat, person.choices[choice], person.told});
}

void CrashPlayers::ask(std::size_t number, const table::Command& command) {
  Person& person = people_[number];
  const Party& party = parties_[person.party];
  ++person.requests;
  const std::string request = fmt::format("r{}", person.requests);
  ledger_.requests.emplace(fmt::format("{} {}", person.id, request),
                           AskedFor{party.table, person.id, command, person.requests, {}});
  person.outstanding = Outstanding{
      request,
      fmt::format(R"({{{},"request":"{}","table":"{}"}})",
                  std::visit(CommandWriter{person.told}, command), request, party.table),
      std::holds_alternative<table::Act>(command)};
  send_outstanding(number);
}

void CrashPlayers::send_outstanding(std::size_t number) {
  const Person& person = people_[number];
  if (person.is_welcome) sockets_.send(number, person.outstanding->message);
}

void CrashPlayers::received(std::size_t number, std::string_view line) {
  json::error_code error;
  const json::value parsed = json::parse(line, error);
  if (error || !parsed.is_object())
    return wrong(people_[number], fmt::format("not JSON: {}", line));
  const json::object& message = parsed.get_object();
  const std::string_view type = text_in(message, "type");
  if (type == "update") return take_update(number, message);
  if (type == "done") return take_done(number, message);
  if (type == "refused") return take_refusal(number, message);
  if (type == "rematched") return take_rematch(number, message);
  if (type == "welcome") return come_back(number);
  // Who is here may get lost: it is told anew to whoever comes back.
  if (type == "presence") return;
  wrong(people_[number], fmt::format("unexpected: {}", line));
}

void CrashPlayers::take_update(std::size_t number, const json::object& update) {
  Person& person = people_[number];
  // What is still told of the table before does not matter.
  if (text_in(update, "table") != parties_[person.party].table) return;
  const std::uint32_t sequence = number_in(update, "sequence");
  if (sequence < std::max(person.told, person.promised))
    return wrong(person, fmt::format("was told of {} things, later of {}",
                                     std::max(person.told, person.promised), sequence));
  if (number_in(update, "since") > person.told)
    return wrong(person, fmt::format("has {} things and is told what came after {}", person.told,
                                     number_in(update, "since")));
  take_steps(number, update);
  person.told = sequence;
  if (const auto* choices = array_in(update, "choices")) {
    person.choices.clear();
    for (const json::value& choice : *choices)
      if (const auto* one = choice.if_object())
        person.choices.emplace_back(text_in(*one, "action"));
  }
  if (const json::value* can_undo = update.if_contains("can_undo"))
    person.can_undo = can_undo->is_bool() && can_undo->get_bool();
  const auto* state = object_in(update, "state");
  if (state != nullptr && text_in(*state, "status") == "over") person.is_over = true;
}

void CrashPlayers::take_steps(std::size_t number, const json::object& update) {
  Person& person = people_[number];
  const auto* steps = array_in(update, "steps");
  if (steps == nullptr) return;
  const auto all = [&] {
    std::string events;
    for (const ToldStep& step : person.steps) {
      if (!events.empty() && !step.events.empty()) events += ',';
      events += step.events;
    }
    return events;
  };
  const std::uint32_t since = number_in(update, "since");
  const std::string before = all();
  std::erase_if(person.steps, [&](const ToldStep& step) { return step.sequence > since; });
  for (const json::value& step : *steps) {
    const auto* one = step.if_object();
    const auto* events = one == nullptr ? nullptr : array_in(*one, "events");
    if (events == nullptr) return wrong(person, "a step without events");
    person.steps.push_back({number_in(*one, "sequence"), elements_of(*events)});
  }
  // Asked again for everything when it is over, the server tells what it has told bit by bit.
  if (!person.asks_for_all || since > 0 || !person.is_over) return;
  if (all() != before)
    return wrong(person, fmt::format("events were told as [{}], later as [{}]", before, all()));
  person.is_done = true;
  leave_table(parties_[person.party]);
}

void CrashPlayers::leave_table(Party& party) {
  const auto first = people_.begin() + static_cast<std::ptrdiff_t>(party.first);
  if (!std::all_of(first, first + static_cast<std::ptrdiff_t>(party.people),
                   [](const Person& person) { return person.is_done; }))
    return;
  ++counts_.tables_finished;
  if (is_finishing_) return;
  Person& maker = *first;
  const std::string request = fmt::format("r{}", ++maker.requests);
  maker.outstanding = Outstanding{
      request,
      fmt::format(R"({{"type":"rematch","request":"{}","table":"{}"}})", request, party.table),
      false};
  send_outstanding(party.first);
}

void CrashPlayers::take_done(std::size_t number, const json::object& answer) {
  Person& person = people_[number];
  const std::string_view request = text_in(answer, "request");
  if (!person.outstanding || person.outstanding->request != request)
    return wrong(person, fmt::format("request {} is answered, which does not wait", request));
  const auto asked = ledger_.requests.find(fmt::format("{} {}", person.id, request));
  if (asked == ledger_.requests.end()) return wrong(person, "a rematch is answered with done");
  asked->second.fate = AskedFor::Fate::done;
  ++counts_.requests_acknowledged;
  if (person.outstanding->is_act) ++counts_.acts_acknowledged;
  person.outstanding.reset();
  const table::Command& command = asked->second.command;
  // Lines of chat are numbered as spectators count.
  if (!std::holds_alternative<table::Say>(command)) {
    const std::uint32_t sequence = number_in(answer, "sequence");
    if (sequence < person.told)
      return wrong(person, "an answer is older than what was told before");
    person.promised = std::max(person.promised, sequence);
  }
  if (std::holds_alternative<table::Resign>(command)) person.has_resigned = true;
  if (std::holds_alternative<table::SitDown>(command)) {
    person.is_seated = true;
    watch(number, 0);
  }
}

void CrashPlayers::take_refusal(std::size_t number, const json::object& answer) {
  Person& person = people_[number];
  const std::string_view reason = text_in(answer, "reason");
  const std::string_view request = text_in(answer, "request");
  if (is_never_right(reason) || (is_of_store(reason) && !may_store_fail_))
    return wrong(person, fmt::format("refused: {}", json::serialize(answer)));
  // Whoever comes to a table that cannot be read tries again later.
  if (is_of_store(reason) && request.empty()) return hang_up(number);
  if (!person.outstanding || person.outstanding->request != request)
    return wrong(person, fmt::format("refused: {}", json::serialize(answer)));
  const auto asked = ledger_.requests.find(fmt::format("{} {}", person.id, request));
  // A rematch is asked for until it is there, as it is by people.
  if (asked == ledger_.requests.end() && is_of_store(reason)) return hang_up(number);
  if (asked == ledger_.requests.end())
    return wrong(person, fmt::format("no rematch: {}", json::serialize(answer)));
  asked->second.fate = AskedFor::Fate::refused;
  ++counts_.requests_refused;
  person.outstanding.reset();
  const table::Command command = asked->second.command;
  if (is_of_store(reason) && std::holds_alternative<table::SitDown>(command)) ask(number, command);
}

void CrashPlayers::take_rematch(std::size_t number, const json::object& answer) {
  Person& maker = people_[number];
  if (!maker.outstanding || maker.outstanding->request != text_in(answer, "request"))
    return wrong(maker, "a rematch that nobody waits for");
  maker.outstanding.reset();
  Party& party = parties_[maker.party];
  // Everybody moves on by one seat.
  for (std::size_t member = party.first; member < party.first + party.people; ++member)
    people_[member].seat = (people_[member].seat + party.seats - 2) % party.seats + 1;
  begin_table(party, std::string(text_in(answer, "next")));
}

}  // namespace cheesemoon::tools
