#include "server/study/study_api.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <memory>
#include <optional>
#include <utility>

#include "json/reader.h"
#include "server/api/table_answers.h"
#include "server/http/body.h"
#include "server/people/caller.h"
#include "server/people/refusals.h"
#include "server/study/worked_out.h"

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

/// What the seat has to choose, if a hint harms nobody: neither here, nor at a rated table that
/// somebody has built again to ask about it.
Result<std::shared_ptr<const hosting::Question>, HttpResponse> question_of(
    const table::Table& table, Seat seat, const std::string& person, const Positions& rated) {
  if (!sits(table, seat, person))
    return Failure{http_error(403, "not_your_seat", "this is not your seat")};
  if (table.options.is_rated || !is_alone_with_bots(table, person))
    return Failure{http_error(409, "no_hints",
                              "there are hints at tables that are not rated, and where nobody else "
                              "but bots plays")};
  std::shared_ptr<const hosting::Question> question;
  if (is_in_play(table)) question = table.game->question(seat);
  if (!question) return Failure{http_error(409, "not_acting", "you have nothing to choose now")};
  if (is_any_of(table.game->positions(), rated)) return Failure{in_rated_play()};
  return question;
}

/// Answers with a hint when it is durable that the seat has got one.
HttpReply when_noted(StudyApi& api, const std::string& table, Seat seat, const HttpReply& reply) {
  return [&api, table, seat, reply](HttpResponse answer) {
    if (answer.status != 200) return reply(std::move(answer));
    boost::asio::post(api.services.context, [&api, table, seat, reply, answer = std::move(answer)] {
      api.hall.note_hint(table, seat,
                         [reply, answer](const std::optional<table::TableRefusal>& refusal) {
                           reply(refusal ? refused_with(*refusal) : answer);
                         });
    });
  };
}

void think(StudyApi& api, const JobOwner& owner, Seat seat, const std::string& table,
           const std::shared_ptr<const Positions>& rated, const HttpReply& reply) {
  look_at_table(api.hall, table, reply, [&api, owner, seat, rated, reply](const Room& room) {
    const auto question = question_of(room.table, seat, owner.person, *rated);
    if (!question) return reply(question.error());
    work_out(
        api.services, JobKind::answer, owner,
        [asked = *question] { return HttpResponse{.body = asked->hint()}; },
        when_noted(api, room.table.id, seat, reply));
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
    const JobOwner owner{.address = request.address_group, .person = person->id};
    boost::asio::post(api.services.context, [&api, owner, seat, table, reply] {
      with_rated_positions(api, reply, [&api, owner, seat, table, reply](const auto& rated) {
        think(api, owner, seat, table, rated, reply);
      });
    });
  });
}

}  // namespace cheesemoon::server
