#pragma once

#include <functional>
#include <map>
#include <string>

#include "engine/core/result.h"

namespace cheesemoon::server {

/// A file of the page in all the forms in which it travels. One that was not made is empty.
struct PageFile {
  std::string content_type;
  std::string plain;
  std::string gzip;
  std::string brotli;
  /// Changes when the file does.
  std::string tag;
  /// Its name changes when it does, so that nobody has to ask twice.
  bool is_immutable = false;
};

/// The files of a built page by their paths, as in `/assets/index-D8T5NTVs.css`.
using PageFiles = std::map<std::string, PageFile, std::less<>>;

/// Reads a folder that `vite build` has made, with all files into memory: there are few of them,
/// and a page is then always whole, also while another one is being built. The error says what to
/// do.
Result<PageFiles, std::string> read_page(const std::string& folder);

}  // namespace cheesemoon::server
