#include "server/study/study_api.h"

#include <boost/asio/post.hpp>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "hosting/games.h"
#include "server/api/table_answers.h"
#include "server/people/refusals.h"
#include "server/study/record_answers.h"
#include "server/study/worked_out.h"

namespace cheesemoon::server {

namespace {

/// What came out, and the positions it tells something about. On any thread.
using Reviewed =
    std::function<void(const HttpResponse& response, const std::vector<std::string>& positions)>;

struct ReviewWish {
  JobKind kind = JobKind::long_answer;
  JobOwner owner;
  std::string record;
  HttpResponse (*answer)(const Studied& studied) = nullptr;
};

/// Has a record reviewed, unless something of it stands at a rated table. A worker reads it before
/// that is asked: whoever sends nonsense, or has used up his allowance, keeps no store busy.
void review(StudyApi& api, const ReviewWish& wish, const Reviewed& reviewed) {
  const auto positions = std::make_shared<std::vector<std::string>>();
  const auto answered = [positions, reviewed](const HttpResponse& response) {
    reviewed(response, *positions);
  };
  const auto make = [wish] { return wish.answer(hosting::review_json(wish.record)); };
  const auto make_if_free = [&api, wish, positions, make, answered](const auto& rated) {
    if (is_any_of(*positions, *rated)) return answered(in_rated_play());
    work_out(api.services, wish.kind, wish.owner, make, answered);
  };
  work_out(
      api.services, wish.kind, wish.owner,
      [wish, positions, make] {
        *positions = hosting::positions_in(wish.record);
        return positions->empty() ? make() : HttpResponse{};
      },
      [&api, positions, make_if_free, answered](const HttpResponse& response) {
        // Where no positions are that is all there is to say.
        if (positions->empty()) return answered(response);
        boost::asio::post(api.services.context, [&api, make_if_free, answered] {
          with_rated_positions(api, answered, make_if_free);
        });
      });
}

/// Has the review of a table made, unless that is being done already.
void make_review(StudyApi& api, const JobOwner& owner, const table::Table& table,
                 const HttpReply& reply) {
  auto record = record_to_study(table);
  if (!record) return reply(record.error());
  if (!api.shelf.wait_for(table.id, reply)) return;
  review(api,
         {.kind = JobKind::long_answer,
          .owner = owner,
          .record = std::move(*record),
          .answer = answer_from_table},
         [&api, id = table.id](const HttpResponse& response, const auto& positions) {
           boost::asio::post(api.services.context, [&api, id, response, positions] {
             api.shelf.arrived(id, response, positions);
           });
         });
}

}  // namespace

void review_table(StudyApi& api, const HttpRequest& request, const std::string& table,
                  const HttpReply& reply) {
  if (const ReviewShelf::Kept* found = api.shelf.find(table))
    return with_rated_positions(api, reply, [kept = *found, reply](const auto& rated) {
      reply(is_any_of(kept.positions, *rated) ? in_rated_play()
                                              : HttpResponse{.body = kept.review});
    });
  look_at_table(api.hall, table, reply, [&api, owner = owner_of(request), reply](const Room& room) {
    make_review(api, owner, room.table, reply);
  });
}

void review_record(StudyApi& api, const HttpRequest& request, const HttpReply& reply) {
  // Whoever studies a duel has every round of it reviewed.
  const bool is_quick = hosting::is_quick_to_review(request.body);
  review(api,
         {.kind = is_quick ? JobKind::answer : JobKind::long_answer,
          .owner = owner_of(request),
          .record = request.body,
          .answer = answer_from_file},
         [reply](const HttpResponse& response, const auto& /*positions*/) { reply(response); });
}

}  // namespace cheesemoon::server
