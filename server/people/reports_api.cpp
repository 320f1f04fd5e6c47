#include "server/people/people_api.h"

#include <algorithm>
#include <array>

#include "server/http/body.h"
#include "server/http/http.h"
#include "server/http/query.h"
#include "server/people/members.h"
#include "server/people/refusals.h"

namespace cheesemoon::server {

namespace {

constexpr std::array<std::string_view, 5> reasons{"insults", "name", "cheating", "stalling",
                                                  "other"};

Report read_report(const JsonReader& body) {
  body.allow_only({"table", "person", "reason", "text"});
  const JsonReader reason = body.member("reason");
  if (std::find(reasons.begin(), reasons.end(), reason.text()) == reasons.end())
    reason.fail("expected insults, name, cheating, stalling or other");
  return {.time = 0,
          .reporter = {},
          .person = std::string(body.member("person").text()),
          .table = std::string(body.member("table").text()),
          .reason = std::string(reason.text()),
          .text = body.has("text") ? read_note(body.member("text")) : ""};
}

}  // namespace

HttpResponse add_report(const Call& call, const Person& reporter) {
  People& people = call.people;
  auto report = read_body(call.request.body, read_report);
  if (!report) return report.error();
  if (!people.new_reports.allow(reporter.id, people.hooks.moment())) return too_many(report_rate);
  if (!may_be_id(report->table)) return nobody_at_table();
  const auto head = call.store.head(report->table);
  if (!head) return store_failed(people, head.error());
  const bool sits_there =
      *head && std::any_of((*head)->seats.begin(), (*head)->seats.end(),
                           [&](const SeatedPerson& seat) { return seat.person == report->person; });
  if (!sits_there || report->person == reporter.id) return nobody_at_table();
  report->time = people.hooks.now();
  report->reporter = reporter.id;
  const auto added = call.store.add_report(*report);
  return added ? nothing_to_say() : store_failed(people, added.error());
}

}  // namespace cheesemoon::server
