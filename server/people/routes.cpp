#include "server/people/routes.h"

#include "server/people/accounts_api.h"
#include "server/people/guests_api.h"
#include "server/people/me_api.h"
#include "server/people/public_api.h"
#include "server/people/reports_api.h"
#include "server/people/sessions_api.h"

namespace cheesemoon::server {

namespace {

PeopleHandler at_once(People& people, HttpResponse (*answer)(const Call&)) {
  return [&people, answer](Store& store, const HttpRequest& request,
                           const PathParameters& parameters, const HttpReply& reply) {
    reply(answer({people, store, request, parameters}));
  };
}

PeopleHandler perhaps_later(People& people, void (*answer)(const Call&, const HttpReply&)) {
  return [&people, answer](Store& store, const HttpRequest& request,
                           const PathParameters& parameters, const HttpReply& reply) {
    answer({people, store, request, parameters}, reply);
  };
}

}  // namespace

std::vector<Route<PeopleHandler>> people_routes(People& people) {
  return {
      {"POST", "/api/guests", at_once(people, add_guest)},
      {"POST", "/api/accounts", perhaps_later(people, add_account)},
      {"POST", "/api/sessions", perhaps_later(people, log_in)},
      {"GET", "/api/sessions", at_once(people, list_sessions)},
      {"DELETE", "/api/sessions", at_once(people, end_sessions)},
      {"DELETE", "/api/sessions/{id}", at_once(people, end_session)},
      {"GET", "/api/me", at_once(people, show_me)},
      {"PATCH", "/api/me", perhaps_later(people, change_me)},
      {"DELETE", "/api/me", perhaps_later(people, delete_me)},
      {"GET", "/api/me/export", perhaps_later(people, export_me)},
      {"GET", "/api/me/tables", perhaps_later(people, list_my_tables)},
      {"GET", "/api/people/{id}", at_once(people, show_person)},
      {"POST", "/api/reports", at_once(people, add_report)},
      {"GET", "/api/leaderboard", at_once(people, show_leaderboard)},
  };
}

}  // namespace cheesemoon::server
