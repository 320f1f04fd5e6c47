#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace cheesemoon {

/// Wraps an error on its way into a Result, so that a value is never mistaken for one.
template <class Error>
struct Failure {
  Error error;
};

template <class Error>
Failure(Error) -> Failure<Error>;

/// A value, or the reason why there is none.
template <class Value, class Error>
class [[nodiscard]] Result {
 public:
  constexpr Result(Value value) : content_(std::in_place_index<0>, std::move(value)) {}
  constexpr Result(Failure<Error> failure)
      : content_(std::in_place_index<1>, std::move(failure.error)) {}

  [[nodiscard]] constexpr bool ok() const { return content_.index() == 0; }
  constexpr explicit operator bool() const { return ok(); }

  constexpr Value& value() {
    assert(ok());
    return *std::get_if<0>(&content_);
  }
  [[nodiscard]] constexpr const Value& value() const {
    assert(ok());
    return *std::get_if<0>(&content_);
  }
  constexpr Value& operator*() { return value(); }
  constexpr const Value& operator*() const { return value(); }
  constexpr Value* operator->() { return &value(); }
  constexpr const Value* operator->() const { return &value(); }

  [[nodiscard]] constexpr const Error& error() const {
    assert(!ok());
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<Value, Error> content_;
};

}  // namespace cheesemoon
