#include <emscripten.h>

#include "text/letters.h"

// What letters.cpp asks a library, which also says why, a browser knows itself.

// clang-format off
EM_JS(bool, cheesemoon_letter_is, (int letter, const char* kinds), {
  return new RegExp(UTF8ToString(kinds), "u").test(String.fromCodePoint(letter));
})
// clang-format on

namespace cheesemoon {

namespace {

bool is_one_of(char32_t letter, const char* kinds) {
  return cheesemoon_letter_is(static_cast<int>(letter), kinds);
}

}  // namespace

bool is_unseen(char32_t letter) {
  return is_one_of(letter,
                   "[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}"
                   "\\u{2800}\\u{FFFC}\\u{FFFD}\\u{16FE4}\\u{1D159}]");
}

bool is_mark(char32_t letter) {
  return is_one_of(letter, "[\\p{Mn}\\p{Me}]");
}

bool is_space(char32_t letter) {
  return is_one_of(letter, "\\p{White_Space}");
}

bool is_emoji(char32_t letter) {
  return is_one_of(letter, "\\p{Emoji}");
}

bool is_picture(char32_t letter) {
  return is_one_of(letter, "\\p{Extended_Pictographic}");
}

}  // namespace cheesemoon
