#include "server/http/router.h"

#include <gtest/gtest.h>

namespace cheesemoon::server {
namespace {

std::vector<Route> routes() {
  return {{"GET", "/api/tables", {}},
          {"POST", "/api/tables", {}},
          {"GET", "/api/tables/{id}", {}},
          {"GET", "/api/tables/{id}/entries/{number}", {}}};
}

HttpRequest request_of(const std::string& method, const std::string& path) {
  HttpRequest request;
  request.method = method;
  request.path = path;
  return request;
}

TEST(Router, FindsWhoAnswersAMethodOfAPath) {
  const auto table = routes();
  for (const auto& [method, path, place] : {std::tuple("GET", "/api/tables", 0U),
                                            {"POST", "/api/tables", 1U},
                                            {"GET", "/api/tables/abc", 2U},
                                            {"GET", "/api/tables/abc/entries/7", 3U}}) {
    const auto found = find_route(table, request_of(method, path));
    ASSERT_TRUE(found) << path;
    EXPECT_EQ(found->route, &table[place]);
  }
}

TEST(Router, GivesThePartsOfThePathTheirNames) {
  const auto parameters =
      match_path("/api/tables/{id}/entries/{number}", "/api/tables/a b/entries/7");
  ASSERT_TRUE(parameters);
  EXPECT_EQ(*parameters, (PathParameters{{"id", "a b"}, {"number", "7"}}));
}

TEST(Router, MatchesWholePathsOnly) {
  for (const char* path : {"", "/", "/api", "/api/tables/", "/api/tables//entries/7",
                           "api/tables/a", "/api/tables/a/", "/api/tables/a/entries",
                           "/api/tables/a/entries/", "/api/tables/a/entries/7/8", "/API/tables/a"})
    EXPECT_FALSE(match_path("/api/tables/{id}/entries/{number}", path)) << path;
  EXPECT_FALSE(match_path("/api/tables/{id}", "/api/tables/"));
  EXPECT_FALSE(match_path("/api/tables", "/api/tables/"));
  EXPECT_TRUE(match_path("/", "/"));
}

TEST(Router, AnswersAPathThatIsNotThereWith404) {
  const auto table = routes();
  const auto found = find_route(table, request_of("GET", "/api/chairs"));
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().status, 404U);
}

TEST(Router, AnswersAMethodThatAPathDoesNotHaveWith405AndThoseItHas) {
  const auto table = routes();
  const auto found = find_route(table, request_of("DELETE", "/api/tables"));
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().status, 405U);
  ASSERT_EQ(found.error().headers.size(), 1U);
  EXPECT_EQ(found.error().headers.front(),
            (std::pair<std::string, std::string>("Allow", "GET, POST")));
}

}  // namespace
}  // namespace cheesemoon::server
