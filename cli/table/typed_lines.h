#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace cheesemoon::cli {

/// Lines of a file descriptor, read as they come: nobody waits for a line longer than he wants.
class TypedLines {
 public:
  explicit TypedLines(int descriptor) : descriptor_(descriptor) {}

  /// The next line, without the blanks around it; nothing if none comes within that time.
  std::optional<std::string> next(std::chrono::milliseconds at_most);
  /// No line will come any more.
  [[nodiscard]] bool has_ended() const { return has_ended_ && typed_.empty(); }

 private:
  std::optional<std::string> take_line();

  int descriptor_;
  std::string typed_;
  bool has_ended_ = false;
};

}  // namespace cheesemoon::cli
