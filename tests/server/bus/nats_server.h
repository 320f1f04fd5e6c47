#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace cheesemoon::server {

/// A real server of NATS in a temporary folder.
class NatsServer {
 public:
  static bool is_installed();

  /// Starts it on a free port, which it keeps, with these words on its command line.
  explicit NatsServer(const std::vector<std::string>& words = {});
  NatsServer(const NatsServer&) = delete;
  NatsServer& operator=(const NatsServer&) = delete;
  ~NatsServer();

  /// `nats://host:port`, with `user:password@` if given.
  [[nodiscard]] std::string place(const std::string& credentials = "") const;
  /// Everything it has written so far.
  [[nodiscard]] std::string log() const;

  /// Connections are cut, without a word.
  void kill();
  /// Again, where it was.
  void start(const std::vector<std::string>& words = {});
  /// It is still there, but does nothing.
  void pause() const;
  void resume() const;

 private:
  std::string folder_;
  std::string port_ = "-1";
  pid_t process_ = 0;
};

}  // namespace cheesemoon::server
