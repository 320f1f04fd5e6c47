#include <cstddef>
#include <cstdint>
#include <string_view>

#include "records/playthrough.h"
#include "records/rat_document.h"
#include "require.h"

using namespace cheesemoon;

namespace {

template <Game G>
void check(const records::Document<G>& document) {
  const std::string written = records::write_document(document);
  const auto again = records::read_document<G>(written);
  fuzz::require(again.ok() && records::write_document(*again) == written);
  const auto games = records::replay(document);
  if (!games) fuzz::require(!games.error().what.empty());
  if (!games) return;
  for (const auto& game : *games) fuzz::require(!records::playthrough(game).empty());
}

}  // namespace

// Any file is refused with a reason, or is read, written and read again alike.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto document = records::read_document(text);
  if (!document) {
    fuzz::require(!document.error().what.empty());
    return 0;
  }
  std::visit([](const auto& content) { check(content); }, *document);
  return 0;
}
