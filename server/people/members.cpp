#include "server/people/members.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "server/identity/common_passwords.h"
#include "server/identity/names.h"

namespace cheesemoon::server {

namespace {

std::string sentence_of(NameRefusal refusal) {
  switch (refusal) {
    case NameRefusal::not_utf8:
      return "expected UTF-8";
    case NameRefusal::empty:
      return "expected at least one character";
    case NameRefusal::too_long:
      return fmt::format("expected at most {} characters", longest_name);
    case NameRefusal::forbidden_character:
      return "a character in it is not allowed in names";
    case NameRefusal::mixed_alphabets:
      return "expected letters of one alphabet";
  }
  return "";
}

std::string sentence_of(PasswordRefusal refusal) {
  return refusal == PasswordRefusal::too_short
             ? fmt::format("expected at least {} characters", shortest_password)
             : fmt::format("expected at most {} bytes", longest_password);
}

bool has_control_characters(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte < 0x20 || byte == 0x7F;
  });
}

std::string read_line(const JsonReader& member, std::size_t longest) {
  const std::string_view text = member.text();
  if (text.size() > longest) member.fail(fmt::format("expected at most {} bytes", longest));
  if (has_control_characters(text)) member.fail("control characters are not allowed");
  return std::string(text);
}

}  // namespace

std::string read_name(const JsonReader& member) {
  const std::string_view text = member.text();
  auto name = clean_name(text);
  if (name) return std::move(*name);
  member.fail(sentence_of(name.error()));
  return {};
}

std::shared_ptr<const Password> read_password(const JsonReader& member) {
  std::string text(member.text());
  auto password = Password::take(text);
  if (password) return std::make_shared<const Password>(std::move(*password));
  member.fail(sentence_of(password.error()));
  return nullptr;
}

std::shared_ptr<const Password> read_new_password(const JsonReader& member) {
  auto password = read_password(member);
  if (password && is_common_password(password->text()))
    member.fail("this is one of the passwords that are tried first; choose another one");
  return password;
}

std::string read_label(const JsonReader& member) {
  return read_line(member, longest_label);
}

std::string read_note(const JsonReader& member) {
  return read_line(member, longest_note);
}

std::string read_settings(const JsonReader& member) {
  const boost::json::object* object = member.object();
  if (object == nullptr) return {};
  std::string text = boost::json::serialize(*object);
  if (text.size() > longest_settings)
    member.fail(fmt::format("expected at most {} bytes, found {}", longest_settings, text.size()));
  return text;
}

Credentials read_login(const JsonReader& body) {
  body.allow_only({"name", "password", "label"});
  const JsonReader name = body.member("name");
  if (name.text().size() > longest_name_text)
    name.fail(fmt::format("expected at most {} bytes", longest_name_text));
  return {.name = std::string(name.text()),
          .password = read_password(body.member("password")),
          .label = body.has("label") ? read_label(body.member("label")) : ""};
}

Credentials read_new_account(const JsonReader& body) {
  body.allow_only({"name", "password", "label"});
  return {.name = read_name(body.member("name")),
          .password = read_new_password(body.member("password")),
          .label = body.has("label") ? read_label(body.member("label")) : ""};
}

}  // namespace cheesemoon::server
