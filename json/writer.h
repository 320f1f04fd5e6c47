#pragma once

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace cheesemoon {

/// Writes JSON from left to right, sets the commas and escapes texts. A view is written for every
/// move of every game, so nothing is built in between.
class JsonWriter {
 public:
  /// Most texts fit at once.
  JsonWriter() { text_.reserve(480); }

  void value(std::string_view text) {
    separate();
    text_ += '"';
    for (const char letter : text) add(letter);
    text_ += '"';
  }
  void value(const char* text) { value(std::string_view(text)); }
  void value(std::same_as<bool> auto truth) { json(truth ? "true" : "false"); }
  void value(std::nullptr_t /*nothing*/) { json("null"); }
  template <std::integral Number>
  requires(!std::same_as<Number, bool>) void value(Number number) {
    constexpr std::size_t most_digits = 20;
    std::array<char, most_digits> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    json({digits.data(), static_cast<std::size_t>(end - digits.data())});
  }
  /// The shortest text that reads as the same number, never -0.
  void value(double number) { json(fmt::to_string(number + 0.0)); }
  /// A value that is JSON already.
  void json(std::string_view text) {
    separate();
    text_ += text;
  }

  template <std::invocable Body>
  void object(Body body) {
    enclose('{', body, '}');
  }
  template <std::invocable Body>
  void array(Body body) {
    enclose('[', body, ']');
  }

  /// The value of the member is written next.
  void key(std::string_view name) {
    separate();
    text_ += '"';
    text_ += name;
    text_ += "\":";
    needs_comma_ = false;
  }
  template <class Value>
  void member(std::string_view name, const Value& content) {
    key(name);
    value(content);
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

  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  void add(char letter) {
    if (letter == '"' || letter == '\\') text_ += '\\';
    if (letter >= '\0' && letter < ' ') {
      text_ += fmt::format("\\u{:04x}", letter);
    } else {
      text_ += letter;
    }
  }
  void separate() {
    if (needs_comma_) text_ += ',';
    needs_comma_ = true;
  }
  template <class Body>
  void enclose(char opening, Body& body, char closing) {
    separate();
    text_ += opening;
    needs_comma_ = false;
    body();
    text_ += closing;
    needs_comma_ = true;
  }

  std::string text_;
  bool needs_comma_ = false;
};

}  // namespace cheesemoon
