#pragma once

#include <string>
#include <utility>

#include "hosting/refusal.h"

namespace cheesemoon::table {

/// Why somebody could not do something at a table: a reason that programs can rely on, and an
/// English sentence for people. Nothing has changed.
struct TableRefusal {
  std::string reason;
  std::string sentence;

  bool operator==(const TableRefusal&) const = default;
};

inline TableRefusal refused(hosting::Refusal refusal) {
  return {std::string(hosting::refusal_name(refusal.kind)), std::move(refusal.sentence)};
}

}  // namespace cheesemoon::table
