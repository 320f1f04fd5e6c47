#include "server/network/request_target.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cheesemoon::server {
namespace {

using testing::IsEmpty;
using testing::Pair;
using testing::UnorderedElementsAre;

TEST(RequestTarget, APathWithoutAQuery) {
  const auto target = read_target("/api/tables/bcdfghjkmn");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/api/tables/bcdfghjkmn");
  EXPECT_THAT(target->query, IsEmpty());
}

TEST(RequestTarget, PathAndQueryAreDecoded) {
  const auto target = read_target("/K%C3%A4se+%2f?q=a%26b%3dc&two=1+2%2B3");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/Käse+/");
  EXPECT_THAT(target->query, UnorderedElementsAre(Pair("q", "a&b=c"), Pair("two", "1 2+3")));
}

TEST(RequestTarget, OfANameThatComesTwiceTheLastCounts) {
  const auto target = read_target("/?a=1&&b&c==&a=2&");
  ASSERT_TRUE(target);
  EXPECT_THAT(target->query, UnorderedElementsAre(Pair("a", "2"), Pair("b", ""), Pair("c", "=")));
}

TEST(RequestTarget, WhatIsNoPathIsRefused) {
  for (const char* text : {"", "*", "echo", "http://host/path", "?a=1"})
    EXPECT_FALSE(read_target(text)) << text;
}

TEST(RequestTarget, WrongPercentSignsAndControlCharactersAreRefused) {
  for (const char* text : {"/%", "/%2", "/%g0", "/%+1", "/%-1", "/% 1", "/%0x", "/%00", "/%0a",
                           "/%7F", "/?a=%", "/?%zz=1", "/?a=%0D%0A", "/\t"})
    EXPECT_FALSE(read_target(text)) << text;
}

}  // namespace
}  // namespace cheesemoon::server
