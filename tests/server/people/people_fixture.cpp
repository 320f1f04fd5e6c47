#include "server/people/people_fixture.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/json/parse.hpp>

#include "server/api/api_document.h"
#include "server/store/sqlite_database.h"

namespace cheesemoon::server {

namespace {

HttpRequest request_of(const std::string& method, const std::string& target,
                       const std::string& body, const std::string& token) {
  HttpRequest request;
  request.method = method;
  request.path = target.substr(0, target.find('?'));
  request.body = body;
  request.address_group = "192.0.2.7";
  if (!token.empty()) request.token = token;
  std::string query = target.substr(std::min(target.size(), request.path.size() + 1));
  while (!query.empty()) {
    const std::string pair = query.substr(0, query.find('&'));
    query.erase(0, pair.size() + 1);
    const std::size_t equals = pair.find('=');
    request.query[pair.substr(0, equals)] = pair.substr(equals + 1);
  }
  return request;
}

}  // namespace

std::string Answer::text(std::string_view pointer) const {
  boost::json::error_code error;
  const auto* value = body.find_pointer(pointer, error);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : "";
}

std::string Answer::header(std::string_view name) const {
  for (const auto& [key, value] : headers)
    if (key == name) return value;
  return "";
}

PeopleFixture::PeopleFixture()
    : place_(folder_.file("people.sqlite")),
      store_(open()),
      people_(value_of(open_people(store_, hooks()))),
      routes_(people_routes(*people_)) {}

Store PeopleFixture::open() const {
  return value_of(open_store(place_, std::chrono::seconds(60)));
}

PeopleHooks PeopleFixture::hooks() {
  return {.now = [this] { return now_; },
          .moment = [this] { return moment_; },
          .on_store = [this](const std::function<void(Store&)>& work) { work(store_); },
          .hash = [this](const JobOwner& /*owner*/, std::function<void()> work,
                         std::function<void(Store&)> rest) -> std::optional<JobRefusal> {
            if (!accepts_heavy_work_)
              return JobRefusal{.is_owners_fault = false, .retry_after = std::chrono::seconds(5)};
            heavy_.push_back({std::move(work), std::move(rest)});
            return std::nullopt;
          },
          .read_much = [this](const JobOwner& /*owner*/,
                              const std::function<void(StoreResult<Store>&)>& read)
              -> std::optional<JobRefusal> {
            if (!accepts_heavy_work_)
              return JobRefusal{.is_owners_fault = true, .retry_after = std::chrono::seconds(5)};
            auto own_store = open_store(place_);
            read(own_store);
            return std::nullopt;
          },
          .look_who_is_awaited =
              [this](const std::string& /*person*/, const std::vector<std::string>& /*tables*/,
                     const std::function<void(const AwaitedSeats&)>& tell) { tell(awaited_); },
          .report = [this](const StoreError& error) { reported_.push_back(error); },
          .changed = [this] { changes_told_ = true; },
          .hash_cost = HashCost::least};
}

void PeopleFixture::do_heavy_work() {
  while (!heavy_.empty()) {
    const Heavy heavy = std::move(heavy_.front());
    heavy_.pop_front();
    heavy.work();
    const auto meanwhile = std::exchange(meanwhile_, [] {});
    meanwhile();
    heavy.rest(store_);
  }
}

Answer PeopleFixture::ask(const HttpRequest& request) {
  const auto& document = ApiDocument::shared();
  std::string pattern;
  int replies = 0;
  HttpResponse response;
  const auto found = find_route(routes_, request);
  if (found) {
    pattern = found->route->pattern;
    found->route->handler(request, found->parameters, [&](HttpResponse answer) {
      ++replies;
      response = std::move(answer);
    });
    do_heavy_work();
    EXPECT_EQ(replies, 1);
  } else {
    response = found.error();
  }

  const auto faults = document.response_faults(request.method, pattern, response);
  EXPECT_TRUE(faults.empty()) << fmt::format("{} {} {}: {}\n{}", request.method, request.path,
                                             response.status, fmt::join(faults, "; "),
                                             response.body);
  if (response.status < 300) {
    const auto request_faults = document.request_faults(request.method, pattern, request.body);
    EXPECT_TRUE(request_faults.empty())
        << fmt::format("accepted, but not described: {}", fmt::join(request_faults, "; "));
  }
  boost::json::value body;
  if (!response.body.empty()) body = boost::json::parse(response.body);
  return {response.status, std::move(body), response.headers};
}

Answer PeopleFixture::ask(const std::string& method, const std::string& target,
                          const std::string& body, const std::string& token) {
  return ask(request_of(method, target, body, token));
}

std::string PeopleFixture::guest_named(const std::string& name) {
  return ask("POST", "/api/guests", fmt::format(R"({{"name":"{}"}})", name)).token();
}

std::string PeopleFixture::account_named(const std::string& name, const std::string& guest_token) {
  return ask("POST", "/api/accounts",
             fmt::format(R"({{"name":"{}","password":"{}"}})", name, password), guest_token)
      .token();
}

Answer PeopleFixture::log_in(const std::string& name, const std::string& text) {
  return ask("POST", "/api/sessions",
             fmt::format(R"({{"name":"{}","password":"{}"}})", name, text));
}

}  // namespace cheesemoon::server
