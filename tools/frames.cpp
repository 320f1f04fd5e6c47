#include "tools/frames.h"

namespace cheesemoon::tools {

namespace {

// First byte: the last frame of a message, and its kind.
constexpr unsigned last_frame = 0x80;
constexpr unsigned text_kind = 0x1;
constexpr unsigned close_kind = 0x8;
constexpr unsigned ping_kind = 0x9;
constexpr unsigned pong_kind = 0xA;
constexpr unsigned kind_bits = 0x0F;

// Second byte: whether it is masked, and its length, or how many bytes that takes.
constexpr unsigned masked = 0x80;
constexpr unsigned length_bits = 0x7F;
constexpr std::size_t length_in_two_bytes = 126;
constexpr std::size_t length_in_eight_bytes = 127;
constexpr std::size_t two_bytes = 2;
constexpr std::size_t eight_bytes = 8;

unsigned byte_at(std::string_view bytes, std::size_t place) {
  return static_cast<unsigned char>(bytes[place]);
}

void add_byte(std::string& bytes, std::size_t value) {
  bytes.push_back(static_cast<char>(static_cast<unsigned char>(value)));
}

void add_number(std::string& bytes, std::size_t number, std::size_t size) {
  for (std::size_t place = size; place > 0; --place) add_byte(bytes, number >> (8 * (place - 1)));
}

void add_frame(std::string& bytes, unsigned kind, std::string_view content) {
  add_byte(bytes, last_frame | kind);
  constexpr std::size_t most_in_two_bytes = 0xFFFF;
  if (content.size() < length_in_two_bytes) {
    add_byte(bytes, masked | content.size());
  } else if (content.size() <= most_in_two_bytes) {
    add_byte(bytes, masked | length_in_two_bytes);
    add_number(bytes, content.size(), two_bytes);
  } else {
    add_byte(bytes, masked | length_in_eight_bytes);
    add_number(bytes, content.size(), eight_bytes);
  }
  // A mask keeps pages from writing what a proxy takes for a request. Nobody chooses our texts, so
  // the one that changes nothing will do.
  constexpr std::size_t mask_size = 4;
  add_number(bytes, 0, mask_size);
  bytes += content;
}

Frame::Kind kind_of(unsigned bits) {
  if (bits == text_kind) return Frame::Kind::text;
  if (bits == ping_kind) return Frame::Kind::ping;
  return bits == close_kind ? Frame::Kind::close : Frame::Kind::other;
}

}  // namespace

std::optional<Frame> first_frame(std::string_view bytes) {
  if (bytes.size() < 2) return std::nullopt;
  std::size_t length = byte_at(bytes, 1) & length_bits;
  std::size_t length_size = 0;
  if (length == length_in_two_bytes) length_size = two_bytes;
  if (length == length_in_eight_bytes) length_size = eight_bytes;
  const std::size_t header = 2 + length_size;
  if (bytes.size() < header) return std::nullopt;
  if (length_size > 0) length = 0;
  for (std::size_t place = 2; place < header; ++place)
    length = (length << 8U) | byte_at(bytes, place);
  if (bytes.size() - header < length) return std::nullopt;
  return Frame{kind_of(byte_at(bytes, 0) & kind_bits), bytes.substr(header, length),
               header + length};
}

void add_text_frame(std::string& bytes, std::string_view text) {
  add_frame(bytes, text_kind, text);
}

void add_pong_frame(std::string& bytes, std::string_view content) {
  add_frame(bytes, pong_kind, content);
}

}  // namespace cheesemoon::tools
