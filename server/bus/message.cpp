#include "server/bus/message.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <random>

#include "engine/core/read_number.h"
#include "engine/core/words.h"

namespace cheesemoon::server {

namespace {

constexpr std::size_t longest_table = 64;
constexpr std::size_t process_digits = 16;
constexpr std::string_view missed_word = "missed";

constexpr bool is_digit(char letter) {
  return letter >= '0' && letter <= '9';
}

constexpr bool is_table_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || is_digit(letter) ||
         letter == '-' || letter == '_';
}

bool is_table(std::string_view text) {
  return !text.empty() && text.size() <= longest_table &&
         std::all_of(text.begin(), text.end(), is_table_letter);
}

bool is_process(std::string_view text) {
  return text.size() == process_digits && std::all_of(text.begin(), text.end(), [](char letter) {
           return is_digit(letter) || (letter >= 'a' && letter <= 'f');
         });
}

/// Digits that begin with none of zero, and fit.
std::optional<std::int64_t> read_sequence(std::string_view text) {
  if (text.starts_with('0')) return std::nullopt;
  return read_number<std::int64_t>(text, 1);
}

}  // namespace

std::string random_process() {
  std::random_device device;
  return fmt::format("{:08x}{:08x}", std::uint32_t{device()}, std::uint32_t{device()});
}

bool is_announcement(const Announcement& announcement) {
  return is_table(announcement.table) && announcement.sequence > 0;
}

std::string write_message(const Message& message) {
  if (!message.announcement) return fmt::format("{} {}", missed_word, message.process);
  return fmt::format("{} {} {}", message.announcement->table, message.announcement->sequence,
                     message.process);
}

std::optional<Message> read_message(std::string_view text) {
  std::string_view rest = text;
  Message message;
  const std::string_view first = cut(rest, ' ');
  const std::size_t spaces = static_cast<std::size_t>(std::count(text.begin(), text.end(), ' '));
  if (spaces == 2) {
    const auto sequence = read_sequence(cut(rest, ' '));
    if (!is_table(first) || !sequence) return std::nullopt;
    message.announcement = Announcement{std::string(first), *sequence};
  } else if (spaces != 1 || first != missed_word) {
    return std::nullopt;
  }
  if (!is_process(rest)) return std::nullopt;
  message.process = rest;
  return message;
}

}  // namespace cheesemoon::server
