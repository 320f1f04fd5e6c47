#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace cheesemoon::hosting {

/// Writes JSON from left to right and sets the commas. A view is written for every move of every
/// game, so nothing is built in between. Texts are names and notation of the engine: nothing in
/// them needs an escape.
class JsonWriter {
 public:
  /// Most texts fit at once.
  JsonWriter() { text_.reserve(480); }

  void value(std::string_view text) {
    separate();
    text_ += '"';
    text_ += text;
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
    value(name);
    text_ += ':';
    needs_comma_ = false;
  }
  template <class Value>
  void member(std::string_view name, const Value& content) {
    key(name);
    value(content);
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

}  // namespace cheesemoon::hosting
