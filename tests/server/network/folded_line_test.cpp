#include "server/network/folded_line.h"

#include <gtest/gtest.h>

namespace cheesemoon::server {
namespace {

TEST(FoldedLine, GoesOnAfterALineBreak) {
  EXPECT_TRUE(has_folded_line("GET / HTTP/1.1\r\nX: one\r\n two\r\n\r\n"));
  EXPECT_TRUE(has_folded_line("X: one\r\n\ttwo"));
  EXPECT_FALSE(has_folded_line("GET / HTTP/1.1\r\nX:  one\r\nY:\tone two \r\n\r\n"));
  EXPECT_FALSE(has_folded_line("X: one\r\n"));
}

TEST(FoldedLine, IsNotWhatComesAfterTheHeader) {
  EXPECT_FALSE(has_folded_line("X: one\r\n\r\n the body\r\n of it"));
  EXPECT_FALSE(has_folded_line("\r\n the body"));
}

}  // namespace
}  // namespace cheesemoon::server
