#include "server/study/study_api.h"

#include <utility>

#include "server/people/refusals.h"

namespace cheesemoon::server {

void with_rated_positions(
    StudyApi& api, const HttpReply& reply,
    std::function<void(const std::shared_ptr<const Positions>& rated)> go_on) {
  api.rated_positions.ask([&api, reply, go_on = std::move(go_on)](const auto& standing) {
    if (!standing) return reply(store_failed(api.people, standing.error()));
    go_on(*standing);
  });
}

std::vector<Route> study_routes(StudyApi& api) {
  return {
      {"POST", "/api/tables/{id}/hint", about_id(api, give_hint)},
      {"GET", "/api/tables/{id}/replay", about_id(api, replay_table)},
      {"POST", "/api/replays", about_nothing(api, replay_record)},
      {"GET", "/api/tables/{id}/review", about_id(api, review_table)},
      {"POST", "/api/reviews", about_nothing(api, review_record)},
      {"GET", "/api/me/challenges", about_nothing(api, show_challenges)},
  };
}

}  // namespace cheesemoon::server
