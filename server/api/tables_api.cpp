#include "server/api/tables_api.h"

#include <boost/asio/post.hpp>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <utility>

#include "hosting/games.h"
#include "json/reader.h"
#include "server/api/table_answers.h"
#include "server/http/http.h"
#include "server/http/query.h"
#include "server/people/authenticate.h"
#include "server/people/caller.h"
#include "server/people/refusals.h"
#include "table/table_record.h"

namespace cheesemoon::server {

namespace {

namespace json = boost::json;

HttpResponse table_answer(const TablesApi& api, unsigned status, const Room& room) {
  return {.status = status, .body = write_table(room.table, room.names, api.services.now())};
}

void show_games(TablesApi& /*api*/, const HttpRequest& /*request*/, const HttpReply& reply) {
  reply({.body = hosting::games_json()});
}

/// Public tables that wait for somebody. What is in a head is no secret; the time of its last
/// change would be, if heads changed with moves.
StoreResult<json::array> open_tables(Store& store, std::int64_t limit) {
  const auto heads = store.heads(table::Status::open, true, limit);
  if (!heads) return Failure{heads.error()};
  json::array tables;
  for (const Head& head : *heads) {
    json::error_code error;
    json::value summary = json::parse(head.summary, error);
    if (error || !summary.is_object()) continue;
    json::object& table = summary.get_object();
    table["id"] = head.id;
    table["game"] = head.game;
    const auto maker =
        store.person(table["maker"].is_string() ? std::string(table["maker"].get_string().c_str())
                                                : std::string{});
    if (!maker) return Failure{maker.error()};
    if (*maker) table["maker_name"] = (*maker)->name;
    tables.push_back(std::move(summary));
  }
  return tables;
}

void list_tables(TablesApi& api, const HttpRequest& request, const HttpReply& reply) {
  const auto limit = read_limit(request);
  if (!limit) return reply(limit.error());
  api.services.store.post([&api, limit = *limit, reply](Store& store) {
    auto tables = open_tables(store, limit);
    if (!tables) return reply(store_failed(api.people, tables.error()));
    reply(json_answer(200, {{"tables", std::move(*tables)}}));
  });
}

void make_table(TablesApi& api, const HttpRequest& request, const HttpReply& reply) {
  const auto body = parse_json(request.body);
  if (!body) return reply(bad_request(describe(body.error())));
  const auto options = table::read_table_options(*body);
  if (!options) return reply(bad_request(describe(options.error())));
  api.services.store.post([&api, request, options = *options, reply](Store& store) {
    const auto person = caller_of(Call{api.people, store, request, {}});
    if (!person) return reply(person.error());
    boost::asio::post(api.services.context, [&api, person = *person, options, reply,
                                             address = request.address_group] {
      api.hall.make_table(
          person, address, options, {},
          [&api, reply](const Result<std::string, table::TableRefusal>& made) {
            if (!made) return reply(refused_with(made.error()));
            api.hall.look_at(
                *made, [&api, reply](const Result<const Room*, table::TableRefusal>& room) {
                  reply(room ? table_answer(api, 201, **room) : refused_with(room.error()));
                });
          });
    });
  });
}

void show_table(TablesApi& api, const HttpRequest& /*request*/, const std::string& id,
                const HttpReply& reply) {
  look_at_table(api.hall, id, reply,
                [&api, reply](const Room& room) { reply(table_answer(api, 200, room)); });
}

HttpResponse record_answer(const Room& room) {
  const auto record = public_record(room.table);
  if (!record)
    return http_error(409, "not_over", "the record is for everybody when the game is over");
  return {.body = *record,
          .headers = {{"Content-Disposition",
                       "attachment; filename=\"cheesemoon-" + room.table.id + ".json\""}}};
}

void show_record(TablesApi& api, const HttpRequest& /*request*/, const std::string& id,
                 const HttpReply& reply) {
  look_at_table(api.hall, id, reply, [reply](const Room& room) { reply(record_answer(room)); });
}

}  // namespace

std::vector<Route> tables_routes(TablesApi& api) {
  return {
      {"GET", "/api/games", about_nothing(api, show_games)},
      {"GET", "/api/tables", about_nothing(api, list_tables)},
      {"POST", "/api/tables", about_nothing(api, make_table)},
      {"GET", "/api/tables/{id}", about_id(api, show_table)},
      {"GET", "/api/tables/{id}/record", about_id(api, show_record)},
  };
}

}  // namespace cheesemoon::server
