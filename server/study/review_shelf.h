#pragma once

#include <cstddef>
#include <list>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/http/http.h"

namespace cheesemoon::server {

/// Reviews of tables: those that were asked for lately, and who waits for one that is being made. A
/// table that is over does not change, so neither does its review.
class ReviewShelf {
 public:
  explicit ReviewShelf(std::size_t most_kept) : most_kept_(most_kept) {}

  struct Kept {
    std::string table;
    std::string review;
    /// What it tells something about.
    std::vector<std::string> positions;
  };

  /// The review of a table, if it is there.
  [[nodiscard]] const Kept* find(const std::string& table);

  /// Is told when it arrives. True of the first: he has it made.
  bool wait_for(const std::string& table, HttpReply reply);
  /// Answers everybody who waits, and keeps what went well.
  void arrived(const std::string& table, const HttpResponse& response,
               const std::vector<std::string>& positions);

 private:
  std::size_t most_kept_;
  /// Those used last come first.
  std::list<Kept> kept_;
  std::unordered_map<std::string, std::list<Kept>::iterator> found_;
  std::unordered_map<std::string, std::vector<HttpReply>> waiting_;
};

}  // namespace cheesemoon::server
