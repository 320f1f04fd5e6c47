#include "tools/flooder.h"

#include <fmt/format.h>

#include <utility>

#include "tools/message_parts.h"

namespace cheesemoon::tools {

namespace {

constexpr std::size_t askers_of_a_kind = 8;
/// This one fetches the record.
constexpr std::size_t first_reviewer = 2 * askers_of_a_kind;

constexpr std::string_view table_of_bots =
    R"({"game":"first-rat","options":{"seats":5},)"
    R"("seats":["level8","level8","level8","level8","level8"]})";
constexpr std::string_view table_to_review =
    R"({"game":"first-rat","options":{"seats":5},)"
    R"("seats":["level1","level1","level1","level1","level1"]})";
constexpr std::string_view table_for_hints =
    R"({"game":"first-rat","options":{"seats":2},"seats":["person","level8"]})";

constexpr int status_ok = 200;

}  // namespace

Result<std::unique_ptr<Flooder>, std::string> Flooder::make(const server::Url& url,
                                                            const std::string& from) {
  auto sockets = LightSockets::make({&url, 1}, 3 * askers_of_a_kind, from);
  if (!sockets) return Failure{sockets.error()};
  // The constructor is private, which std::make_unique cannot call.
  return std::unique_ptr<Flooder>(new Flooder(std::move(*sockets)));
}

Flooder::Flooder(LightSockets sockets) : sockets_(std::move(sockets)) {
  for (const Wish wish : {Wish::tables, Wish::hints, Wish::reviews})
    for (std::size_t asker = 0; asker < askers_of_a_kind; ++asker)
      askers_.push_back({.wish = wish});
}

std::optional<std::string> Flooder::prepare(std::chrono::seconds longest) {
  const auto deadline = std::chrono::steady_clock::now() + longest;
  sockets_.open(first_reviewer);
  while (record_.empty()) {
    if (std::chrono::steady_clock::now() > deadline) return "no game could be played for a review";
    sockets_.wait(std::chrono::milliseconds(100), *this);
  }
  sockets_.close(first_reviewer);
  answers_.clear();
  return std::nullopt;
}

void Flooder::begin() {
  for (std::size_t number = 0; number < askers_.size(); ++number) sockets_.open(number);
}

void Flooder::go_on() {
  sockets_.wait(std::chrono::milliseconds(10), *this);
}

void Flooder::connected(std::size_t number) {
  ask(number);
}

void Flooder::ask(std::size_t number) {
  Asker& asker = askers_[number];
  if (asker.token.empty() && (asker.wish != Wish::reviews || record_.empty()))
    return request(number, "guest", "POST", "/api/guests", R"({"name":"Flood"})");
  if (asker.wish == Wish::tables)
    return request(number, "table", "POST", "/api/tables", table_of_bots);
  if (asker.wish == Wish::hints) return ask_for_hint(number);
  if (record_.empty()) return ask_for_record(number);
  request(number, "review", "POST", "/api/reviews", record_);
}

void Flooder::ask_for_hint(std::size_t number) {
  Asker& asker = askers_[number];
  if (asker.table.empty())
    return request(number, "table for hints", "POST", "/api/tables", table_for_hints);
  request(number, "hint", "POST", fmt::format("/api/tables/{}/hint", asker.table), R"({"seat":1})");
}

void Flooder::ask_for_record(std::size_t number) {
  Asker& asker = askers_[number];
  if (asker.table.empty())
    return request(number, "table to review", "POST", "/api/tables", table_to_review);
  request(number, "record", "GET", fmt::format("/api/tables/{}/record", asker.table), "");
}

void Flooder::request(std::size_t number, std::string_view what, std::string_view method,
                      std::string_view path, std::string_view body) {
  askers_[number].asked = what;
  sockets_.request(number, method, path, askers_[number].token, body);
}

void Flooder::answered(std::size_t number, int status, std::string_view body) {
  Asker& asker = askers_[number];
  ++answers_[fmt::format("{} {}", asker.asked, status)];
  if (asker.asked == "guest") asker.token = text_behind(body, R"("token":")");
  if (asker.asked.starts_with("table ")) asker.table = text_behind(body, R"({"id":")");
  if (asker.asked == "record" && status == status_ok) {
    record_ = body;
    return;
  }
  ask(number);
}

void Flooder::received(std::size_t /*number*/, std::string_view /*line*/) {}

void Flooder::closed(std::size_t number) {
  ++answers_["closed"];
  sockets_.open(number);
}

}  // namespace cheesemoon::tools
