#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>

namespace cheesemoon {

/// Writes JSON from left to right, sets the commas and escapes texts. A view is written for every
/// move of every game, so nothing is built in between.
class JsonWriter {
 public:
  void value(std::string_view text) {
    constexpr std::size_t longest_escape = 6;
    char* end = begin_value(text.size() * longest_escape + 2);
    *end++ = '"';
    for (const char letter : text) {
      if (needs_escape(letter)) {
        end = escape(end, letter);
      } else {
        *end++ = letter;
      }
    }
    *end++ = '"';
    end_at(end);
  }
  void value(char letter) { value(std::string_view(&letter, 1)); }
  void value(const char* text) { value(std::string_view(text)); }
  void value(std::same_as<bool> auto truth) { json(truth ? "true" : "false"); }
  void value(std::nullptr_t /*nothing*/) { json("null"); }
  template <std::integral Number>
  requires(!std::same_as<Number, bool> && !std::same_as<Number, char>) void value(Number number) {
    constexpr std::size_t most_digits = 20;
    char* end = begin_value(most_digits);
    end_at(std::to_chars(end, end + most_digits, number).ptr);
  }
  /// The shortest text that reads as the same number, never -0.
  void value(double number) { json(fmt::to_string(number + 0.0)); }
  /// A value that is JSON already.
  void json(std::string_view text) {
    end_at(std::copy(text.begin(), text.end(), begin_value(text.size())));
  }

  template <std::invocable Body>
  void object(Body body) {
    enclose('{', body, '}');
  }
  template <std::invocable Body>
  void array(Body body) {
    enclose('[', body, ']');
  }

  /// The value of the member is written next. Names are ours: nothing in them needs an escape.
  void key(std::string_view name) {
    char* end = begin_value(name.size() + 3);
    *end++ = '"';
    end = std::copy(name.begin(), name.end(), end);
    *end++ = '"';
    *end++ = ':';
    end_at(end);
    needs_comma_ = false;
  }
  template <class Value>
  void member(std::string_view name, const Value& content) {
    key(name);
    value(content);
  }
  /// A member that is a list.
  template <class Values>
  void list(std::string_view name, const Values& values) {
    array(name, [&] {
      for (const auto& element : values) value(element);
    });
  }
  /// A member that is null if the text is empty.
  void text_or_null(std::string_view name, std::string_view text) {
    key(name);
    text.empty() ? value(nullptr) : value(text);
  }
  template <std::invocable Body>
  void object(std::string_view name, Body body) {
    key(name);
    object(body);
  }
  template <std::invocable Body>
  void array(std::string_view name, Body body) {
    key(name);
    array(body);
  }

  [[nodiscard]] std::string text() const { return {text_.data(), size_}; }

 private:
  static constexpr bool needs_escape(char letter) {
    return letter == '"' || letter == '\\' || (letter >= '\0' && letter < ' ');
  }
  static char* escape(char* end, char letter) {
    if (letter == '"' || letter == '\\') {
      *end++ = '\\';
      *end++ = letter;
      return end;
    }
    return fmt::format_to(end, "\\u{:04x}", static_cast<unsigned>(letter));
  }

  /// Where the next value goes, which has so many letters at most; behind a comma if need be.
  char* begin_value(std::size_t most) {
    char* end = room_for(most + 1);
    if (needs_comma_) *end++ = ',';
    needs_comma_ = true;
    return end;
  }
  char* room_for(std::size_t most) {
    if (size_ + most > text_.capacity()) grow(most);
    return text_.data() + size_;
  }
  void grow(std::size_t most) {
    text_.resize(size_);
    text_.reserve(size_ + most);
  }
  void end_at(const char* end) { size_ = static_cast<std::size_t>(end - text_.data()); }

  template <class Body>
  void enclose(char opening, Body& body, char closing) {
    char* begin = begin_value(1);
    *begin = opening;
    end_at(begin + 1);
    needs_comma_ = false;
    body();
    *room_for(1) = closing;
    ++size_;
    needs_comma_ = true;
  }

  /// Most texts fit without growing.
  fmt::basic_memory_buffer<char, 1024> text_;
  std::size_t size_ = 0;
  bool needs_comma_ = false;
};

}  // namespace cheesemoon
