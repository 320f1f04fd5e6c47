#include "server/bus/message.h"

#include <gtest/gtest.h>

#include <limits>

namespace cheesemoon::server {
namespace {

const std::string sender = "0123456789abcdef";

TEST(Message, IsAShortText) {
  EXPECT_EQ(write_message({Announcement{"bcdfghjkmn", 17}, sender}),
            "bcdfghjkmn 17 0123456789abcdef");
  EXPECT_EQ(write_message({std::nullopt, sender}), "missed 0123456789abcdef");
}

TEST(Message, IsReadAsItWasWritten) {
  const std::int64_t largest = std::numeric_limits<std::int64_t>::max();
  for (const Message& message :
       {Message{Announcement{"bcdfghjkmn", 1}, sender}, Message{std::nullopt, sender},
        Message{Announcement{"missed", 1}, sender}, Message{Announcement{"A-z_9", largest}, sender},
        Message{Announcement{std::string(64, 'x'), 20}, random_process()}})
    EXPECT_EQ(read_message(write_message(message)), message);
}

TEST(Message, IsNothingElse) {
  for (const char* text : {"",
                           " ",
                           "  ",
                           "table",
                           "table 1",
                           "table 1 ",
                           "table 1 0123456789abcde",
                           "table 1 0123456789abcdeff",
                           "table 1 0123456789ABCDEF",
                           "table 1 0123456789abcdef ",
                           " table 1 0123456789abcdef",
                           "table  1 0123456789abcdef",
                           "table 1  0123456789abcdef",
                           "table 0 0123456789abcdef",
                           "table 01 0123456789abcdef",
                           "table +1 0123456789abcdef",
                           "table -1 0123456789abcdef",
                           "table 1x 0123456789abcdef",
                           "table 9223372036854775808 0123456789abcdef",
                           "t\xC3\xB6st 1 0123456789abcdef",
                           "table* 1 0123456789abcdef",
                           " 1 0123456789abcdef",
                           "missed",
                           "missed ",
                           "found 0123456789abcdef",
                           "missed 0123456789abcde",
                           "missed 0123456789abcdef\n"})
    EXPECT_FALSE(read_message(text)) << text;
  EXPECT_FALSE(read_message(std::string(65, 'x') + " 1 0123456789abcdef"));
  EXPECT_FALSE(read_message(std::string_view("table\0 1 0123456789abcdef", 25)));
}

TEST(Message, SaysWhatCanBeAnnounced) {
  EXPECT_TRUE(is_announcement({"bcdfghjkmn", 1}));
  EXPECT_FALSE(is_announcement({"bcdfghjkmn", 0}));
  EXPECT_FALSE(is_announcement({"two words", 1}));
  EXPECT_FALSE(is_announcement({"", 1}));
}

TEST(Process, IsAnotherOneEachTime) {
  EXPECT_NE(random_process(), random_process());
}

}  // namespace
}  // namespace cheesemoon::server
