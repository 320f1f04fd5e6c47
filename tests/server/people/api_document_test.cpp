#include "server/api/api_document.h"

#include "server/people/people_fixture.h"

namespace cheesemoon::server {
namespace {

using ApiDocumentTest = PeopleFixture;

TEST_F(ApiDocumentTest, HasEveryRoute) {
  const auto operations = ApiDocument::shared().operations();
  for (const auto& route : routes_)
    EXPECT_TRUE(operations.contains(route.method + " " + route.pattern)) << route.pattern;
}

TEST_F(ApiDocumentTest, HasTheParametersOfEveryPath) {
  for (const auto& route : routes_) {
    // A pattern matches itself, and gives each name as its own value.
    const auto names = match_path(route.pattern, route.pattern);
    ASSERT_TRUE(names);
    std::set<std::string> expected;
    for (const auto& name : *names) expected.insert(name.first);
    EXPECT_EQ(ApiDocument::shared().path_parameters(route.method, route.pattern), expected)
        << route.pattern;
  }
}

TEST(ApiDocument, FindsWhatIsNotAsDescribed) {
  const auto& document = ApiDocument::shared();
  const auto faults = [&](unsigned status, const std::string& body,
                          std::vector<std::pair<std::string, std::string>> headers = {}) {
    HttpResponse response;
    response.status = status;
    response.body = body;
    response.headers = std::move(headers);
    return document.response_faults("POST", "/api/guests", response).size();
  };
  const std::string right = R"({"person":{"id":"a","name":"A","kind":"guest"},"token":"t"})";
  EXPECT_EQ(faults(201, right), 0U);
  EXPECT_NE(faults(202, right), 0U);
  EXPECT_NE(faults(201, ""), 0U);
  EXPECT_NE(faults(201, R"({"person":{"id":"a","name":"A","kind":"guest"}})"), 0U);
  EXPECT_NE(faults(201, R"({"person":{"id":"a","name":"A","kind":"king"},"token":"t"})"), 0U);
  EXPECT_NE(faults(201, R"({"person":{"id":"a","name":"A","kind":"guest"},"token":"t","x":1})"),
            0U);
  const std::string error = R"({"error":{"reason":"too_many","sentence":"Too many."}})";
  EXPECT_NE(faults(429, error), 0U);
  EXPECT_EQ(faults(429, error, {{"Retry-After", "6"}}), 0U);
  EXPECT_NE(document.request_faults("POST", "/api/guests", R"({"nome":"A"})").size(), 0U);
  EXPECT_EQ(document.server_message_faults(R"({"type":"pong","time":1})").size(), 0U);
  EXPECT_NE(document.server_message_faults(R"({"type":"pong","time":"1"})").size(), 0U);
  EXPECT_NE(document.server_message_faults(R"({"type":"pong","time":1,"x":1})").size(), 0U);
}

}  // namespace
}  // namespace cheesemoon::server
