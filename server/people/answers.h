#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <span>
#include <string_view>

#include "server/http/http.h"
#include "server/store/person.h"

namespace cheesemoon::server {

/// What everybody may know: id, name and kind.
boost::json::object person_json(const Person& person);
/// What only the person knows besides: since when, and the settings.
boost::json::object own_person_json(const Person& person);
boost::json::object session_json(const Session& session);
boost::json::object rating_json(const PersonRating& rating);
boost::json::array ratings_json(std::span<const PersonRating> ratings);
boost::json::array tables_json(std::span<const Head> heads);

}  // namespace cheesemoon::server
