#include "tools/timing.h"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cmath>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/core/random.h"
#include "server/client/client_socket.h"
#include "server/client/http_client.h"
#include "tools/message_parts.h"

namespace cheesemoon::tools {

namespace {

using Clock = std::chrono::steady_clock;

/// Either may wait: the first and the last card of the hand.
constexpr std::array<std::string_view, 2> cards{"play 0", "play 7"};
using Card = std::optional<std::size_t>;

/// Somebody at the table: a guest with a socket. When something fails, nothing more is done, and
/// all answers are empty.
class Guest {
 public:
  explicit Guest(server::Url url) : url_(std::move(url)) {
    token_ = text_behind(request("POST", "/api/guests", R"({"name":"Guest"})"), R"("token":")");
    auto socket = server::ClientSocket::connect(url_);
    if (!socket) {
      fail(socket.error());
      return;
    }
    socket_.emplace(std::move(*socket));
    (void)ask(fmt::format(R"({{"type":"hello","protocol":1,"token":"{}"}})", token_), "welcome");
  }

  std::string request(const std::string& method, const std::string& path,
                      const std::string& body = {}) {
    if (!error_.empty()) return {};
    server::ClientOptions options;
    if (!token_.empty()) options.token = token_;
    auto answer = server::http_request(url_, method, path, body, options);
    constexpr unsigned too_many = 429;
    if (answer && answer->status != too_many) return std::move(answer->body);
    fail(answer ? "the server has limits: start it with --no-limits, on a store of its own"
                : answer.error());
    return {};
  }

  /// The first line of that type that comes after the message.
  std::string ask(const std::string& message, std::string_view type) {
    if (!error_.empty()) return {};
    const std::string beginning = fmt::format(R"({{"type":"{}")", type);
    std::string answer;
    if (!socket_->send(message)) fail("the server has closed the connection");
    while (answer.empty() && error_.empty()) {
      const server::Received received = socket_->receive(std::chrono::seconds(10));
      if (received.kind != server::Received::Kind::lines)
        fail(fmt::format("no {} for {}", type, message));
      for (const std::string& line : received.lines) {
        if (line.starts_with(beginning)) answer = line;
        if (line.starts_with(R"({"type":"update")")) sequence_ = update_parts(line).sequence;
      }
    }
    return answer;
  }

  /// Of what the guest was last told.
  [[nodiscard]] std::uint32_t sequence() const { return sequence_; }
  /// What did not work; empty as long as all is well.
  [[nodiscard]] const std::string& error() const { return error_; }
  void fail(std::string sentence) {
    if (error_.empty()) error_ = std::move(sentence);
  }

 private:
  server::Url url_;
  std::string token_;
  std::optional<server::ClientSocket> socket_;
  std::uint32_t sequence_ = 0;
  std::string error_;
};

TimedQuestion named(std::string what) {
  TimedQuestion question;
  question.what = std::move(what);
  return question;
}

/// Two at a duel, of whom one asks and measures while the other chooses.
class Attack {
 public:
  explicit Attack(const server::Url& url);

  /// Has a card wait or none, and asks everything once.
  void poll(Card card);

  [[nodiscard]] std::string error() const {
    return victim_.error().empty() ? attacker_.error() : victim_.error();
  }
  std::vector<TimedQuestion> take_figures();

 private:
  struct Question {
    TimedQuestion figures;
    std::function<std::string()> ask;
  };

  [[nodiscard]] std::string message(std::string_view type, std::string_view more) const {
    return fmt::format(R"({{"type":"{}","table":"{}"{}}})", type, table_, more);
  }
  void act(std::size_t card);
  void undo();
  void add_request(const std::string& method, const std::string& path,
                   const std::string& body = {});
  void add_message(const std::string& what, const std::string& text, std::string_view answer);

