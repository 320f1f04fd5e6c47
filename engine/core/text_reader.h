#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/core/notation_error.h"
#include "engine/core/result.h"

namespace cheesemoon {

/// Reads a text from left to right and remembers the first thing that was wrong. Each game adds how
/// its own pieces are read.
class TextReader {
 public:
  explicit TextReader(std::string_view text) : text_(text) {}

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

  void end() {
    if (ok() && !at_end()) fail("end", "nothing more");
  }

 protected:
  /// The letter that comes next; there is one unless the text is at its end.
  [[nodiscard]] char next() const { return text_[offset_]; }
  char take() { return text_[offset_++]; }
  [[nodiscard]] std::string_view text_between(std::size_t begin, std::size_t end) const {
    return text_.substr(begin, end - begin);
  }

 private:
  std::string_view text_;
  std::size_t offset_ = 0;
  std::optional<NotationError> error_;
};

}  // namespace cheesemoon
