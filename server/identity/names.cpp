#include "server/identity/names.h"

#include <algorithm>
#include <array>
#include <span>

#include "json/utf8.h"

namespace cheesemoon::server {
namespace {

struct CodePoints {
  char32_t first = 0;
  char32_t last = 0;
};

// In order. U+180E and U+2028 are here, although some count them as spaces.
constexpr std::array<CodePoints, 28> forbidden{{
    {0x0000, 0x001F},    // control characters
    {0x007F, 0x009F},    // control characters
    {0x00AD, 0x00AD},    // soft hyphen
    {0x034F, 0x034F},    // joins characters, unseen
    {0x061C, 0x061C},    // direction
    {0x070F, 0x070F},    // Syriac abbreviation, unseen
    {0x115F, 0x1160},    // Hangul fillers
    {0x17B4, 0x17B5},    // Khmer vowels that are not shown
    {0x180B, 0x180F},    // Mongolian variation selectors and a separator
    {0x200B, 0x200F},    // no width, direction
    {0x2028, 0x202E},    // line ends, direction
    {0x2060, 0x206F},    // no width, direction
    {0x2800, 0x2800},    // a Braille cell without dots
    {0x3164, 0x3164},    // Hangul filler
    {0xD800, 0xF8FF},    // surrogates, private use
    {0xFDD0, 0xFDEF},    // never characters
    {0xFE00, 0xFE0F},    // variation selectors
    {0xFEFF, 0xFEFF},    // byte order mark
    {0xFFA0, 0xFFA0},    // Hangul filler
    {0xFFF0, 0xFFFF},    // annotations, replacements, never characters
    {0x13430, 0x1345F},  // how hieroglyphs are put together
    {0x16FE4, 0x16FE4},  // Khitan filler
    {0x1BCA0, 0x1BCA3},  // how shorthand is put together
    {0x1D159, 0x1D159},  // an empty note head
    {0x1D173, 0x1D17A},  // how music is put together
    {0x1FFFE, 0x1FFFF},  // never characters
    {0x2FFFE, 0x2FFFF},  // never characters
    // Never characters, tags, variation selectors, private use; nothing else is planned there.
    {0x3FFFE, 0x10FFFF},
}};

constexpr std::array<CodePoints, 7> spaces{{{0x0020, 0x0020},
                                            {0x00A0, 0x00A0},
                                            {0x1680, 0x1680},
                                            {0x2000, 0x200A},
                                            {0x202F, 0x202F},
                                            {0x205F, 0x205F},
                                            {0x3000, 0x3000}}};

/// The accents of all alphabets; they are drawn onto the letter before them.
constexpr std::array<CodePoints, 5> accents{
    {{0x0300, 0x036F}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F}}};

constexpr std::size_t most_accents = 2;

bool is_among(std::span<const CodePoints> ranges, char32_t code_point) {
  return std::any_of(ranges.begin(), ranges.end(), [&](const CodePoints& range) {
    return code_point >= range.first && code_point <= range.last;
  });
}

/// With single plain spaces between the words, and none around them.
std::u32string with_plain_spaces(std::u32string_view text) {
  std::u32string plain;
  plain.reserve(text.size());
  for (const char32_t code_point : text) {
    if (!is_among(spaces, code_point)) {
      plain.push_back(code_point);
    } else if (!plain.empty() && plain.back() != U' ') {
      plain.push_back(U' ');
    }
  }
  if (plain.ends_with(U' ')) plain.pop_back();
  return plain;
}

bool has_loose_accents(std::u32string_view text) {
  std::size_t room = 0;
  for (const char32_t code_point : text) {
    if (!is_among(accents, code_point)) {
      room = code_point == U' ' ? 0 : most_accents;
    } else if (room == 0) {
      return true;
    } else {
      --room;
    }
  }
  return false;
}

bool is_even(char32_t code_point) {
  return code_point % 2 == 0;
}

char32_t small_letter(char32_t letter) {
  const auto within = [&](char32_t first, char32_t last) {
    return letter >= first && letter <= last;
  };
  if (within(U'A', U'Z')) return letter + 0x20;
  if (within(0x00C0, 0x00DE) && letter != 0x00D7) return letter + 0x20;
  // Latin letters with marks stand in pairs, first the capital; these have their partner elsewhere.
  if (letter == 0x0130) return U'i';
  if (letter == 0x0178) return 0x00FF;
  if (letter == 0x017F) return U's';
  if (letter == 0x1E9E) return 0x00DF;
  if (within(0x0100, 0x0137) || within(0x014A, 0x0177) || within(0x01DE, 0x01EF) ||
      within(0x01F8, 0x021F) || within(0x0222, 0x0233) || within(0x0460, 0x0481) ||
      within(0x048A, 0x04BF) || within(0x04D0, 0x052F) || within(0x1E00, 0x1E95) ||
      within(0x1EA0, 0x1EFF)) {
    return is_even(letter) ? letter + 1 : letter;
  }
  if (within(0x0139, 0x0148) || within(0x0179, 0x017E) || within(0x01CD, 0x01DC) ||
      within(0x04C1, 0x04CE)) {
    return is_even(letter) ? letter : letter + 1;
  }
  // Greek, whose sigma has another small form at the end of a word, and Cyrillic.
  if (letter == 0x0386) return 0x03AC;
  if (within(0x0388, 0x038A)) return letter + 0x25;
  if (letter == 0x038C) return 0x03CC;
  if (within(0x038E, 0x038F)) return letter + 0x3F;
  if (within(0x0391, 0x03AB) && letter != 0x03A2) return letter + 0x20;
  if (letter == 0x03C2) return 0x03C3;
  if (within(0x0400, 0x040F)) return letter + 0x50;
  if (within(0x0410, 0x042F)) return letter + 0x20;
  return letter;
}

}  // namespace

Result<std::string, NameRefusal> clean_name(std::string_view text) {
  if (text.size() > longest_name_text) return Failure{NameRefusal::too_long};
  const auto code_points = read_utf8(text);
  if (!code_points) return Failure{NameRefusal::not_utf8};
  const bool is_clean = std::none_of(code_points->begin(), code_points->end(),
                                     [](char32_t one) { return is_among(forbidden, one); });
  if (!is_clean) return Failure{NameRefusal::forbidden_character};
  const std::u32string name = with_plain_spaces(*code_points);
  if (name.empty()) return Failure{NameRefusal::empty};
  if (name.size() > longest_name) return Failure{NameRefusal::too_long};
  if (has_loose_accents(name)) return Failure{NameRefusal::forbidden_character};
  return write_utf8(name);
}

std::string name_key(std::string_view clean_name) {
  auto code_points = read_utf8(clean_name);
  if (!code_points) return std::string(clean_name);
  std::transform(code_points->begin(), code_points->end(), code_points->begin(), small_letter);
  return write_utf8(*code_points);
}

}  // namespace cheesemoon::server
