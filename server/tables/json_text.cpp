#include "server/tables/json_text.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>

namespace cheesemoon::server {

namespace {

bool needs_no_escape(char letter) {
  return letter >= ' ' && letter <= '~' && letter != '"' && letter != '\\';
}

}  // namespace

void write_text(hosting::JsonWriter& writer, std::string_view text) {
  if (std::all_of(text.begin(), text.end(), needs_no_escape)) return writer.value(text);
  writer.json(boost::json::serialize(boost::json::string(text)));
}

void write_text(hosting::JsonWriter& writer, std::string_view name, std::string_view text) {
  writer.key(name);
  write_text(writer, text);
}

void write_text_or_null(hosting::JsonWriter& writer, std::string_view name, std::string_view text) {
  writer.key(name);
  if (text.empty()) {
    writer.value(nullptr);
  } else {
    write_text(writer, text);
  }
}

}  // namespace cheesemoon::server
