#include <boost/json/parse.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "half_right.h"
#include "require.h"
#include "server/hall/load_table.h"
#include "server/hall/test_hall.h"
#include "table/table_texts.h"

using namespace cheesemoon;
using namespace cheesemoon::server;

namespace {

namespace json = boost::json;

constexpr std::size_t most_steps = 200;
/// The request of what need not have an answer that names it.
constexpr const char* uncounted = "uncounted";
/// The request of a watch, which is answered by an update from the beginning, or refused.
constexpr const char* to_watch = "watch";
constexpr table::Time a_while = 130'000;
constexpr table::Time a_day = 86'400'000;

/// A hall for all conversations, each of which has tables of its own.
struct House {
  House() {
    // A line that is not as the API describes it is found like a crash.
    GTEST_FLAG_SET(break_on_failure, true);
  }

  TemporaryFolder folder;
  /// Of one hall for all conversations: a person may not have so many tables.
  TestHall test{folder.file("games.sqlite"), true, false};
  Store store = open_surely(folder.file("games.sqlite"));
  std::uint64_t sockets = 1000;
};

House& house() {
  static House one;
  return one;
}

std::string options_of(char letter) {
  switch (letter) {
    case 't':
      return table::duel("", "traitor");
    case 'd':
      return table::duel("", "draft");
    case 'r':
      return table::duel("", "deal");
    case 'm':
      return table::duel(R"(,"crowns":2)");
    case 'y':
      return table::duel(R"(,"ready_check":true,"public":true)");
    case 'c':
      return table::duel(R"(,"clock":{"kind":"game","seconds":60,"increment":3})");
    case 'b':
      return table::duel_of(R"(["person","level1"])");
    case 'q':
      return table::duel(R"(,"chat":false)");
    case 'f':
      return table::race(2);
    case 's':
      return table::race(1);
    default:
      return table::duel();
  }
}

/// What somebody knows of a table, as seen from a seat.
struct Seen {
  std::int64_t sequence = 0;
  std::vector<std::string> choices;
};

struct Speaker {
  std::shared_ptr<KeepingSocket> socket;
  std::size_t lines_read = 0;
  std::map<std::pair<std::string, std::int64_t>, Seen> seen;
  std::string last_request;
  std::string last_done;
  /// By request: how often it was sent, and answered.
  std::map<std::string, int> sent;
  std::map<std::string, int> answered;
  /// By table.
  std::map<std::string, int> updates;
  int pongs = 0;
};

int updates_of(const Speaker& speaker, const std::string& table) {
  const auto found = speaker.updates.find(table);
  return found == speaker.updates.end() ? 0 : found->second;
}

class Conversation {
 public:
  explicit Conversation(std::string_view kinds) {
    tables_ = {at_.test.make_table("ann", options_of(kinds[0])),
               at_.test.make_table("bob", options_of(kinds[1]))};
  }
  ~Conversation() {
    for (Speaker& speaker : speakers_) leave(speaker);
    at_.test.now += a_day;
    at_.test.hall().tidy_up();
  }
  Conversation(const Conversation&) = delete;
  Conversation& operator=(const Conversation&) = delete;

  void take(const fuzz::Step& step);
  void end();

 private:
  void leave(Speaker& speaker);
  void send(const fuzz::Step& step);
  [[nodiscard]] fuzz::Known known_to(const fuzz::Step& step) const;
  std::string request_for(const fuzz::Step& step);
  /// Waits until everything that was asked is answered.
  void settle();
  void read_lines();
  void read_line(Speaker& speaker, const std::string& text);
  void check_secret(const fuzz::Step& step, const std::vector<Speaker>& before);
  void check_table(const std::string& table);
  template <class Look>
  void look_at(const std::string& table, const Look& look);

