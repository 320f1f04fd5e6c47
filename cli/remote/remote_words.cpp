#include "cli/remote/remote_words.h"

#include <array>

namespace cheesemoon::cli {

std::span<const RemoteWords* const> all_remote_words() {
  static constexpr std::array all{&remote_english, &remote_german, &remote_french};
  return all;
}

const RemoteWords& remote_words(std::string_view code) {
  for (const RemoteWords* words : all_remote_words()) {
    if (words->code == code) return *words;
  }
  return remote_english;
}

}  // namespace cheesemoon::cli
