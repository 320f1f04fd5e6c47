#pragma once

#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>
#include <string_view>

#include "hosting/json_writer.h"

namespace cheesemoon::server {

/// A member with a text that people have written, which may need escapes.
inline void write_text(hosting::JsonWriter& writer, std::string_view name, std::string_view text) {
  writer.key(name);
  writer.json(boost::json::serialize(boost::json::string(text)));
}

inline void write_text_or_null(hosting::JsonWriter& writer, std::string_view name,
                               std::string_view text) {
  if (text.empty()) {
    writer.member(name, nullptr);
  } else {
    write_text(writer, name, text);
  }
}

}  // namespace cheesemoon::server
