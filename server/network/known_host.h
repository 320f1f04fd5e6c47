#pragma once

#include <string_view>

namespace cheesemoon::server {

/// Whether a server may be meant by this `Host`. A page on the internet can have its name lead to
/// an address in somebody's home, and is then a page of that host to the browser. It cannot do so
/// with an address, nor with names that the internet does not know: these are always known, and so
/// is the public name of the server, if it has one.
bool is_known_host(std::string_view host, std::string_view public_name);

}  // namespace cheesemoon::server
