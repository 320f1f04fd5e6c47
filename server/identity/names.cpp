#include "server/identity/names.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <cassert>
#include <memory>
#include <set>

#include "json/utf8.h"
#include "text/letters.h"

namespace cheesemoon::server {
namespace {

constexpr std::size_t most_accents = 2;

std::string utf8_of(const icu::UnicodeString& text) {
  std::string utf8;
  text.toUTF8String(utf8);
  return utf8;
}

icu::UnicodeString unicode_of(std::string_view utf8) {
  return icu::UnicodeString::fromUTF8({utf8.data(), static_cast<std::int32_t>(utf8.size())});
}

/// The library brings its data with it: nothing fails but for want of memory.
std::string normalized(const icu::Normalizer2* form, std::string_view text) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::UnicodeString result = form->normalize(unicode_of(text), error);
  assert(U_SUCCESS(error));
  return utf8_of(result);
}

std::string nfkc(std::string_view text) {
  UErrorCode error = U_ZERO_ERROR;
  return normalized(icu::Normalizer2::getNFKCInstance(error), text);
}

std::string without_capitals(std::string_view text) {
  UErrorCode error = U_ZERO_ERROR;
  return normalized(icu::Normalizer2::getNFKCCasefoldInstance(error), text);
}

using Checker = std::unique_ptr<USpoofChecker, decltype(&uspoof_close)>;

Checker make_checker() {
  UErrorCode error = U_ZERO_ERROR;
  Checker checker(uspoof_open(&error), uspoof_close);
  uspoof_setRestrictionLevel(checker.get(), USPOOF_HIGHLY_RESTRICTIVE);
  uspoof_setChecks(checker.get(), USPOOF_RESTRICTION_LEVEL, &error);
  assert(U_SUCCESS(error));
  return checker;
}

/// Many threads may ask it at once.
const USpoofChecker* checker() {
  static const Checker one = make_checker();
  return one.get();
}

bool mixes_alphabets(std::string_view name) {
  UErrorCode error = U_ZERO_ERROR;
  return uspoof_check2UTF8(checker(), name.data(), static_cast<std::int32_t>(name.size()), nullptr,
                           &error) != 0;
}

std::string skeleton(std::string_view text) {
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString bones;
  (void)uspoof_getSkeletonUnicodeString(checker(), 0, unicode_of(text), bones, &error);
  assert(U_SUCCESS(error));
  return utf8_of(bones);
}

/// With single plain spaces between the words, and none around them.
std::u32string with_plain_spaces(std::u32string_view text) {
  std::u32string plain;
  plain.reserve(text.size());
  for (const char32_t letter : text) {
    if (!is_space(letter)) {
      plain.push_back(letter);
    } else if (!plain.empty() && plain.back() != U' ') {
      plain.push_back(U' ');
    }
  }
  if (plain.ends_with(U' ')) plain.pop_back();
  return plain;
}

bool has_loose_accents(std::u32string_view text) {
  std::size_t room = 0;
  for (const char32_t letter : text) {
    if (!is_mark(letter)) {
      room = letter == U' ' ? 0 : most_accents;
    } else if (room == 0) {
      return true;
    } else {
      --room;
    }
  }
  return false;
}

/// The letters and digits of a name as they look.
std::string bare_look(std::string_view name) {
  auto letters = read_utf8(name_look(name));
  if (!letters) return {};
  std::erase_if(*letters, [](char32_t one) { return u_isalnum(static_cast<UChar32>(one)) == 0; });
  return write_utf8(*letters);
}

std::set<std::string> reserved_looks() {
  std::set<std::string> looks;
  for (const char* name : {"Greg",           "Grégo",           "Cheesemoon",      "Bot",
                           "Server",         "Serveur",         "System",          "Système",
                           "Admin",          "Administrator",   "Administratorin", "Administration",
                           "Administrateur", "Administratrice", "Moderator",       "Moderatorin",
                           "Modérateur",     "Modératrice",     "Support",         "root"})
    looks.insert(bare_look(name));
  for (const char* player : {"Bot", "Robot", "Level", "Stufe", "Niveau"})
    for (int level = 0; level <= 9; ++level)
      looks.insert(bare_look(player + std::to_string(level)));
  return looks;
}

}  // namespace

Result<std::string, NameRefusal> clean_name(std::string_view text) {
  if (text.size() > longest_name_text) return Failure{NameRefusal::too_long};
  const auto typed = read_utf8(text);
  if (!typed) return Failure{NameRefusal::not_utf8};
  // Line ends and tabs count as spaces where people chat, and as mistakes in a name.
  if (std::any_of(typed->begin(), typed->end(), is_unseen))
    return Failure{NameRefusal::forbidden_character};
  const std::u32string name = with_plain_spaces(*read_utf8(nfkc(text)));
  if (name.empty()) return Failure{NameRefusal::empty};
  if (name.size() > longest_name) return Failure{NameRefusal::too_long};
  if (has_loose_accents(name) || std::any_of(name.begin(), name.end(), is_unseen))
    return Failure{NameRefusal::forbidden_character};
  std::string clean = write_utf8(name);
  if (mixes_alphabets(clean)) return Failure{NameRefusal::mixed_alphabets};
  return clean;
}

std::string name_key(std::string_view name) {
  const auto letters = read_utf8(without_capitals(name));
  return letters ? write_utf8(with_plain_spaces(*letters)) : std::string(name);
}

std::string name_look(std::string_view clean_name) {
  // Some capitals look like others and some small letters do: I like l, m like rn.
  return without_capitals(skeleton(without_capitals(skeleton(clean_name))));
}

bool is_reserved_name(std::string_view clean_name) {
  static const std::set<std::string> looks = reserved_looks();
  return looks.contains(bare_look(clean_name));
}

}  // namespace cheesemoon::server
