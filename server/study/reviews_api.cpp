#include "server/study/reviews_api.h"

#include <boost/asio/post.hpp>
#include <chrono>
#include <utility>

#include "hosting/games.h"
#include "server/api/table_answers.h"
#include "server/people/refusals.h"
#include "server/study/record_answers.h"

namespace cheesemoon::server {

namespace {

bool may_review(StudyApi& api, const HttpRequest& request) {
  return api.reviews.allow(request.address_group, std::chrono::steady_clock::now());
}

/// Has the review of a table made, unless that is being done already.
void make_review(StudyApi& api, const std::string& who, const table::Table& table,
                 const HttpReply& reply) {
  auto record = record_to_study(table);
  if (!record) return reply(record.error());
  if (!api.shelf.wait_for(table.id, reply)) return;
  api.slow_desk.take(
      who,
      [record = std::move(*record)] { return answer_from_table(hosting::review_json(record)); },
      [&api, id = table.id](HttpResponse response) {
        boost::asio::post(api.services.context, [&api, id, response = std::move(response)] {
          api.shelf.arrived(id, response);
        });
      });
}

}  // namespace

void review_table(StudyApi& api, const HttpRequest& request, const std::string& table,
                  const HttpReply& reply) {
  if (const std::string* review = api.shelf.find(table)) return reply({.body = *review});
  if (!may_review(api, request)) return reply(too_many(review_rate));
  look_at_table(api.hall, table, reply,
                [&api, who = request.address_group, reply](const Room& room) {
                  make_review(api, who, room.table, reply);
                });
}

void review_record(StudyApi& api, const HttpRequest& request, const HttpReply& reply) {
  // Whoever studies a duel has every round of it reviewed.
  const bool is_quick = hosting::is_quick_to_review(request.body);
  Limiter& limiter = is_quick ? api.replays : api.reviews;
  if (!limiter.allow(request.address_group, std::chrono::steady_clock::now()))
    return reply(too_many(is_quick ? replay_rate : review_rate));
  Desk& desk = is_quick ? api.quick_desk : api.slow_desk;
  desk.take(
      request.address_group,
      [record = request.body] { return answer_from_file(hosting::review_json(record)); }, reply);
}

}  // namespace cheesemoon::server
