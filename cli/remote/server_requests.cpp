#include "cli/remote/server_requests.h"

#include <fmt/format.h>
#include <pwd.h>
#include <unistd.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <optional>

#include "cli/remote/token_file.h"
#include "cli/table/safe_text.h"
#include "json/reader.h"
#include "server/client/http_client.h"
#include "table/table_id.h"

namespace cheesemoon::cli {

namespace json = boost::json;
using server::HttpResponse;

namespace {

constexpr unsigned status_ok = 200;
constexpr unsigned status_created = 201;
constexpr unsigned status_bad_request = 400;
constexpr unsigned status_unauthorized = 401;

/// Hints think, on a busy server for a while.
constexpr std::chrono::seconds patience_with_hints{60};

Result<HttpResponse, std::string> ask(const RemoteServer& server, std::string_view method,
                                      const std::string& path, const std::string& body = {},
                                      const std::string& token = {},
                                      std::chrono::seconds at_most = std::chrono::seconds(10)) {
  server::ClientOptions options;
  options.timeout = at_most;
  if (!token.empty()) options.token = token;
  return server::http_request(server.url, method, path, body, options);
}

/// What is wrong with an answer that was not hoped for.
std::string complaint(const RemoteServer& server, const HttpResponse& response) {
  json::error_code parse_error;
  const json::value body = json::parse(response.body, parse_error);
  std::optional<JsonError> error;
  const std::string_view sentence =
      parse_error ? std::string_view()
                  : JsonReader(body, error).member("error").member("sentence").text();
  if (parse_error || error)
    return fmt::format("{} is no Cheesemoon server, or too old: it answered {}", server.written,
                       response.status);
  return fmt::format("the server refuses: {}", safe_text(sentence));
}

/// The answer as JSON, if it has this status.
Result<json::value, std::string> expect(const RemoteServer& server,
                                        const Result<HttpResponse, std::string>& response,
                                        unsigned status) {
  if (!response) return Failure{response.error()};
  if (response->status != status) return Failure{complaint(server, *response)};
  auto body = parse_json(response->body);
  if (!body)
    return Failure{
        fmt::format("{} is no Cheesemoon server: {}", server.written, describe(body.error()))};
  return std::move(*body);
}

Result<RemotePerson, std::string> read_person(const json::value& json, std::string token) {
  std::optional<JsonError> error;
  const JsonReader reader(json, error);
  RemotePerson person{safe_text(reader.member("id").text()),
                      safe_text(reader.member("name").text()), std::move(token)};
  if (error) return Failure{"a person cannot be read: " + describe(*error)};
  return person;
}

Result<TableState, std::string> read_table(const Result<json::value, std::string>& answer) {
  if (!answer) return Failure{answer.error()};
  auto state = read_table_state(*answer);
  if (!state) return Failure{"the table cannot be read: " + state.error()};
  return state;
}

std::string login_name() {
  const passwd* user = getpwuid(geteuid());
  return user == nullptr || user->pw_name == nullptr ? std::string() : std::string(user->pw_name);
}

constexpr std::string_view nameless = "Guest";

Result<HttpResponse, std::string> ask_for_guest(const RemoteServer& server,
                                                const std::string& name) {
  const auto guest = [&](std::string_view called) {
    return ask(server, "POST", "/api/guests", json::serialize(json::object{{"name", called}}));
  };
  if (!name.empty()) return guest(name);
  // Not every login name is a name for others; nobody chose it.
  if (const std::string login = login_name(); !login.empty()) {
    auto response = guest(login);
    if (!response || response->status != status_bad_request) return response;
  }
  return guest(nameless);
}

Result<RemotePerson, std::string> become_guest(const RemoteServer& server,
                                               const std::string& token_file,
                                               const std::string& name) {
  const auto answer = expect(server, ask_for_guest(server, name), status_created);
  if (!answer) return Failure{answer.error()};
  std::optional<JsonError> error;
  const JsonReader reader(*answer, error);
  std::string token(reader.member("token").text());
  auto person = read_person(reader.member("person").json(), std::move(token));
  if (error) return Failure{"a guest cannot be read: " + describe(*error)};
  if (!person) return person;
  if (std::string failure = keep_token(token_file, server.written, person->token); !failure.empty())
    return Failure{std::move(failure)};
  return person;
}

}  // namespace

Result<RemotePerson, std::string> come_in(const RemoteServer& server, const std::string& token_file,
                                          const std::string& name) {
  const std::string token = kept_token(token_file, server.written);
  if (token.empty()) return become_guest(server, token_file, name);
  auto response = ask(server, "GET", "/api/me", {}, token);
  if (response && response->status == status_unauthorized)
    return become_guest(server, token_file, name);
  auto answer = expect(server, response, status_ok);
  if (!answer) return Failure{answer.error()};
  auto person = read_person(*answer, token);
  if (!person || name.empty() || person->name == name) return person;
  answer = expect(
      server, ask(server, "PATCH", "/api/me", json::serialize(json::object{{"name", name}}), token),
      status_ok);
  if (!answer) return Failure{answer.error()};
  return read_person(*answer, token);
}

Result<TableState, std::string> make_table(const RemoteServer& server, const RemotePerson& person,
                                           const json::object& request) {
  return read_table(
      expect(server, ask(server, "POST", "/api/tables", json::serialize(request), person.token),
             status_created));
}

Result<TableState, std::string> look_at_table(const RemoteServer& server, const std::string& id) {
  if (!table::is_table_id(id))
    return Failure{fmt::format("\"{}\" is not the id of a table: that is {} small letters", id,
                               table::table_id_length)};
  return read_table(expect(server, ask(server, "GET", "/api/tables/" + id), status_ok));
}

Result<json::value, std::string> fetch_hint(const RemoteServer& server, const RemotePerson& person,
                                            const std::string& id, Seat seat) {
  return expect(
      server,
      ask(server, "POST", "/api/tables/" + id + "/hint",
          json::serialize(json::object{{"seat", number(seat)}}), person.token, patience_with_hints),
      status_ok);
}

Result<std::string, std::string> fetch_record(const RemoteServer& server, const std::string& id) {
  auto response = ask(server, "GET", "/api/tables/" + id + "/record");
  if (!response) return Failure{response.error()};
  if (response->status != status_ok) return Failure{complaint(server, *response)};
  return std::move(response->body);
}

std::string record_address(const RemoteServer& server, const std::string& id) {
  return fmt::format("{}/api/tables/{}/record", server.written, id);
}

}  // namespace cheesemoon::cli
