#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "json/reader.h"
#include "server/identity/passwords.h"

namespace cheesemoon::server {

/// In bytes.
inline constexpr std::size_t longest_label = 80;
inline constexpr std::size_t longest_settings = 4096;
inline constexpr std::size_t longest_note = 500;

// What members may hold; the reader is at the member.

/// A name, cleaned.
std::string read_name(const JsonReader& member);
/// Shared, because a password cannot be copied and the work that needs it can. Nothing only if
/// there is an error.
std::shared_ptr<const Password> read_password(const JsonReader& member);
/// The same of one that is to be somebody's from now on: not one of those that are tried first.
std::shared_ptr<const Password> read_new_password(const JsonReader& member);
/// What a device is called.
std::string read_label(const JsonReader& member);
/// What somebody writes to the administrator.
std::string read_note(const JsonReader& member);
/// An object of any kind, as text.
std::string read_settings(const JsonReader& member);

/// What somebody shows to get a session, or gives to an account.
struct Credentials {
  std::string name;
  std::shared_ptr<const Password> password;
  std::string label;
};

// The body as a whole; the label may be missing.

/// The name is as it was typed.
Credentials read_login(const JsonReader& body);
Credentials read_new_account(const JsonReader& body);

}  // namespace cheesemoon::server
