#include "server/study/reviews_api.h"

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

/// Goes on with what stands at rated tables, on the thread of the hall.
void with_rated_positions(
    StudyApi& api, const HttpReply& reply,
    const std::function<void(const std::shared_ptr<const Positions>&)>& go_on) {
  api.services.store.post([&api, reply, go_on](Store& store) {
    const auto rated = api.rated_positions.now(store, api.services.now().date);
    if (!rated) return reply(store_failed(api.people, rated.error()));
    boost::asio::post(api.services.context, [go_on, rated = *rated] { go_on(rated); });
  });
}

/// Has the review of a table made, unless that is being done already.
void make_review(StudyApi& api, const JobOwner& owner, const table::Table& table,
                 const std::shared_ptr<const Positions>& rated, const HttpReply& reply) {
  auto record = record_to_study(table);
  if (!record) return reply(record.error());
  if (!api.shelf.wait_for(table.id, reply)) return;
  const auto positions = std::make_shared<std::vector<std::string>>();
  work_out(
      api.services, JobKind::long_answer, owner,
      [record = std::move(*record), positions, rated] {
        *positions = hosting::positions_in(record);
        if (is_any_of(*positions, *rated)) return in_rated_play();
        return answer_from_table(hosting::review_json(record));
      },
      [&api, id = table.id, positions](HttpResponse response) {
        boost::asio::post(api.services.context,
                          [&api, id, positions, response = std::move(response)] {
                            api.shelf.arrived(id, response, *positions);
                          });
      });
}

}  // namespace

void review_table(StudyApi& api, const HttpRequest& request, const std::string& table,
                  const HttpReply& reply) {
  with_rated_positions(api, reply, [&api, request, table, reply](const auto& rated) {
    if (const ReviewShelf::Kept* kept = api.shelf.find(table))
      return reply(is_any_of(kept->positions, *rated) ? in_rated_play()
                                                      : HttpResponse{.body = kept->review});
    look_at_table(api.hall, table, reply,
                  [&api, owner = owner_of(request), rated, reply](const Room& room) {
                    make_review(api, owner, room.table, rated, reply);
                  });
  });
}

void review_record(StudyApi& api, const HttpRequest& request, const HttpReply& reply) {
  // Whoever studies a duel has every round of it reviewed.
  const bool is_quick = hosting::is_quick_to_review(request.body);
  const JobKind kind = is_quick ? JobKind::answer : JobKind::long_answer;
  with_rated_positions(api, reply, [&api, kind, request, reply](const auto& rated) {
    work_out(
        api.services, kind, owner_of(request),
        [record = request.body, rated] {
          if (is_any_of(hosting::positions_in(record), *rated)) return in_rated_play();
          return answer_from_file(hosting::review_json(record));
        },
        reply);
  });
}

}  // namespace cheesemoon::server
