#pragma once

#include <memory>

namespace cheesemoon::server {

/// Somebody who is connected, whatever he speaks. It keeps itself alive as long as it waits for
/// something.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  virtual ~Connection() = default;

  /// Ends when what has begun is done.
  virtual void finish() = 0;
  /// Ends now.
  virtual void cut_off() = 0;

 protected:
  Connection() = default;
};

}  // namespace cheesemoon::server
