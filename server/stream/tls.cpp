#include "server/stream/tls.h"

#include <fmt/format.h>

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>

namespace cheesemoon::server {
namespace {

namespace ssl = boost::asio::ssl;
using boost::system::error_code;

/// Of TLS 1.2 only what keeps old conversations secret when a key is lost, and cannot be changed on
/// its way unnoticed; TLS 1.3 has nothing else.
constexpr const char* modern_suites =
    "ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:"
    "ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:"
    "ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305";

ssl::context tls_context() {
  ssl::context context(ssl::context::tls);
  SSL_CTX* const handle = context.native_handle();
  SSL_CTX_set_min_proto_version(handle, TLS1_2_VERSION);
  SSL_CTX_set_cipher_list(handle, modern_suites);
  SSL_CTX_set_options(handle, SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION);
  // An idle connection keeps no buffers.
  SSL_CTX_set_mode(handle, SSL_MODE_RELEASE_BUFFERS);
  return context;
}

}  // namespace

Result<ssl::context, std::string> server_tls(const std::string& certificate_file,
                                             const std::string& key_file) {
  ssl::context context = tls_context();
  error_code error;
  context.use_certificate_chain_file(certificate_file, error);
  if (error)
    return Failure{
        fmt::format("cannot use the certificate {}: {}", certificate_file, error.message())};
  context.use_private_key_file(key_file, ssl::context::pem, error);
  if (error) return Failure{fmt::format("cannot use the key {}: {}", key_file, error.message())};
  if (SSL_CTX_check_private_key(context.native_handle()) != 1)
    return Failure{fmt::format("{} is not the key of {}", key_file, certificate_file)};
  return context;
}

Result<ssl::context, std::string> client_tls(const std::string& authority_file) {
  ssl::context context = tls_context();
  error_code error;
  context.set_verify_mode(ssl::verify_peer, error);
  if (!error) {
    if (authority_file.empty())
      context.set_default_verify_paths(error);
    else
      context.load_verify_file(authority_file, error);
  }
  if (error)
    return Failure{fmt::format("cannot read the certificates to trust: {}", error.message())};
  return context;
}

bool expect_host(TlsStream& stream, const std::string& host) {
  error_code no_address;
  boost::asio::ip::make_address(host, no_address);
  // An address is no server name; it is only compared with the certificate. Spelled out, because
  // OpenSSL's macro for this casts the old way.
  std::string name = host;
  if (no_address && SSL_ctrl(stream.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME,
                             TLSEXT_NAMETYPE_host_name, name.data()) != 1)
    return false;
  error_code error;
  stream.set_verify_callback(ssl::host_name_verification(host), error);
  return !error;
}

}  // namespace cheesemoon::server
