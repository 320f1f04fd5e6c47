#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <string_view>
#include <variant>

#include "records/rat_document.h"

/// Mistakes that are made in a right record on purpose, and what is said about them.
namespace cheesemoon::records {

struct Fault {
  std::string from;
  std::string to;
  std::string error;
};

inline void PrintTo(const Fault& fault, std::ostream* stream) {
  *stream << fault.from << " -> " << fault.to;
}

inline std::string changed(std::string_view text, std::string_view from, std::string_view to) {
  std::string result(text);
  const std::size_t place = result.find(from);
  EXPECT_NE(place, std::string::npos) << from;
  if (place == std::string::npos) return result;
  return result.replace(place, from.size(), to);
}

/// What is wrong with the text of a document or with a game in it; empty if nothing is.
inline std::string error_of(std::string_view text) {
  const auto document = read_document(text);
  if (!document) return describe(document.error());
  return std::visit(
      [](const auto& read) {
        const auto replayed = replay(read);
        return replayed ? std::string() : describe(replayed.error());
      },
      *document);
}

}  // namespace cheesemoon::records
