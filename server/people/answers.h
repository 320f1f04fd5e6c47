#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <span>
#include <string_view>

#include "server/http/http.h"
#include "server/people/people.h"
#include "server/store/person.h"

namespace cheesemoon::server {

/// What everybody may know: id, name and kind.
boost::json::object person_json(const Person& person);
/// What only the person knows besides: since when, and the settings.
boost::json::object own_person_json(const Person& person);
boost::json::object session_json(const Session& session);
boost::json::array sessions_json(std::span<const Session> sessions);
boost::json::object rating_json(const PersonRating& rating);
boost::json::array ratings_json(std::span<const PersonRating> ratings);
boost::json::array results_json(std::span<const PersonResult> results);
boost::json::array words_json(std::span<const SaidWords> words);
boost::json::array tables_json(std::span<const Head> heads, const AwaitedSeats& awaited = {});
boost::json::array reports_json(std::span<const Report> reports);

}  // namespace cheesemoon::server
