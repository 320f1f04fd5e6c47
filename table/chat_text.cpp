#include "table/chat_text.h"

#include <cstddef>

#include "json/utf8.h"
#include "text/letters.h"

namespace cheesemoon::table {

namespace {

constexpr std::size_t most_marks = 3;
constexpr char32_t joiner = 0x200D;
constexpr char32_t in_colour = 0xFE0F;
constexpr char32_t first_skin = 0x1F3FB;
constexpr char32_t last_skin = 0x1F3FF;

/// What holds the pieces of an emoji together cannot be seen, but the emoji can.
bool holds_emoji(char32_t letter, char32_t before, char32_t after) {
  if (letter == in_colour) return is_emoji(before);
  const bool ends_a_picture =
      is_picture(before) || before == in_colour || (before >= first_skin && before <= last_skin);
  return letter == joiner && ends_a_picture && is_picture(after);
}

}  // namespace

std::optional<std::string> chat_text(std::string_view typed) {
  const auto letters = read_utf8(typed);
  if (!letters) return std::nullopt;
  std::u32string text;
  text.reserve(letters->size());
  std::size_t marks = 0;
  for (std::size_t place = 0; place < letters->size(); ++place) {
    const char32_t letter = (*letters)[place];
    const char32_t before = text.empty() ? U' ' : text.back();
    const char32_t after = place + 1 < letters->size() ? (*letters)[place + 1] : U' ';
    if (is_space(letter)) {
      if (before != U' ') text.push_back(U' ');
      continue;
    }
    if (is_unseen(letter)) {
      if (holds_emoji(letter, before, after)) text.push_back(letter);
      continue;
    }
    marks = is_mark(letter) ? marks + 1 : 0;
    if (marks <= most_marks) text.push_back(letter);
  }
  if (text.ends_with(U' ')) text.pop_back();
  return write_utf8(text);
}

}  // namespace cheesemoon::table
