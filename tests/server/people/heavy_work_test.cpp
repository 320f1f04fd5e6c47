#include "server/people/heavy_work.h"

#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <future>
#include <latch>
#include <mutex>

#include "server/people/people_fixture.h"

namespace cheesemoon::server {
namespace {

TEST(HeavyWork, DoesAsMuchAtOnceAsThereAreThreadsAndRefusesWhatIsTooMuch) {
  std::latch both_began(2);
  std::promise<void> go_on;
  const std::shared_future<void> may_end = go_on.get_future().share();
  std::atomic<int> done = 0;
  std::latch all_done(3);
  HeavyWork heavy(2, 2);
  for (int job = 0; job < 2; ++job) {
    // Until a thread has taken it the first job waits.
    ASSERT_TRUE(heavy.run([&] {
      both_began.count_down();
      may_end.wait();
      ++done;
      all_done.count_down();
    }));
  }
  both_began.wait();
  EXPECT_TRUE(heavy.run([&] {
    ++done;
    all_done.count_down();
  }));
  EXPECT_TRUE(heavy.run([] {}));
  EXPECT_FALSE(heavy.run([] {}));
  EXPECT_EQ(done, 0);
  go_on.set_value();
  all_done.wait();
  EXPECT_EQ(done, 3);
}

/// The thread of the store, as far as the API needs one: the test's own.
class JobsOfTheStore {
 public:
  void post(std::function<void(Store&)> job) {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
    changed_.notify_one();
  }
  void run_one(Store& store) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !jobs_.empty(); });
    const auto job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    job(store);
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void(Store&)>> jobs_;
};

using HeavyWorkTest = PeopleFixture;

TEST_F(HeavyWorkTest, LetsTheThreadOfTheStoreGoOnWhilePasswordsAreChecked) {
  account_named("Anna");
  JobsOfTheStore store_thread;
  HeavyWork heavy(2, 10);
  std::promise<void> go_on;
  const std::shared_future<void> may_begin = go_on.get_future().share();
  people_->hooks.run_heavy = [&](const std::function<void()>& work,
                                 const std::function<void(Store&)>& rest) {
    return heavy.run([&store_thread, may_begin, work, rest] {
      may_begin.wait();
      work();
      store_thread.post(rest);
    });
  };
  HttpRequest request;
  request.method = "POST";
  request.path = "/api/sessions";
  request.body = R"({"name":"Anna","password":"correct horse"})";
  std::vector<unsigned> statuses;
  const auto route = find_route(routes_, request);
  ASSERT_TRUE(route);
  for (int login = 0; login < 4; ++login)
    route->route->handler(store_, request, route->parameters, [&](const HttpResponse& response) {
      statuses.push_back(response.status);
    });
  EXPECT_EQ(ask("GET", "/api/leaderboard?game=first-rat").status, 200U);
  EXPECT_TRUE(statuses.empty());
  go_on.set_value();
  for (int login = 0; login < 4; ++login) store_thread.run_one(store_);
  EXPECT_EQ(statuses, (std::vector<unsigned>{201, 201, 201, 201}));
}

}  // namespace
}  // namespace cheesemoon::server
