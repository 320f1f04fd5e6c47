#pragma once

#include <string>

/// What is asked for when a table is made.
namespace cheesemoon::table {

inline std::string duel_of(const std::string& seats, const std::string& more = "",
                           const std::string& variant = "base") {
  return R"({"game":"brave-rats","options":{"variant":")" + variant + R"("},"seats":)" + seats +
         more + "}";
}

/// A duel of two people.
inline std::string duel(const std::string& more = "", const std::string& variant = "base") {
  return duel_of(R"(["person","open"])", more, variant);
}

inline const std::string basic_race = R"("path":"standard","tracks":"standard","comics":"basic")";
inline const std::string varied_race = R"("path":"variable","tracks":"variable","comics":"all")";

/// First Rat with so many people; everybody but Ann has still to come.
inline std::string race(int seats, const std::string& more = "",
                        const std::string& variants = basic_race,
                        const std::string& difficulty = "easy") {
  std::string people = R"("person")";
  for (int seat = 2; seat <= seats; ++seat) people += R"(,"open")";
  return R"({"game":"first-rat","options":{"seats":)" + std::to_string(seats) + "," + variants +
         R"(,"solo":)" + (seats == 1 ? "\"" + difficulty + "\"" : "null") +
         R"(,"content":"standard"},"seats":[)" + people + "]" + more + "}";
}

}  // namespace cheesemoon::table
