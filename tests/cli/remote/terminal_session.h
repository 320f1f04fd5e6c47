#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cheesemoon::cli {

/// The program beside the test, with pipes instead of a terminal: what it prints is waited for, and
/// what a person would type is sent. It is killed with this object.
class TerminalSession {
 public:
  enum class Errors { shown, dropped };

  explicit TerminalSession(const std::vector<std::string>& arguments,
                           Errors errors = Errors::shown);
  TerminalSession(const TerminalSession&) = delete;
  TerminalSession& operator=(const TerminalSession&) = delete;
  ~TerminalSession();

  void type(std::string_view line) const;
  /// Waits until one of these texts was printed after what was found before, and says which;
  /// nothing if the program ends, or prints nothing for very long.
  std::optional<std::size_t> wait_for_any(const std::vector<std::string>& texts);
  bool wait_for(const std::string& text) { return wait_for_any({text}).has_value(); }
  /// Lets the input end, and waits for the exit status; -1 if a signal ended it.
  int finish();
  void kill();

  /// Everything it has printed so far.
  [[nodiscard]] const std::string& printed() const { return printed_; }

 private:
  /// False when there will be no more.
  bool read_more();
  void close_input();

  pid_t process_ = -1;
  int input_ = -1;
  int output_ = -1;
  std::string printed_;
  std::size_t found_up_to_ = 0;
};

}  // namespace cheesemoon::cli
