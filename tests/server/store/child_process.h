#pragma once

#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace cheesemoon::server {

/// A copy of this process that does some work and can be killed. Start it while there are no other
/// threads.
class ChildProcess {
 public:
  /// The work gets the end of a pipe to write to.
  explicit ChildProcess(const std::function<void(int pipe)>& work);
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  ~ChildProcess();

  /// The next number it has written; none when there will be no more.
  [[nodiscard]] std::optional<std::int64_t> next_number() const;
  /// All that it writes until it ends.
  [[nodiscard]] std::string text() const;
  void kill();

 private:
  pid_t process_;
  int pipe_;
};

/// Becomes a user without rights, for good, if this is root: files may be read but not written, and
/// PostgreSQL starts. Whether it worked.
bool give_up_rights();

/// Whom `give_up_rights` turns root into; the user itself for others.
uid_t user_without_rights();

/// Runs a program as a user without rights in a folder of its own, its output going to a file
/// there.
pid_t start_program(const std::vector<std::string>& words, const std::string& folder);
/// Its exit code; -1 if it was ended by a signal.
int wait_for(pid_t process);

}  // namespace cheesemoon::server
