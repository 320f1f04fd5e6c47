#include "server/people/routes.h"

#include <type_traits>

#include "server/people/people_api.h"

namespace cheesemoon::server {

namespace {

/// Answered on the thread of the store, at once or later; what takes a person is answered only to
/// whoever says who he is.
template <class Answer>
RouteHandler answered_by(People& people, Answer answer) {
  return [&people, answer](const HttpRequest& request, const PathParameters& parameters,
                           const HttpReply& reply) {
    people.hooks.on_store([&people, answer, request, parameters, reply](Store& store) {
      const Call call{people, store, request, parameters};
      if constexpr (std::is_invocable_v<Answer, const Call&>) {
        reply(answer(call));
      } else if constexpr (std::is_invocable_v<Answer, const Call&, const HttpReply&>) {
        answer(call, reply);
      } else {
        const auto person = caller_of(call);
        if (!person) return reply(person.error());
        if constexpr (std::is_invocable_v<Answer, const Call&, const Person&>) {
          reply(answer(call, *person));
        } else {
          answer(call, *person, reply);
        }
      }
    });
  };
}

}  // namespace

std::vector<Route> people_routes(People& people) {
  return {
      {"POST", "/api/guests", answered_by(people, add_guest)},
      {"POST", "/api/accounts", answered_by(people, add_account)},
      {"POST", "/api/sessions", answered_by(people, log_in)},
      {"GET", "/api/sessions", answered_by(people, list_sessions)},
      {"DELETE", "/api/sessions", answered_by(people, end_sessions)},
      {"DELETE", "/api/sessions/{id}", answered_by(people, end_session)},
      {"GET", "/api/me", answered_by(people, show_me)},
      {"PATCH", "/api/me", answered_by(people, change_me)},
      {"DELETE", "/api/me", answered_by(people, delete_me)},
      {"GET", "/api/me/export", answered_by(people, export_me)},
      {"GET", "/api/me/tables", answered_by(people, list_my_tables)},
      {"GET", "/api/people/{id}", answered_by(people, show_person)},
      {"POST", "/api/reports", answered_by(people, add_report)},
      {"GET", "/api/leaderboard", answered_by(people, show_leaderboard)},
  };
}

}  // namespace cheesemoon::server
