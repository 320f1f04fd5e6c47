#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "records/json_reader.h"
#include "server/identity/passwords.h"
#include "server/people/refusals.h"

namespace cheesemoon::server {

/// In bytes.
inline constexpr std::size_t longest_label = 80;
inline constexpr std::size_t longest_settings = 4096;

/// What `read` makes of a body, or 400 with a sentence that names the member that is wrong.
template <class Read>
auto read_body(std::string_view text, Read read)
    -> Result<decltype(read(std::declval<const records::JsonReader&>())), HttpResponse> {
  const auto json = records::parse_json(text);
  if (!json) return Failure{bad_request(records::describe(json.error()))};
  std::optional<records::RecordError> error;
  auto value = read(records::JsonReader(*json, error));
  if (error) return Failure{bad_request(records::describe(*error))};
  return value;
}

// What members may hold; the reader is at the member.

/// A name, cleaned.
std::string read_name(const records::JsonReader& member);
/// Shared, because a password cannot be copied and the work that needs it can. Nothing only if
/// there is an error.
std::shared_ptr<const Password> read_password(const records::JsonReader& member);
/// What a device is called.
std::string read_label(const records::JsonReader& member);
/// An object of any kind, as text.
std::string read_settings(const records::JsonReader& member);

/// What somebody shows to get a session.
struct Credentials {
  std::string name;
  std::shared_ptr<const Password> password;
  std::string label;
};

/// The body as a whole; the label may be missing.
Credentials read_credentials(const records::JsonReader& body);

}  // namespace cheesemoon::server
