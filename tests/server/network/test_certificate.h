#pragma once

#include <filesystem>
#include <string>

#include "server/network/network_options.h"

namespace cheesemoon::server {

/// A certificate for this machine that vouches for itself, made by `openssl req` and gone with
/// this.
class TestCertificate {
 public:
  TestCertificate();
  TestCertificate(const TestCertificate&) = delete;
  TestCertificate& operator=(const TestCertificate&) = delete;
  ~TestCertificate();

  [[nodiscard]] TlsFiles files() const;
  /// Puts another one into the same files.
  void become(const TestCertificate& other) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace cheesemoon::server
