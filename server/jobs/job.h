#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <tuple>

namespace cheesemoon::server {

/// For whom something is worked out: it is taken from his allowance, and from that of his address.
struct JobOwner {
  /// See server/limits/address_group.h. All whose address is not known share one.
  std::string address{};
  /// Empty for somebody who did not say who he is.
  std::string person{};

  bool operator==(const JobOwner&) const = default;
  bool operator<(const JobOwner& other) const {
    return std::tie(address, person) < std::tie(other.address, other.person);
  }
};

enum class JobKind : std::uint8_t {
  /// A bot's turn at a table that somebody looks at.
  watched_turn,
  /// A password is hashed, which takes 64 MiB.
  password,
  /// Something that takes a fraction of a second and that somebody waits for: a hint, a replay.
  answer,
  /// The same if it takes seconds: a review, an export.
  long_answer,
  /// A bot's turn at a table that nobody looks at.
  unwatched_turn,
};
inline constexpr std::size_t job_kinds = 5;

constexpr std::string_view job_word(JobKind kind) {
  constexpr std::array<std::string_view, job_kinds> words{"watched_turn", "password", "answer",
                                                          "long_answer", "unwatched_turn"};
  return words[static_cast<std::size_t>(kind)];
}

/// Something that takes long enough to be done on a thread of its own.
struct Job {
  JobKind kind = JobKind::answer;
  JobOwner owner;
  /// Of a turn: where it is.
  std::string table{};
  /// Throws nothing.
  std::function<void()> work;
};

/// Why a job is not taken.
struct JobRefusal {
  /// Whether its owner wants too much, or else all together do.
  bool is_owners_fault = false;
  std::chrono::nanoseconds retry_after{};
};

/// What has become of the jobs of a kind.
struct JobFigures {
  int waiting = 0;
  std::uint64_t done = 0;
  std::uint64_t refused = 0;
  std::chrono::nanoseconds processor_time{};
};
/// By the order of the kinds.
using AllJobFigures = std::array<JobFigures, job_kinds>;

}  // namespace cheesemoon::server
