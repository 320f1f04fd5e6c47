#include "server/store/postgres_place.h"

#include <gtest/gtest.h>

#include "server/store/store.h"

namespace cheesemoon::server {
namespace {

TEST(PostgresPlace, IsShownWithoutItsPassword) {
  EXPECT_EQ(shown_place("postgres://ann:s3cret@db:5433/games"), "postgres://ann@db:5433/games");
  EXPECT_EQ(shown_place("postgresql://db/games?user=ann&password=s3cret"),
            "postgres://ann@db/games");
  EXPECT_EQ(shown_place("postgresql:///games"), "postgres:///games");
}

TEST(PostgresPlace, OfAFileIsTheFile) {
  EXPECT_EQ(shown_place("games.sqlite"), "games.sqlite");
}

TEST(PostgresPlace, ThatCannotBeReadTellsNothingOfAPasswordEither) {
  for (const std::string secret : {"s3c/ret", "12/ret", "s3c%ret", "s3c@r/et", "s3c?ret"}) {
    const std::string place = "postgres://ann:" + secret + "@127.0.0.1:1/games";
    for (const std::string part : {"s3c", "ret"})
      EXPECT_EQ(shown_place(place).find(part), std::string::npos) << shown_place(place);
    const auto opened = open_store(place, std::chrono::milliseconds(0));
    ASSERT_FALSE(opened);
    for (const std::string part : {"s3c", "ret"})
      EXPECT_EQ(opened.error().sentence.find(part), std::string::npos) << opened.error().sentence;
  }
}

}  // namespace
}  // namespace cheesemoon::server
