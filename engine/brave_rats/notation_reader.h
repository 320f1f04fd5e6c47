#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/brave_rats/hand.h"
#include "engine/core/notation_error.h"
#include "engine/core/result.h"

namespace cheesemoon::brave_rats {

inline constexpr std::string_view hand_form =
    "card numbers 0 to 7 in ascending order, at most two of a kind";

/// Reads a text from left to right and remembers the first thing that was wrong.
class NotationReader {
 public:
  explicit NotationReader(std::string_view text) : text_(text) {}

  [[nodiscard]] bool ok() const { return !error_; }
  [[nodiscard]] Failure<NotationError> failure() const { return {*error_}; }
  [[nodiscard]] std::size_t offset() const { return offset_; }
  [[nodiscard]] bool at_end() const { return offset_ == text_.size(); }

  void fail(std::string_view part, std::size_t offset, std::string_view expected) {
    if (!error_) error_ = NotationError{part, offset, expected};
  }
  void fail(std::string_view part, std::string_view expected) { fail(part, offset_, expected); }

  /// Takes the text if it comes next.
  bool skip(std::string_view expected) {
    if (!ok() || !text_.substr(offset_).starts_with(expected)) return false;
    offset_ += expected.size();
    return true;
  }
  void require(std::string_view part, std::string_view expected) {
    if (!skip(expected)) fail(part, expected);
  }

  Hand hand(std::string_view part) {
    Hand hand;
    const std::size_t begin = offset_;
    char previous = '0';
    while (ok() && offset_ < text_.size()) {
      const std::optional<Card> card = card_from(text_[offset_]);
      if (!card) break;
      if (text_[offset_] < previous || hand.count(*card) == 2) {
        fail(part, begin, hand_form);
        break;
      }
      hand.add(*card);
      previous = text_[offset_++];
    }
    // A hand ends with the text or before a mark of the notation; anything else is a wrong card.
    if (ok() && !at_end() && text_[offset_] != '-' && text_[offset_] != '+') fail(part, hand_form);
    return hand;
  }

  /// One digit from 0 to `most`.
  std::uint8_t number(std::string_view part, char most, std::string_view expected) {
    if (!ok()) return 0;
    if (at_end() || text_[offset_] < '0' || text_[offset_] > most) {
      fail(part, expected);
      return 0;
    }
    return static_cast<std::uint8_t>(text_[offset_++] - '0');
  }

  void end() {
    if (ok() && !at_end()) fail("end", "nothing more");
  }

 private:
  std::string_view text_;
  std::size_t offset_ = 0;
  std::optional<NotationError> error_;
};

}  // namespace cheesemoon::brave_rats
