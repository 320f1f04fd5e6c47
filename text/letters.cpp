#include "text/letters.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>

namespace cheesemoon {

namespace {

UChar32 icu(char32_t letter) {
  return static_cast<UChar32>(letter);
}

/// Seen by Unicode's rules, yet blank or standing for something else: a Braille cell without dots,
/// what stands for objects and for what could not be read, the Khitan filler, an empty note head.
constexpr std::array<char32_t, 5> blank{0x2800, 0xFFFC, 0xFFFD, 0x16FE4, 0x1D159};

}  // namespace

bool is_unseen(char32_t letter) {
  constexpr auto unseen_kinds =
      U_GC_C_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK;  // controls, formats, private, none; line ends
  return (U_GET_GC_MASK(icu(letter)) & unseen_kinds) != 0 ||
         u_hasBinaryProperty(icu(letter), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0 ||
         std::find(blank.begin(), blank.end(), letter) != blank.end();
}

bool is_mark(char32_t letter) {
  return (U_GET_GC_MASK(icu(letter)) & (U_GC_MN_MASK | U_GC_ME_MASK)) != 0;
}

bool is_space(char32_t letter) {
  return u_isUWhiteSpace(icu(letter)) != 0;
}

bool is_emoji(char32_t letter) {
  return u_hasBinaryProperty(icu(letter), UCHAR_EMOJI) != 0;
}

bool is_picture(char32_t letter) {
  return u_hasBinaryProperty(icu(letter), UCHAR_EXTENDED_PICTOGRAPHIC) != 0;
}

}  // namespace cheesemoon
