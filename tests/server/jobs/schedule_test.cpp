#include "server/jobs/schedule.h"

#include <gtest/gtest.h>

#include <string>

namespace cheesemoon::server {
namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;
using std::chrono::seconds;

const JobOwner ann{.address = "192.0.2.1", .person = "ann"};
const JobOwner bob{.address = "192.0.2.2", .person = "bob"};

/// A tenth of a second of processor time for a person and two tenths for an address at once; they
/// come back in a second.
ScheduleLimits small_limits() {
  ScheduleLimits limits{
      .of_kind = {},
      .of_address = {.interval = microseconds(5), .burst = 200'000},
      .of_person = {.interval = microseconds(10), .burst = 100'000},
  };
  limits.of_kind.fill(
      {.at_once = 2, .waiting = 8, .waiting_of_address = 6, .waiting_of_person = 4});
  return limits;
}

class ScheduleTest : public testing::Test {
 protected:
  bool add(JobKind kind, const JobOwner& owner, const std::string& table = "") {
    return !refusal(kind, owner, table);
  }
  std::optional<JobRefusal> refusal(JobKind kind, const JobOwner& owner,
                                    const std::string& table = "") {
    return schedule.add({.kind = kind, .owner = owner, .table = table, .work = {}}, now);
  }
  /// Of whom something is begun; nothing if there is nothing to do.
  std::string begin(Crew crew = Crew::for_the_rest) {
    const auto job = schedule.begin(crew, now);
    return job ? job->owner.person : "";
  }
  void end(JobKind kind, const JobOwner& owner, milliseconds took) {
    schedule.end(kind, owner, took, now);
  }
  /// Begins the next and ends it after so much processor time.
  std::string do_one(milliseconds took, Crew crew = Crew::for_the_rest) {
    const auto job = schedule.begin(crew, now);
    if (!job) return "";
    end(job->kind, job->owner, took);
    return job->owner.person;
  }

  Moment now{seconds(1000)};
  Schedule schedule{small_limits()};
};

TEST_F(ScheduleTest, LetsWhoeverHasUsedLeastComeFirst) {
  for (int time = 0; time < 3; ++time) ASSERT_TRUE(add(JobKind::answer, ann));
  EXPECT_EQ(do_one(milliseconds(20)), "ann");
  EXPECT_TRUE(add(JobKind::answer, bob));
  EXPECT_EQ(do_one(milliseconds(10)), "bob");
  EXPECT_TRUE(add(JobKind::answer, bob));
  EXPECT_EQ(do_one(milliseconds(30)), "bob") << "he has used half of what she has";
  EXPECT_TRUE(add(JobKind::answer, bob));
  EXPECT_EQ(do_one(milliseconds(20)), "ann");
}

TEST_F(ScheduleTest, ForgivesWhatWasUsedLongAgo) {
  ASSERT_TRUE(add(JobKind::answer, ann));
  EXPECT_EQ(do_one(milliseconds(90)), "ann");
  now += seconds(2);
  ASSERT_TRUE(add(JobKind::answer, ann));
  now += milliseconds(1);
  ASSERT_TRUE(add(JobKind::answer, bob));
  EXPECT_EQ(begin(), "ann");
}

TEST_F(ScheduleTest, GivesAnAddressNotMoreForHavingManyNames) {
  for (const char* name : {"x1", "x2", "x3"})
    ASSERT_TRUE(add(JobKind::answer, {.address = "203.0.113.9", .person = name}));
  EXPECT_EQ(do_one(milliseconds(10)), "x1");
  ASSERT_TRUE(add(JobKind::answer, bob));
  EXPECT_EQ(do_one(milliseconds(5)), "bob") << "the address of the others has been served";
  EXPECT_EQ(do_one(milliseconds(5)), "x2") << "among themselves they take turns";
}

TEST_F(ScheduleTest, DoesOneThingOfAKindAtATimeForEverybody) {
  ASSERT_TRUE(add(JobKind::long_answer, ann));
  ASSERT_TRUE(add(JobKind::long_answer, ann));
  ASSERT_TRUE(add(JobKind::answer, ann));
  EXPECT_EQ(begin(), "ann");
  EXPECT_EQ(begin(), "ann") << "a hint while a review is made";
  EXPECT_EQ(begin(), "");
  end(JobKind::long_answer, ann, milliseconds(1));
  EXPECT_EQ(begin(), "ann");
}

TEST_F(ScheduleTest, DoesNotMoreAtOnceThanAllowed) {
  for (const char* name : {"x1", "x2", "x3"})
    ASSERT_TRUE(add(JobKind::long_answer, {.address = name, .person = name}));
  EXPECT_EQ(begin(), "x1");
  EXPECT_EQ(begin(), "x2");
  EXPECT_EQ(begin(), "");
  ASSERT_TRUE(add(JobKind::answer, bob));
  EXPECT_EQ(begin(), "bob") << "another kind";
}

TEST_F(ScheduleTest, RefusesWhatNobodyWouldWaitFor) {
  for (int time = 0; time < 4; ++time) ASSERT_TRUE(add(JobKind::answer, ann));
  const auto too_many = refusal(JobKind::answer, ann);
  ASSERT_TRUE(too_many);
  EXPECT_TRUE(too_many->is_owners_fault);
  EXPECT_GT(too_many->retry_after.count(), 0);
  for (int time = 0; time < 2; ++time)
    ASSERT_TRUE(add(JobKind::answer, {.address = ann.address, .person = "amy"}));
  EXPECT_TRUE(refusal(JobKind::answer, {.address = ann.address, .person = "ada"})->is_owners_fault);
  ASSERT_TRUE(add(JobKind::answer, bob));
  ASSERT_TRUE(add(JobKind::answer, bob));
  EXPECT_FALSE(refusal(JobKind::answer, {.address = "192.0.2.3", .person = "cyd"})->is_owners_fault)
      << "too many of all";
  EXPECT_TRUE(add(JobKind::watched_turn, ann)) << "each kind has places of its own";
}

TEST_F(ScheduleTest, RefusesAnswersUntilAnAllowanceHasFilledAgain) {
  ASSERT_TRUE(add(JobKind::answer, ann));
  EXPECT_EQ(do_one(milliseconds(150)), "ann");
  const auto refused = refusal(JobKind::long_answer, ann);
  ASSERT_TRUE(refused);
  EXPECT_TRUE(refused->is_owners_fault);
  EXPECT_EQ(refused->retry_after, milliseconds(500));
  EXPECT_TRUE(add(JobKind::watched_turn, ann)) << "a game goes on";
  EXPECT_TRUE(add(JobKind::password, ann)) << "whoever wants to log in can";
  now += refused->retry_after;
  EXPECT_TRUE(add(JobKind::long_answer, ann));
}

TEST_F(ScheduleTest, CountsForTheAddressWhatNobodyInParticularAsksFor) {
  const JobOwner nobody{.address = "203.0.113.9", .person = {}};
  ASSERT_TRUE(add(JobKind::long_answer, nobody));
  ASSERT_TRUE(schedule.begin(Crew::for_the_rest, now));
  end(JobKind::long_answer, nobody, milliseconds(300));
  EXPECT_FALSE(add(JobKind::long_answer, nobody));
  EXPECT_FALSE(add(JobKind::answer, {.address = nobody.address, .person = "x"}));
  EXPECT_TRUE(add(JobKind::answer, ann));
}

TEST_F(ScheduleTest, LetsNothingWaitForTurnsThatNobodyLooksAt) {
  ASSERT_TRUE(add(JobKind::unwatched_turn, ann, "a"));
  ASSERT_TRUE(add(JobKind::answer, bob));
  ASSERT_TRUE(add(JobKind::watched_turn, bob, "b"));
  EXPECT_EQ(do_one(milliseconds(100)), "bob");
  ASSERT_TRUE(add(JobKind::long_answer, bob));
  EXPECT_EQ(do_one(milliseconds(100)), "bob") << "also of somebody who has used more";
  EXPECT_EQ(do_one(milliseconds(1)), "ann");
  EXPECT_EQ(begin(Crew::for_watched_turns), "bob") << "these have threads of their own";
}

TEST_F(ScheduleTest, LetsTurnsThatNobodyLooksAtWaitForTheAllowanceOfTheirMaker) {
  ASSERT_TRUE(add(JobKind::unwatched_turn, ann, "a"));
  ASSERT_TRUE(add(JobKind::unwatched_turn, ann, "a"));
  EXPECT_EQ(do_one(milliseconds(200)), "ann");
  EXPECT_EQ(begin(), "");
  const auto refill = schedule.next_refill(now);
  ASSERT_TRUE(refill);
  EXPECT_EQ(*refill, now + seconds(1));
  ASSERT_TRUE(add(JobKind::unwatched_turn, bob, "b"));
  EXPECT_EQ(do_one(milliseconds(1)), "bob");
  now = *refill;
  EXPECT_EQ(begin(), "ann");
  EXPECT_FALSE(schedule.next_refill(now));
}

TEST_F(ScheduleTest, HurriesTurnsOfATableToWhichSomebodyHasCome) {
  ASSERT_TRUE(add(JobKind::unwatched_turn, ann, "a"));
  ASSERT_TRUE(add(JobKind::unwatched_turn, ann, "b"));
  schedule.hurry(ann, "b", bob);
  schedule.hurry(bob, "a", bob);  // it is not his
  const auto hurried = schedule.begin(Crew::for_watched_turns, now);
  ASSERT_TRUE(hurried);
  EXPECT_EQ(hurried->table, "b");
  EXPECT_EQ(hurried->owner, bob);
  EXPECT_FALSE(schedule.begin(Crew::for_watched_turns, now));
  EXPECT_EQ(schedule.begin(Crew::for_the_rest, now)->table, "a");
  EXPECT_EQ(begin(), "");
}

TEST_F(ScheduleTest, CountsWhatWasDoneAndRefused) {
  for (int time = 0; time < 5; ++time) (void)add(JobKind::answer, ann);
  EXPECT_EQ(do_one(milliseconds(30)), "ann");
  const JobFigures& answers = schedule.figures()[static_cast<std::size_t>(JobKind::answer)];
  EXPECT_EQ(answers.waiting, 3);
  EXPECT_EQ(answers.done, 1U);
  EXPECT_EQ(answers.refused, 1U);
  EXPECT_EQ(answers.processor_time, milliseconds(30));
}

TEST_F(ScheduleTest, ForgetsWhoeverHasAFullAllowance) {
  ASSERT_TRUE(add(JobKind::answer, ann));
  EXPECT_EQ(do_one(milliseconds(50)), "ann");
  EXPECT_EQ(schedule.size(), 2U);
  now += seconds(1);
  ASSERT_TRUE(add(JobKind::answer, bob));
  EXPECT_EQ(do_one(milliseconds(50)), "bob");
  EXPECT_EQ(schedule.size(), 2U);
}

}  // namespace
}  // namespace cheesemoon::server
