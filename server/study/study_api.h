#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/hall/hall.h"
#include "server/http/router.h"
#include "server/people/people.h"
#include "server/study/rated_positions.h"
#include "server/study/review_shelf.h"

namespace cheesemoon::server {

/// Each takes up to 60 KiB.
inline constexpr std::size_t most_reviews_kept = 200;

/// What the answers need. All of it outlives the routes.
struct StudyApi {
  StudyApi(Hall& one_hall, HallServices& its_services, People& all_people)
      : hall(one_hall), services(its_services), people(all_people), rated_positions(its_services) {}

  Hall& hall;
  HallServices& services;
  People& people;
  ReviewShelf shelf{most_reviews_kept};
  RatedPositionsReader rated_positions;
};

/// Goes on with what stands at rated tables, or answers that it cannot be known. On the thread of
/// the hall.
void with_rated_positions(StudyApi& api, const HttpReply& reply,
                          std::function<void(const std::shared_ptr<const Positions>& rated)> go_on);

// Hints, replays, reviews and challenges over HTTP: docs/study.md. All of it is asked on the thread
// of the hall.

/// POST /api/tables/{id}/hint
void give_hint(StudyApi& api, const HttpRequest& request, const std::string& table,
               const HttpReply& reply);
/// GET /api/tables/{id}/replay
void replay_table(StudyApi& api, const HttpRequest& request, const std::string& table,
                  const HttpReply& reply);
/// POST /api/replays
void replay_record(StudyApi& api, const HttpRequest& request, const HttpReply& reply);
/// GET /api/tables/{id}/review
void review_table(StudyApi& api, const HttpRequest& request, const std::string& table,
                  const HttpReply& reply);
/// POST /api/reviews
void review_record(StudyApi& api, const HttpRequest& request, const HttpReply& reply);
/// GET /api/me/challenges
void show_challenges(StudyApi& api, const HttpRequest& request, const HttpReply& reply);

std::vector<Route> study_routes(StudyApi& api);

}  // namespace cheesemoon::server
