#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "server/page/page_answer.h"
#include "server/page/page_files.h"

namespace cheesemoon::server {
namespace {

namespace files = std::filesystem;

class PageTest : public testing::Test {
 protected:
  void SetUp() override { files::create_directories(folder_ / "assets"); }
  void TearDown() override { files::remove_all(folder_); }

  void write(const std::string& name, const std::string& content) const {
    std::ofstream(folder_ / name, std::ios::binary) << content;
  }

  void write_page() const {
    write("index.html", "<h1>Cheesemoon</h1>");
    write("assets/script-Ab1.js", "play()");
    write("assets/script-Ab1.js.gz", "smaller");
    write("assets/script-Ab1.js.br", "smallest");
    write("moon.svg", "<svg/>");
  }

  [[nodiscard]] PageFiles page() const { return *read_page(folder_.string()); }

  static HttpRequest get(const std::string& path) {
    HttpRequest request;
    request.method = "GET";
    request.path = path;
    return request;
  }

  static std::string header(const HttpResponse& response, const std::string& name) {
    for (const auto& [key, value] : response.headers)
      if (key == name) return value;
    return "";
  }

  files::path folder_ =
      files::path(testing::TempDir()) /
      ("page_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
};

TEST_F(PageTest, BeginsWithItsIndex) {
  write_page();
  const auto answer = page_answer(page(), get("/"));
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->status, 200U);
  EXPECT_EQ(answer->body, "<h1>Cheesemoon</h1>");
  EXPECT_EQ(answer->content_type, "text/html; charset=utf-8");
  EXPECT_EQ(header(*answer, "Cache-Control"), "no-cache");
  EXPECT_NE(header(*answer, "Content-Security-Policy").find("default-src 'self'"),
            std::string::npos);
  // Without it no browser compiles the engine.
  EXPECT_NE(header(*answer, "Content-Security-Policy").find("'wasm-unsafe-eval'"),
            std::string::npos);
}

TEST_F(PageTest, SendsTheSmallestFormThatTheBrowserTakes) {
  write_page();
  HttpRequest request = get("/assets/script-Ab1.js");
  EXPECT_EQ(page_answer(page(), request)->body, "play()");
  request.accepted_encoding = "gzip";
  EXPECT_EQ(page_answer(page(), request)->body, "smaller");
  EXPECT_EQ(header(*page_answer(page(), request), "Content-Encoding"), "gzip");
  request.accepted_encoding = "gzip, br";
  const auto answer = page_answer(page(), request);
  EXPECT_EQ(answer->body, "smallest");
  EXPECT_EQ(header(*answer, "Content-Encoding"), "br");
  EXPECT_EQ(answer->content_type, "text/javascript; charset=utf-8");
}

TEST_F(PageTest, IsKeptForAYearWhereTheNameChangesWithTheContent) {
  write_page();
  EXPECT_EQ(header(*page_answer(page(), get("/assets/script-Ab1.js")), "Cache-Control"),
            "public, max-age=31536000, immutable");
  EXPECT_EQ(header(*page_answer(page(), get("/moon.svg")), "Cache-Control"), "no-cache");
}

TEST_F(PageTest, IsNotSentAgainToWhomHasIt) {
  write_page();
  HttpRequest request = get("/moon.svg");
  request.known_tag = header(*page_answer(page(), request), "ETag");
  const auto same = page_answer(page(), request);
  EXPECT_EQ(same->status, 304U);
  EXPECT_EQ(same->body, "");
  write("moon.svg", "<svg></svg>");
  EXPECT_EQ(page_answer(page(), request)->status, 200U);
}

TEST_F(PageTest, IsWhereWhoeverMistypesIsSent) {
  write_page();
  for (const char* path : {"/tabel", "/games/cheesemoon/"}) {
    const auto answer = page_answer(page(), get(path));
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 302U);
    EXPECT_EQ(header(*answer, "Location"), "/");
  }
}

TEST_F(PageTest, LeavesProgramsAlone) {
  write_page();
  EXPECT_FALSE(page_answer(page(), get("/api/tabel")));
  EXPECT_FALSE(page_answer(page(), get("/assets/old.js")));
  EXPECT_FALSE(page_answer(page(), get("/../index.html")));
  HttpRequest request = get("/");
  request.method = "POST";
  EXPECT_FALSE(page_answer(page(), request));
}

TEST_F(PageTest, SaysWhatIsMissing) {
  const auto empty = read_page(folder_.string());
  ASSERT_FALSE(empty);
  EXPECT_NE(empty.error().find("it has no index.html"), std::string::npos) << empty.error();
  const auto nowhere = read_page((folder_ / "nowhere").string());
  ASSERT_FALSE(nowhere);
  EXPECT_NE(nowhere.error().find("No such file"), std::string::npos) << nowhere.error();
}

}  // namespace
}  // namespace cheesemoon::server
