#include "tools/frames.h"

#include <gtest/gtest.h>

namespace cheesemoon::tools {
namespace {

/// A frame as a server sends it: without a mask.
std::string from_server(unsigned char kind, const std::string& length, const std::string& content) {
  return static_cast<char>(kind) + length + content;
}

TEST(Frames, AreReadOneByOne) {
  const std::string bytes = from_server(0x81, "\x02", "hi") + from_server(0x89, "\x01", "p") +
                            from_server(0x88, {'\0'}, "");
  const auto text = first_frame(bytes);
  ASSERT_TRUE(text);
  EXPECT_EQ(text->kind, Frame::Kind::text);
  EXPECT_EQ(text->content, "hi");
  const auto ping = first_frame(std::string_view(bytes).substr(text->size));
  ASSERT_TRUE(ping);
  EXPECT_EQ(ping->kind, Frame::Kind::ping);
  const auto close = first_frame(std::string_view(bytes).substr(text->size + ping->size));
  ASSERT_TRUE(close);
  EXPECT_EQ(close->kind, Frame::Kind::close);
}

TEST(Frames, AreReadWhenTheyAreThereWhole) {
  const std::string content(300, 'x');
  const std::string bytes = from_server(0x81, std::string("\x7E\x01\x2C", 3), content);
  for (std::size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(first_frame(std::string_view(bytes).substr(0, size))) << size;
  EXPECT_EQ(first_frame(bytes)->content, content);
}

TEST(Frames, HaveALengthOfEightBytesIfTheyAreLong) {
  const std::string content(70'000, 'x');
  const std::string bytes =
      from_server(0x81, std::string("\x7F\0\0\0\0\0\x01\x11\x70", 9), content);
  EXPECT_EQ(first_frame(bytes)->content, content);
}

TEST(Frames, OfAClientHaveTheirLengthAndAMask) {
  for (const std::size_t size : {0U, 125U, 126U, 65'535U, 65'536U}) {
    const std::string text(size, 'x');
    std::string bytes;
    add_text_frame(bytes, text);
    // A mask of zeros stands before the content, and counts as a part of it for whoever expects
    // none.
    constexpr std::size_t mask_size = 4;
    EXPECT_EQ(static_cast<unsigned char>(bytes[0]), 0x81U);
    EXPECT_EQ(static_cast<unsigned char>(bytes[1]) & 0x80U, 0x80U);
    const auto frame = first_frame(bytes);
    ASSERT_TRUE(frame);
    EXPECT_EQ(bytes.size(), frame->size + mask_size);
    EXPECT_TRUE(bytes.ends_with(text));
  }
}

}  // namespace
}  // namespace cheesemoon::tools
