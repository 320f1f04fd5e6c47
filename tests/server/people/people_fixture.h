#pragma once

#include <gtest/gtest.h>

#include <boost/json/value.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/people/changes_seen.h"
#include "server/people/people.h"
#include "server/people/routes.h"
#include "server/store/store_fixture.h"

namespace cheesemoon::server {

struct Answer {
  unsigned status = 0;
  /// Null if there is no body.
  boost::json::value body;
  std::vector<std::pair<std::string, std::string>> headers;

  /// A text in the body, as a JSON pointer says; empty if it is not there.
  [[nodiscard]] std::string text(std::string_view pointer) const;
  [[nodiscard]] std::string reason() const { return text("/error/reason"); }
  [[nodiscard]] std::string sentence() const { return text("/error/sentence"); }
  [[nodiscard]] std::string token() const { return text("/token"); }
  [[nodiscard]] std::string header(std::string_view name) const;
};

/// What a table says about itself, as far as the document wants it, and a member that is passed on.
inline constexpr const char* a_summary =
    R"({"made_with":{"game":"first-rat","options":{"seats":1,"path":"standard",)"
    R"("tracks":"standard","comics":"basic","solo":"easy","content":"standard"},)"
    R"("seats":["person"],"public":false,)"
    R"("rated":false,"chat":true,"clock":null,"crowns":null},"seats":[],"round":3})";

/// The API over a new file of SQLite. Every request and answer is held against the document.
class PeopleFixture : public testing::Test {
 protected:
  PeopleFixture();

  Answer ask(const HttpRequest& request);
  Answer ask(const std::string& method, const std::string& target, const std::string& body = {},
             const std::string& token = {});

  /// Their tokens.
  std::string guest_named(const std::string& name);
  std::string account_named(const std::string& name, const std::string& guest_token = {});
  Answer log_in(const std::string& name, const std::string& text);

  /// Another store on the same file.
  [[nodiscard]] Store open() const;
  [[nodiscard]] const std::string& place() const { return place_; }

  TemporaryFolder folder_;
  std::string place_;
  Store store_;
  std::int64_t now_ = 1'700'000'000'000;
  Moment moment_{std::chrono::hours(1)};
  bool accepts_heavy_work_ = true;
  /// What happens while a password is hashed.
  std::function<void()> meanwhile_ = [] {};
  /// Who has still to choose at tables that are being played.
  AwaitedSeats awaited_;
  std::vector<StoreError> reported_;
  bool changes_told_ = false;
  ChangesSeen changes_seen_;
  std::unique_ptr<People> people_;
  std::vector<Route> routes_;

 private:
  struct Heavy {
    std::function<void()> work;
    std::function<void(Store&)> rest;
  };
  PeopleHooks hooks();
  void do_heavy_work();

  std::deque<Heavy> heavy_;
};

inline const std::string password = "correct horse";

}  // namespace cheesemoon::server
