#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <vector>

#include "server/hall/hall.h"
#include "server/http/http.h"
#include "server/http/router.h"
#include "server/limits/limiter.h"
#include "server/people/people.h"
#include "server/study/desk.h"
#include "server/study/review_shelf.h"

namespace cheesemoon::server {

/// Runs on the thread of the hall and answers at once or later.
using StudyHandler = std::function<void(const HttpRequest& request,
                                        const PathParameters& parameters, HttpReply reply)>;

/// For each person.
inline constexpr Rate hint_rate{std::chrono::seconds(1), 30};
/// For each address group, as the next.
inline constexpr Rate replay_rate{std::chrono::seconds(1), 30};
inline constexpr Rate review_rate{std::chrono::seconds(10), 10};

/// Hints and replays take a fraction of a second.
inline constexpr DeskLimits quick_work{
    .most_at_once = 2, .most_waiting = 50, .most_waiting_of_one = 5};
/// A review takes up to some five seconds, and an answer has to be there within a minute.
inline constexpr DeskLimits slow_work{
    .most_at_once = 1, .most_waiting = 8, .most_waiting_of_one = 2};
/// Each takes up to 60 KiB.
inline constexpr std::size_t most_reviews_kept = 200;

/// What the answers need. All of it outlives the routes.
struct StudyApi {
  StudyApi(Hall& one_hall, HallServices& its_services, People& all_people, bool limited)
      : hall(one_hall), services(its_services), people(all_people), has_limits(limited) {}

  Hall& hall;
  HallServices& services;
  People& people;
  bool has_limits = true;
  Limiter hints{has_limits ? hint_rate : no_limit, most_limited};
  Limiter replays{has_limits ? replay_rate : no_limit, most_limited};
  Limiter reviews{has_limits ? review_rate : no_limit, most_limited};
  Desk quick_desk{services, quick_work};
  Desk slow_desk{services, slow_work};
  ReviewShelf shelf{most_reviews_kept};
};

/// Hints, replays, reviews and challenges over HTTP: docs/study.md.
std::vector<Route<StudyHandler>> study_routes(StudyApi& api);

}  // namespace cheesemoon::server
