#include "server/jobs/workers.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>
#include <vector>

#include "server/people/people_fixture.h"

namespace cheesemoon::server {
namespace {

const JobOwner somebody{.address = "192.0.2.1", .person = "ann"};

TEST(Workers, DoTurnsAtWatchedTablesWhateverElseTheyDo) {
  std::promise<void> go_on;
  const std::shared_future<void> may_end = go_on.get_future().share();
  Workers workers(1, true);
  for (const JobKind kind : {JobKind::long_answer, JobKind::answer, JobKind::unwatched_turn})
    ASSERT_FALSE(workers.take(
        {.kind = kind, .owner = somebody, .table = {}, .work = [may_end] { may_end.wait(); }}));
  std::promise<void> turn_is_done;
  ASSERT_FALSE(
      workers.take({.kind = JobKind::watched_turn, .owner = somebody, .table = "a", .work = [&] {
                      turn_is_done.set_value();
                    }}));
  turn_is_done.get_future().wait();
  go_on.set_value();
}

TEST(Workers, HurryATurnThatWaitedBehindOthers) {
  std::promise<void> go_on;
  const std::shared_future<void> may_end = go_on.get_future().share();
  Workers workers(1, true);
  std::promise<void> turn_is_done;
  for (const char* table : {"a", "b"})
    ASSERT_FALSE(workers.take({.kind = JobKind::unwatched_turn,
                               .owner = somebody,
                               .table = table,
                               .work = [&, may_end, is_first = *table == 'a'] {
                                 if (is_first) return may_end.wait();
                                 turn_is_done.set_value();
                               }}));
  workers.hurry(somebody, "b", somebody);
  turn_is_done.get_future().wait();
  go_on.set_value();
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

using WorkersForPasswords = PeopleFixture;

TEST_F(WorkersForPasswords, LetTheThreadOfTheStoreGoOnWhilePasswordsAreChecked) {
  account_named("Anna");
  JobsOfTheStore store_thread;
  Workers workers(1, true);
  std::promise<void> go_on;
  const std::shared_future<void> may_begin = go_on.get_future().share();
  people_->hooks.hash = [&](const JobOwner& owner, const std::function<void()>& work,
                            const std::function<void(Store&)>& rest) {
    return workers.take({.kind = JobKind::password,
                         .owner = owner,
                         .table = {},
                         .work = [&store_thread, may_begin, work, rest] {
                           may_begin.wait();
                           work();
                           store_thread.post(rest);
                         }});
  };
  HttpRequest request;
  request.method = "POST";
  request.path = "/api/sessions";
  request.body = R"({"name":"Anna","password":"correct horse"})";
  std::vector<unsigned> statuses;
  const auto route = find_route(routes_, request);
  ASSERT_TRUE(route);
  for (int login = 0; login < 4; ++login)
    route->route->handler(request, route->parameters, [&](const HttpResponse& response) {
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
