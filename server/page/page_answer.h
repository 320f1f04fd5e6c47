#pragma once

#include <optional>

#include "server/http/http.h"
#include "server/page/page_files.h"

namespace cheesemoon::server {

/// A file of the page for whoever asks for one; nothing for paths that belong to the API. An
/// address that does not exist gets the page, too, which leads to the start, but as not found.
std::optional<HttpResponse> page_answer(const PageFiles& page, const HttpRequest& request);

}  // namespace cheesemoon::server