  Guest victim_;
  Guest attacker_;
  std::string table_;
  std::uint32_t requests_ = 0;
  std::vector<Question> questions_;
};

Attack::Attack(const server::Url& url) : victim_(url), attacker_(url) {
  const std::string made = victim_.request("POST", "/api/tables",
                                           R"({"game":"brave-rats","options":{"variant":"base"}})");
  table_ = text_behind(made, R"({"id":")");
  if (table_.empty()) {
    victim_.fail("no table could be made: " + made);
    return;
  }
  (void)attacker_.ask(message("sit", R"(,"seat":2,"request":"sit")"), "done");
  (void)victim_.ask(message("watch", R"(,"seat":1)"), "update");

  for (const char* what : {"", "/record", "/replay", "/review"})
    add_request("GET", "/api/tables/" + table_ + what);
  add_request("POST", "/api/tables/" + table_ + "/hint", R"({"seat":2})");
  add_request("GET", "/api/tables");
  add_request("GET", "/api/me/tables");
  add_message("watch from the own seat", message("watch", R"(,"seat":2)"), "update");
  add_message("watch as a spectator", message("watch", ""), "update");
  add_message("preview", message("preview", R"(,"seat":2,"action":"play 3","request":"preview")"),
              "preview");
  add_message("act, outdated",
              message("act", R"(,"seat":2,"action":"play 3","at":0,"request":"act")"), "refused");
  add_message("undo, with nothing to undo", message("undo", R"(,"seat":2,"at":0,"request":"undo")"),
              "refused");
  add_message("act for the other",
              message("act", R"(,"seat":1,"action":"play 3","at":0,"request":"other")"), "refused");
}

void Attack::add_request(const std::string& method, const std::string& path,
                         const std::string& body) {
  std::string what = method + " " + path;
  if (const std::size_t place = what.find(table_); place != std::string::npos)
    what.replace(place, table_.size(), "ID");
  questions_.push_back({named(what), [=, this] { return attacker_.request(method, path, body); }});
}

void Attack::add_message(const std::string& what, const std::string& text,
                         std::string_view answer) {
  questions_.push_back({named(what), [=, this] { return attacker_.ask(text, answer); }});
}

void Attack::act(std::size_t card) {
  (void)victim_.ask(message("act", fmt::format(R"(,"seat":1,"action":"{}","at":{},"request":"r{}")",
                                               cards.at(card), victim_.sequence(), ++requests_)),
                    "done");
}

void Attack::undo() {
  (void)victim_.ask(message("undo", fmt::format(R"(,"seat":1,"at":{},"request":"r{}")",
                                                victim_.sequence(), ++requests_)),
                    "done");
}

void Attack::poll(Card card) {
  // Something was written just now in any case.
  act(0);
  undo();
  if (card) act(*card);
  // What is left to do of it is done before anything is measured.
  (void)attacker_.ask(R"({"type":"ping"})", "pong");
  (void)attacker_.request("GET", "/api/games");
  for (Question& question : questions_) {
    const Clock::time_point begin = Clock::now();
    const std::string answer = question.ask();
    const std::chrono::duration<double, std::micro> took = Clock::now() - begin;
    TimedQuestion& figures = question.figures;
    (card ? figures.sizes_chosen : figures.sizes_unchosen).insert(answer.size());
    Sample& sample = !card        ? figures.unchosen
                     : *card == 0 ? figures.one_card
                                  : figures.another_card;
    sample.add(std::log(took.count()));
  }
  if (card) undo();
}

std::vector<TimedQuestion> Attack::take_figures() {
  std::vector<TimedQuestion> figures;
  for (Question& question : questions_) figures.push_back(std::move(question.figures));
  return figures;
}

}  // namespace

Result<std::vector<TimedQuestion>, std::string> run_timing(const TimingOptions& options) {
  const auto url = server::read_url(options.server);
  if (!url) return Failure{url.error()};
  Attack attack(*url);
  Random random(options.seed);
  for (std::size_t poll = 0; poll < options.polls && attack.error().empty(); ++poll) {
    // As often chosen as not.
    const std::uint32_t drawn = random.below(2 * cards.size());
    attack.poll(drawn < cards.size() ? Card(drawn) : std::nullopt);
  }
  if (!attack.error().empty()) return Failure{attack.error()};
  return attack.take_figures();
}

}  // namespace cheesemoon::tools
