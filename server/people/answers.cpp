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

boost::json::array seats_json(std::span<const SeatedPerson> seats) {
  boost::json::array list;
  list.reserve(seats.size());
  for (const SeatedPerson& seat : seats) {
    boost::json::value person;
    if (seat.person) person = *seat.person;
    list.push_back(boost::json::object{{"seat", seat.seat}, {"person", person}});
  }
  return list;
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

boost::json::object rating_json(const PersonRating& rating) {
  return {{"rating", rating.rating}, {"deviation", rating.deviation}, {"games", rating.games}};
}

boost::json::array ratings_json(std::span<const PersonRating> ratings) {
  boost::json::array list;
  list.reserve(ratings.size());
  for (const PersonRating& rating : ratings) {
    auto json = rating_json(rating);
    json["game"] = rating.game;
    list.push_back(std::move(json));
  }
  return list;
}

boost::json::array tables_json(std::span<const Head> heads) {
  boost::json::array list;
  list.reserve(heads.size());
  for (const Head& head : heads)
    list.push_back(boost::json::object{{"id", head.id},
                                       {"game", head.game},
                                       {"status", status_word(head.status)},
                                       {"updated", head.updated},
                                       {"seats", seats_json(head.seats)},
                                       {"table", stored_json(head.summary)}});
  return list;
}

}  // namespace cheesemoon::server
