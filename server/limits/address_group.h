#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cheesemoon::server {

/// Whom an IP address is taken to belong to, as a key for a Limiter: an IPv4 address is itself,
/// `192.0.2.7`, also when it is written as an IPv6 address (`::ffff:192.0.2.7`); of an IPv6 address
/// the first 64 bits count, `2001:db8:1:2::/64`, because everybody has as many as he likes of the
/// others. Nothing if the text is no address.
std::optional<std::string> address_group(std::string_view address);

/// Whether it is an address that networks at home give, as in `192.168.1.7`: there every device has
/// one of its own, and hardly ever another.
bool is_home_address(std::string_view address_group);

}  // namespace cheesemoon::server
