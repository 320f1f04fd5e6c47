#include "cli/text_layout.h"

#include <algorithm>
#include <vector>

#include "engine/core/words.h"

namespace cheesemoon::cli {

int width_of(std::string_view text) {
  // The bytes that go on with a letter begin with the bits 10.
  return static_cast<int>(std::count_if(text.begin(), text.end(), [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
  }));
}

std::string wrapped(std::string_view first, std::span<const std::string> pieces) {
  constexpr int widest = 80;
  const int indent = width_of(first);
  std::string lines(first);
  int column = indent;
  for (const std::string& piece : pieces) {
    const int width = width_of(piece);
    if (column > indent && column + 1 + width > widest) {
      lines += "\n" + std::string(static_cast<std::size_t>(indent), ' ');
      column = indent;
    } else if (column > indent) {
      lines += ' ';
      ++column;
    }
    lines += piece;
    column += width;
  }
  return lines;
}

std::string wrapped(std::string_view first, std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) words.emplace_back(cut(text, ' '));
  return wrapped(first, words);
}

}  // namespace cheesemoon::cli
