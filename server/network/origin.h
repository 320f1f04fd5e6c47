#pragma once

#include <span>
#include <string>
#include <string_view>

namespace cheesemoon::server {

/// Whether a page of this origin may change things here: it comes from the host that is asked, or
/// from one on the list. If the host has TLS, its pages have it, too.
bool is_origin_allowed(std::string_view origin, std::string_view host, bool has_tls,
                       std::span<const std::string> allowed);

/// Whether it is one of the list.
bool is_listed_origin(std::string_view origin, std::span<const std::string> listed);

}  // namespace cheesemoon::server
