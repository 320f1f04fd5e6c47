#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/first_rat/event_fields.h"
#include "places.h"

/// The machine-readable description of events, from which the page's types are made, is that of the
/// rules' own list.
namespace cheesemoon::hosting {
namespace {

namespace json = boost::json;
using first_rat::EventField;
using first_rat::EventKind;
using first_rat::FieldType;

json::object named(std::string_view schema) {
  return {{"$ref", "#/components/schemas/" + std::string(schema)}};
}

json::object number_from(int least) {
  return {{"type", "integer"}, {"minimum", least}};
}

json::object number_between(int least, int most) {
  json::object number = number_from(least);
  number["maximum"] = most;
  return number;
}

json::object description_of(FieldType type) {
  switch (type) {
    case FieldType::number:
    case FieldType::burrow_space:
      return number_from(0);
    case FieldType::place:
      return number_between(0, first_rat::launchpad + 1);
    case FieldType::path_space:
      return number_between(1, first_rat::path_length);
    case FieldType::track_space:
      return number_between(1, first_rat::track_spaces);
    case FieldType::rat:
      return named("RatLetter");
    case FieldType::maybe_rat:
      return {{"anyOf", {json::object{{"type", "null"}}, named("RatLetter")}}};
    case FieldType::seat:
      return named("Seat");
    case FieldType::good:
      return named("Good");
    case FieldType::colour:
      return named("Colour");
    case FieldType::item:
      return named("Item");
    case FieldType::comic:
      return named("Comic");
    case FieldType::track:
      return named("Track");
    case FieldType::part:
      return named("Part");
    case FieldType::card:
      return named("GregCardName");
  }
  return {};
}

json::object description_of(const EventKind& kind) {
  json::object properties{
      {"kind", {{"type", "string"}, {"enum", json::array{json::string(kind.name)}}}}};
  json::array required{"kind"};
  for (const EventField& field : kind.fields()) {
    properties[field.name] = description_of(field.type);
    required.emplace_back(json::string(field.name));
  }
  return {{"type", "object"},
          {"properties", properties},
          {"required", required},
          {"additionalProperties", false}};
}

TEST(EventsDescription, HasWhatEveryKindOfEventOfFirstRatSays) {
  std::ifstream file(tests_folder() + "/../server/api/openapi.json");
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  const json::value document = json::parse(text);
  const json::array& described =
      document.at("components").at("schemas").at("FirstRatEvent").at("anyOf").as_array();
  // The first is a decision, which is told by whoever hosts the game.
  ASSERT_EQ(described.size(), first_rat::event_kinds.size() + 1);
  for (std::size_t place = 0; place < first_rat::event_kinds.size(); ++place) {
    const json::object expected = description_of(first_rat::event_kinds[place]);
    EXPECT_EQ(described[place + 1], json::value(expected)) << json::serialize(expected);
  }
}

}  // namespace
}  // namespace cheesemoon::hosting