  House& at_ = house();
  std::vector<std::string> tables_;
  std::vector<Speaker> speakers_{fuzz::speakers.size()};
  int requests_ = 0;
  bool is_settled_ = true;
};

void Conversation::leave(Speaker& speaker) {
  if (!speaker.socket) return;
  at_.test.hall().closed(*speaker.socket);
  speaker = {};
}

std::string Conversation::request_for(const fuzz::Step& step) {
  if (is_watch(step)) return to_watch;
  if (!is_request(step)) return uncounted;
  if (step.twist == 'r' && !speakers_[step.who].last_request.empty())
    return speakers_[step.who].last_request;
  if (step.twist == 'q')
    for (const Speaker& other : speakers_)
      if (&other != &speakers_[step.who] && !other.last_request.empty()) return other.last_request;
  return "r" + std::to_string(++requests_);
}

fuzz::Known Conversation::known_to(const fuzz::Step& step) const {
  const Speaker& speaker = speakers_[step.who];
  const std::string& table = step.twist == 't' ? tables_.back() : tables_.front();
  const bool is_ann = fuzz::speakers.at(step.who) == "ann";
  const int seat = step.seat != 0 ? step.seat : is_ann ? 1 : 2;
  fuzz::Known known{.table = table,
                    .seat = seat,
                    .at = 0,
                    .action = {},
                    .request = {},
                    .token = std::string(fuzz::speakers.at(step.who))};
  const auto found = speaker.seen.find({table, seat});
  if (found == speaker.seen.end()) return known;
  known.at = found->second.sequence;
  const auto& choices = found->second.choices;
  if (!choices.empty())
    known.action = choices[static_cast<std::size_t>(requests_) % choices.size()];
  return known;
}

void Conversation::send(const fuzz::Step& step) {
  Speaker& speaker = speakers_[step.who];
  fuzz::Known known = known_to(step);
  known.request = request_for(step);
  const std::string text = message_of(step, known);
  if (text.empty()) return;
  const int times = step.twist == 'd' ? 2 : 1;
  for (int time = 0; time < times; ++time) {
    at_.test.say(speaker.socket, text);
    if (is_request(step) || is_watch(step)) ++speaker.sent[known.request];
  }
  if (is_request(step)) speaker.last_request = known.request;
}

void Conversation::take(const fuzz::Step& step) {
  Speaker& speaker = speakers_[step.who];
  if (step.verb == 'd') return leave(speaker);
  if (!speaker.socket) {
    speaker.socket = std::make_shared<KeepingSocket>(++at_.sockets);
    at_.test.hall().opened(speaker.socket);
  }
  const bool was_settled = std::exchange(is_settled_, false);
  const std::vector<Speaker> before = speakers_;
  if (step.verb == 'l') at_.test.now += a_while;
  if (step.verb == 'f') at_.test.hall().tidy_up();
  send(step);
  if (!step.waits) return;
  settle();
  if (was_settled && step.verb == 'a') check_secret(step, before);
}

void Conversation::settle() {
  // What is asked behind everything else is answered behind it, but for what the journal answers.
  std::map<Speaker*, int> pinged;
  for (Speaker& speaker : speakers_) {
    if (!speaker.socket) continue;
    pinged[&speaker] = speaker.pongs;
    at_.test.say(speaker.socket, R"({"type":"ping"})");
  }
  at_.test.wait_for([&] {
    read_lines();
    for (const auto& [speaker, pongs] : pinged)
      if (speaker->pongs == pongs) return false;
    for (const Speaker& speaker : speakers_)
      for (const auto& [request, times] : speaker.sent)
        if (!speaker.answered.contains(request) || speaker.answered.at(request) < times)
          return false;
    return true;
  });
  is_settled_ = true;
}

void Conversation::read_lines() {
  for (Speaker& speaker : speakers_) {
    if (!speaker.socket) continue;
    for (; speaker.lines_read < speaker.socket->lines.size(); ++speaker.lines_read)
      read_line(speaker, speaker.socket->lines[speaker.lines_read]);
  }
}

void Conversation::read_line(Speaker& speaker, const std::string& text) {
  const json::object line = json::parse(text).as_object();
  const std::string_view type = line.at("type").as_string();
  if (type == "pong") ++speaker.pongs;
  if (type == "done" || type == "refused" || type == "preview" || type == "rematched") {
    const auto* request = line.if_contains("request");
    if (request != nullptr && request->is_string() && request->as_string() != uncounted)
      ++speaker.answered[request->as_string().c_str()];
  }
  if (type == "done") speaker.last_done = line.at("request").as_string().c_str();
  if (type == "rematched") tables_.front() = line.at("next").as_string().c_str();
  if (type != "update") return;
  ++speaker.updates[line.at("table").as_string().c_str()];
  if (line.at("since").as_int64() == 0) ++speaker.answered[to_watch];
  const json::value& seat = line.at("seat");
  Seen& seen =
      speaker.seen[{line.at("table").as_string().c_str(), seat.is_null() ? 0 : seat.as_int64()}];
  seen.sequence = line.at("sequence").as_int64();
  if (!line.contains("choices")) return;
  seen.choices.clear();
  for (const json::value& choice : line.at("choices").as_array())
    seen.choices.emplace_back(choice.at("action").as_string().c_str());
}

template <class Look>
void Conversation::look_at(const std::string& table, const Look& look) {
  bool has_looked = false;
  at_.test.hall().look_at(table, [&](const Result<const Room*, table::TableRefusal>& room) {
    fuzz::require(room.ok());
    look(**room);
    has_looked = true;
  });
  at_.test.wait_for([&] { return has_looked; });
}

/// Of a choice that was made just now and waits nobody else was told with an update.
void Conversation::check_secret(const fuzz::Step& step, const std::vector<Speaker>& before) {
  if (speakers_[step.who].last_done != speakers_[step.who].last_request) return;
  const fuzz::Known known = known_to(step);
  const auto seat = static_cast<Seat>(known.seat - 1);
  look_at(known.table, [&](const Room& room) {
    if (!has_seat(room.table, seat) || !waits_in_secret(room.table, seat)) return;
    for (std::size_t one = 0; one < speakers_.size(); ++one)
      fuzz::require(fuzz::speakers.at(one) == fuzz::speakers.at(step.who) ||
                    updates_of(speakers_[one], known.table) ==
                        updates_of(before[one], known.table));
  });
}

std::vector<std::string> told_of(const table::Table& table) {
  constexpr table::Instant now{a_day, a_day};
  std::vector<std::string> told{write_table(table, {}, now)};
  for (const hosting::Viewer viewer :
       {hosting::spectator, hosting::Viewer(Seat::one), hosting::Viewer(Seat::two)})
    told.push_back(write_update(table, viewer, 0, parts_missing(table, viewer, 0), {}, now));
  return told;
}

/// What is in memory is what the journal tells; what the table's chance comes from was told to
/// nobody before it was over.
void Conversation::check_table(const std::string& table) {
  look_at(table, [&](const Room& room) {
    const auto loaded = load_table(at_.store, table);
    fuzz::require(loaded.ok());
    fuzz::require(told_of(loaded->table) == told_of(room.table));
    if (room.table.status == table::Status::over) return;
    for (const Speaker& speaker : speakers_) {
      if (!speaker.socket) continue;
      for (const std::string& line : speaker.socket->lines)
        fuzz::require(line.find(room.table.dice.seed) == std::string::npos &&
                      line.find(room.table.dice.salt) == std::string::npos);
    }
  });
}

void Conversation::end() {
  settle();
  for (const std::string& table : tables_) check_table(table);
  read_lines();
  for (const Speaker& speaker : speakers_) fuzz::require(speaker.sent == speaker.answered);
  fuzz::require(at_.test.complaints.empty());
}

}  // namespace

// Whatever several people say to a hall, right or half right, everything is answered once, as the
// API describes it, nobody is told a secret, and the tables are what their journals say. The input
// is the kinds of two tables and a script, see half_right.h.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  constexpr std::size_t kinds = 2;
  if (text.size() < kinds) return 0;
  Conversation conversation(std::string_view(text).substr(0, kinds));
  std::vector<fuzz::Step> steps = fuzz::read_script(std::string_view(text).substr(kinds));
  if (steps.size() > most_steps) steps.resize(most_steps);
  for (const fuzz::Step& step : steps) conversation.take(step);
  conversation.end();
  return 0;
}
