#include "server/network/test_certificate.h"

#include <fmt/format.h>

#include <cstdlib>
#include <stdexcept>
#include <system_error>

namespace cheesemoon::server {

TestCertificate::TestCertificate() {
  std::string folder = std::filesystem::temp_directory_path() / "cheesemoon-XXXXXX";
  if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("cannot make a folder");
  folder_ = folder;
  const std::string command = fmt::format(
      "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "
      "-subj /CN=localhost -addext subjectAltName=IP:127.0.0.1,DNS:localhost "
      "-keyout '{}' -out '{}' >/dev/null 2>&1",
      files().key, files().certificate);
  if (std::system(command.c_str()) != 0) throw std::runtime_error("openssl failed");
}

TestCertificate::~TestCertificate() {
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

TlsFiles TestCertificate::files() const {
  return {.certificate = folder_ / "certificate.pem", .key = folder_ / "key.pem"};
}

void TestCertificate::become(const TestCertificate& other) const {
  constexpr auto overwrite = std::filesystem::copy_options::overwrite_existing;
  std::filesystem::copy_file(other.files().certificate, files().certificate, overwrite);
  std::filesystem::copy_file(other.files().key, files().key, overwrite);
}

}  // namespace cheesemoon::server
