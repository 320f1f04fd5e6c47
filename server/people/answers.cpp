#include "server/people/answers.h"

#include <boost/json/parse.hpp>

#include "server/identity/session_tokens.h"
#include "server/people/person_kind.h"
#include "server/store/heads.h"

namespace cheesemoon::server {

namespace {

/// Of a text that we have written ourselves: null if it is damaged.
boost::json::value stored_json(const std::string& text) {
  boost::json::error_code error;
  auto value = boost::json::parse(text, error);
  return error ? boost::json::value() : value;
}

template <class Thing, class Write>
boost::json::array list_of(std::span<const Thing> things, const Write& write) {
  boost::json::array list;
  list.reserve(things.size());
  for (const Thing& thing : things) list.push_back(write(thing));
  return list;
}

boost::json::object seat_json(const SeatedPerson& seat) {
  boost::json::value person;
  if (seat.person) person = *seat.person;
  return {{"seat", seat.seat}, {"person", person}};
}

boost::json::object table_json(const Head& head, const AwaitedSeats& awaited) {
  boost::json::object json{{"id", head.id},
                           {"game", head.game},
                           {"status", status_word(head.status)},
                           {"updated", head.updated},
                           {"seats", list_of(std::span(head.seats), seat_json)},
                           {"table", stored_json(head.summary)}};
  if (const auto found = awaited.find(head.id); found != awaited.end())
    json["awaited"] = boost::json::array(found->second.begin(), found->second.end());
  return json;
}

}  // namespace

boost::json::object person_json(const Person& person) {
  return {{"id", person.id}, {"name", person.name}, {"kind", kind_name(kind_of(person))}};
}

boost::json::object own_person_json(const Person& person) {
  auto json = person_json(person);
  json["created"] = person.created;
  auto settings = stored_json(person.settings);
  json["settings"] = settings.is_object() ? std::move(settings) : boost::json::object();
  return json;
}

boost::json::object session_json(const Session& session) {
  return {{"id", session_handle(session.token_hash)},
          {"label", session.label},
          {"created", session.created},
          {"last_seen", session.last_seen}};
}

boost::json::array sessions_json(std::span<const Session> sessions) {
  return list_of(sessions, session_json);
}

boost::json::object rating_json(const PersonRating& rating) {
  return {{"rating", rating.rating}, {"deviation", rating.deviation}, {"games", rating.games}};
}

boost::json::array ratings_json(std::span<const PersonRating> ratings) {
  return list_of(ratings, [](const PersonRating& rating) {
    auto json = rating_json(rating);
    json["game"] = rating.game;
    return json;
  });
}

boost::json::array results_json(std::span<const PersonResult> results) {
  return list_of(results, [](const PersonResult& result) {
    return boost::json::object{{"table", result.table},   {"game", result.game},
                               {"ended", result.ended},   {"opponent", result.opponent},
                               {"score", result.score},   {"expected", result.expected},
                               {"weight", result.weight}, {"cut_short", result.is_cut_short}};
  });
}

boost::json::array reports_json(std::span<const Report> reports) {
  return list_of(reports, [](const Report& report) {
    return boost::json::object{{"time", report.time},     {"reporter", report.reporter},
                               {"person", report.person}, {"table", report.table},
                               {"reason", report.reason}, {"text", report.text}};
  });
}

boost::json::array words_json(std::span<const SaidWords> words) {
  return list_of(words, [](const SaidWords& said) {
    return boost::json::object{{"table", said.table}, {"time", said.time}, {"text", said.text}};
  });
}

boost::json::array tables_json(std::span<const Head> heads, const AwaitedSeats& awaited) {
  return list_of(heads, [&](const Head& head) { return table_json(head, awaited); });
}

}  // namespace cheesemoon::server
