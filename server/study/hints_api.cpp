#include "server/study/hints_api.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <chrono>
#include <memory>

#include "json/reader.h"
#include "server/api/table_answers.h"
#include "server/http/body.h"
#include "server/people/caller.h"
#include "server/people/refusals.h"

namespace cheesemoon::server {

namespace {

Seat read_seat(const JsonReader& body) {
  body.allow_only({"seat"});
  return body.member("seat").seat();
}

bool is_alone_with_bots(const table::Table& table, const std::string& person) {
  return std::none_of(table.seats.begin(), table.seats.end(), [&](const table::Occupant& occupant) {
    return occupant.is_person() && occupant.who != person;
  });
}

/// What the seat has to choose, if a hint harms nobody.
Result<std::shared_ptr<const hosting::Question>, HttpResponse> question_of(
    const table::Table& table, Seat seat, const std::string& person) {
  if (!sits(table, seat, person))
    return Failure{http_error(403, "not_your_seat", "this is not your seat")};
  if (table.options.is_rated || !is_alone_with_bots(table, person))
    return Failure{http_error(409, "no_hints",
                              "there are hints at tables that are not rated, and where nobody else "
                              "but bots plays")};
  std::shared_ptr<const hosting::Question> question;
  if (is_in_play(table)) question = table.game->question(seat);
  if (!question) return Failure{http_error(409, "not_acting", "you have nothing to choose now")};
  return question;
}

void think(StudyApi& api, const std::string& person, Seat seat, const std::string& table,
           const HttpReply& reply) {
  if (!api.hints.allow(person, std::chrono::steady_clock::now())) return reply(too_many(hint_rate));
  look_at_table(api.hall, table, reply, [&api, person, seat, reply](const Room& room) {
    const auto question = question_of(room.table, seat, person);
    if (!question) return reply(question.error());
    api.quick_desk.take(
        person, [asked = *question] { return HttpResponse{.body = asked->hint()}; }, reply);
  });
}

}  // namespace

void give_hint(StudyApi& api, const HttpRequest& request, const std::string& table,
               const HttpReply& reply) {
  const auto seat = read_body(request.body, read_seat);
  if (!seat) return reply(seat.error());
  api.services.store.post([&api, request, table, seat = *seat, reply](Store& store) {
    const auto person = caller_of(Call{api.people, store, request, {}});
    if (!person) return reply(person.error());
    boost::asio::post(api.services.context, [&api, id = person->id, seat, table, reply] {
      think(api, id, seat, table, reply);
    });
  });
}

}  // namespace cheesemoon::server
