#include "server/api/api_document.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "places.h"

namespace cheesemoon::server {

namespace {

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& letter : result)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return result;
}

std::string upper(std::string_view text) {
  std::string result(text);
  for (char& letter : result)
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  return result;
}

/// As a part of a JSON pointer.
std::string escaped(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (const char letter : text) result += letter == '/' ? "~1" : std::string(1, letter);
  return result;
}

const boost::json::value* member(const boost::json::value& value, std::string_view key) {
  return value.is_object() ? value.get_object().if_contains(key) : nullptr;
}

std::vector<std::string> faults_of(const records::JsonSchema& schema, std::string_view text) {
  boost::json::error_code error;
  const auto value = boost::json::parse(text, error);
  if (error) return {fmt::format("not JSON: {}", text)};
  std::vector<std::string> faults;
  for (const auto& fault : schema.faults(value)) faults.push_back(describe(fault));
  return faults;
}

}  // namespace

const ApiDocument& ApiDocument::shared() {
  static const ApiDocument document;
  return document;
}

ApiDocument::ApiDocument() {
  std::ifstream file(tests_folder() + "/../server/api/openapi.json");
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  document_ = boost::json::parse(text);
  from_server_ = whole_schema({{"$ref", "#/components/schemas/ServerMessage"}});
  from_client_ = whole_schema({{"$ref", "#/components/schemas/ClientMessage"}});
}

const boost::json::value* ApiDocument::at(std::string_view pointer) const {
  boost::json::error_code error;
  return document_.find_pointer(pointer, error);
}

const boost::json::value& ApiDocument::resolved(const boost::json::value& value) const {
  const auto* reference = member(value, "$ref");
  if (reference == nullptr) return value;
  const std::string_view text(reference->as_string());
  const auto* target = at(text.substr(1));
  if (target == nullptr) throw std::runtime_error(fmt::format("{} leads nowhere", text));
  return *target;
}

const boost::json::value* ApiDocument::operation(std::string_view method,
                                                 std::string_view pattern) const {
  return at(fmt::format("/paths/{}/{}", escaped(pattern), lower(method)));
}

std::set<std::string> ApiDocument::operations() const {
  std::set<std::string> names;
  for (const auto& path : document_.at("paths").as_object())
    for (const auto& one : path.value().as_object())
      names.insert(fmt::format("{} {}", upper(one.key()), std::string_view(path.key())));
  return names;
}

std::set<std::string> ApiDocument::path_parameters(std::string_view method,
                                                   std::string_view pattern) const {
  std::set<std::string> names;
  const auto* described = operation(method, pattern);
  const auto* parameters = described == nullptr ? nullptr : member(*described, "parameters");
  if (parameters == nullptr) return names;
  for (const auto& parameter : parameters->as_array()) {
    const auto& one = resolved(parameter);
    if (one.at("in").as_string() == "path") names.emplace(one.at("name").as_string());
  }
  return names;
}

records::JsonSchema ApiDocument::whole_schema(const boost::json::value& schema) const {
  // References in the schema start at the root of the document.
  return records::JsonSchema(
      {{"allOf", boost::json::array{schema}}, {"components", document_.at("components")}});
}

std::vector<std::string> ApiDocument::schema_faults_of(const boost::json::value& schema,
                                                       std::string_view body) const {
  return faults_of(whole_schema(schema), body);
}

std::vector<std::string> ApiDocument::faults(std::string_view schema, std::string_view body) const {
  return schema_faults_of({{"$ref", fmt::format("#/components/schemas/{}", schema)}}, body);
}

std::vector<std::string> ApiDocument::server_message_faults(std::string_view line) const {
  return faults_of(*from_server_, line);
}

std::vector<std::string> ApiDocument::client_message_faults(std::string_view text) const {
  return faults_of(*from_client_, text);
}

std::vector<std::string> ApiDocument::content_faults(const boost::json::value& described,
                                                     std::string_view body) const {
  const auto* content = member(described, "content");
  if (content == nullptr)
    return body.empty() ? std::vector<std::string>() : std::vector<std::string>{"a body"};
  return schema_faults_of(content->at("application/json").at("schema"), body);
}

std::vector<std::string> ApiDocument::response_faults(std::string_view method,
                                                      std::string_view pattern,
                                                      const HttpResponse& response) const {
  if (pattern.empty()) return schema_faults_of(*at("/components/schemas/Error"), response.body);
  const auto* described = operation(method, pattern);
  if (described == nullptr) return {"the operation is not described"};
  const auto* status = member(described->at("responses"), std::to_string(response.status));
  if (status == nullptr) return {fmt::format("status {} is not described", response.status)};
  const auto& answer = resolved(*status);
  auto faults = content_faults(answer, response.body);
  if (const auto* headers = member(answer, "headers")) {
    for (const auto& header : headers->as_object()) {
      const bool is_there =
          std::any_of(response.headers.begin(), response.headers.end(),
                      [&](const auto& one) { return one.first == std::string_view(header.key()); });
      if (!is_there) faults.push_back(fmt::format("no {}", std::string_view(header.key())));
    }
  }
  return faults;
}

std::vector<std::string> ApiDocument::request_faults(std::string_view method,
                                                     std::string_view pattern,
                                                     std::string_view body) const {
  const auto* described = operation(method, pattern);
  if (described == nullptr) return {"the operation is not described"};
  const auto* request = member(*described, "requestBody");
  if (request == nullptr)
    return body.empty() ? std::vector<std::string>() : std::vector<std::string>{"a body"};
  if (body.empty() && !request->at("required").as_bool()) return {};
  return content_faults(*request, body);
}

void expect_described(std::string_view line) {
  for (const std::string& fault : ApiDocument::shared().server_message_faults(line))
    ADD_FAILURE() << fault << " in " << line.substr(0, 2000);
}

}  // namespace cheesemoon::server
