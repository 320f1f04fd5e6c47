#include "server/study/study_api.h"

#include <utility>

#include "server/people/refusals.h"
#include "server/study/challenges_api.h"
#include "server/study/hints_api.h"
#include "server/study/replays_api.h"
#include "server/study/reviews_api.h"

namespace cheesemoon::server {

namespace {

StudyHandler about_table(StudyApi& api, void (*answer)(StudyApi&, const HttpRequest&,
                                                       const std::string&, const HttpReply&)) {
  return
      [&api, answer](const HttpRequest& request, const PathParameters& parameters,
                     const HttpReply& reply) { answer(api, request, parameters.at("id"), reply); };
}

StudyHandler about_nothing(StudyApi& api,
                           void (*answer)(StudyApi&, const HttpRequest&, const HttpReply&)) {
  return [&api, answer](const HttpRequest& request, const PathParameters& /*parameters*/,
                        const HttpReply& reply) { answer(api, request, reply); };
}

}  // namespace

void with_rated_positions(
    StudyApi& api, const HttpReply& reply,
    std::function<void(const std::shared_ptr<const Positions>& rated)> go_on) {
  api.rated_positions.ask([&api, reply, go_on = std::move(go_on)](const auto& standing) {
    if (!standing) return reply(store_failed(api.people, standing.error()));
    go_on(*standing);
  });
}

std::vector<Route<StudyHandler>> study_routes(StudyApi& api) {
  return {
      {"POST", "/api/tables/{id}/hint", about_table(api, give_hint)},
      {"GET", "/api/tables/{id}/replay", about_table(api, replay_table)},
      {"POST", "/api/replays", about_nothing(api, replay_record)},
      {"GET", "/api/tables/{id}/review", about_table(api, review_table)},
      {"POST", "/api/reviews", about_nothing(api, review_record)},
      {"GET", "/api/me/challenges", about_nothing(api, show_challenges)},
  };
}

}  // namespace cheesemoon::server
