#pragma once

/// How much the tests do that play many games or walk whole trees. An optimised build plays them
/// all; one that is many times slower, under a sanitizer or without optimisation, plays fewer of
/// each kind. `CHEESEMOON_THOROUGH` says which, 1 or 0.
namespace cheesemoon {

#if !defined(CHEESEMOON_THOROUGH) || CHEESEMOON_THOROUGH
inline constexpr bool is_thorough = true;
#else
inline constexpr bool is_thorough = false;
#endif

template <class Number>
constexpr Number thoroughly(Number all, Number some) {
  return is_thorough ? all : some;
}

}  // namespace cheesemoon
