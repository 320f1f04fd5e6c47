#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <type_traits>

namespace cheesemoon {

/// A sequence that never allocates: at most Capacity elements, stored in place.
/// Going over the capacity is a programming error, not an input error.
template <class T, std::size_t Capacity>
class FixedVector {
 public:
  using value_type = T;

  /// Not filled while a program runs: a list of legal actions is long, made often, mostly empty.
  constexpr FixedVector() {  // NOLINT(*-member-init)
    if (std::is_constant_evaluated()) elements_.fill(T{});
  }
  constexpr FixedVector(std::initializer_list<T> elements) : FixedVector() {
    for (const T& element : elements) push_back(element);
  }

  // Only what is there is copied.
  constexpr FixedVector(const FixedVector& other) : FixedVector() { *this = other; }
  constexpr FixedVector& operator=(const FixedVector& other) {
    if (this != &other) {
      std::copy(other.begin(), other.end(), elements_.begin());
      size_ = other.size_;
    }
    return *this;
  }
  constexpr ~FixedVector() = default;

  constexpr void push_back(const T& element) {
    assert(size_ < Capacity);
    elements_[size_++] = element;
  }
  /// Adds an element to be filled in place.
  constexpr T& append() {
    assert(size_ < Capacity);
    return elements_[size_++];
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  constexpr void clear() { size_ = 0; }

  [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }
  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr bool full() const { return size_ == Capacity; }

  constexpr T& operator[](std::size_t position) {
    assert(position < size_);
    return elements_[position];
  }
  constexpr const T& operator[](std::size_t position) const {
    assert(position < size_);
    return elements_[position];
  }
  [[nodiscard]] constexpr const T& back() const { return (*this)[size_ - 1]; }

  constexpr T* begin() { return elements_.data(); }
  constexpr T* end() { return elements_.data() + size_; }
  [[nodiscard]] constexpr const T* begin() const { return elements_.data(); }
  [[nodiscard]] constexpr const T* end() const { return elements_.data() + size_; }
  [[nodiscard]] constexpr const T* data() const { return elements_.data(); }

  friend constexpr bool operator==(const FixedVector& left, const FixedVector& right) {
    return std::equal(left.begin(), left.end(), right.begin(), right.end());
  }

 private:
  std::array<T, Capacity> elements_;
  std::size_t size_ = 0;
};

}  // namespace cheesemoon
