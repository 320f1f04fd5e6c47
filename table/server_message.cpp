#include "table/server_message.h"

#include "json/writer.h"
#include "table/client_message.h"

namespace cheesemoon::table {

namespace {

template <class Body>
std::string message(std::string_view type, Body body) {
  JsonWriter writer;
  writer.object([&] {
    writer.member("type", type);
    body(writer);
  });
  return writer.text();
}

}  // namespace

std::string write_welcome(std::string_view person, std::string_view name, std::int64_t now) {
  return message("welcome", [&](JsonWriter& writer) {
    writer.member("protocol", protocol_version);
    writer.object("person", [&] {
      writer.member("id", person);
      writer.member("name", name);
    });
    writer.member("time", now);
  });
}

std::string write_done(std::string_view request, std::string_view table, std::uint32_t sequence) {
  return message("done", [&](JsonWriter& writer) {
    writer.member("request", request);
    writer.member("table", table);
    writer.member("sequence", sequence);
  });
}

std::string write_refused(std::string_view request, const TableRefusal& refusal) {
  return message("refused", [&](JsonWriter& writer) {
    writer.text_or_null("request", request);
    writer.member("reason", refusal.reason);
    writer.member("sentence", refusal.sentence);
  });
}

std::string write_preview(std::string_view request, std::string_view choice) {
  return message("preview", [&](JsonWriter& writer) {
    writer.member("request", request);
    writer.key("choice");
    writer.json(choice);
  });
}

std::string write_rematched(std::string_view request, std::string_view table,
                            std::string_view next) {
  return message("rematched", [&](JsonWriter& writer) {
    writer.member("request", request);
    writer.member("table", table);
    writer.member("next", next);
  });
}

std::string write_pong(std::int64_t now) {
  return message("pong", [&](JsonWriter& writer) { writer.member("time", now); });
}

}  // namespace cheesemoon::table
