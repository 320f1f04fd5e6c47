#include <cstddef>
#include <cstdint>
#include <string_view>

#include "records/document.h"
#include "records/playthrough.h"
#include "require.h"

using namespace cheesemoon;

namespace {

void check(const records::BraveRatsDocument& document) {
  const auto games = records::replay(document);
  if (!games) fuzz::require(!games.error().what.empty());
  if (!games) return;
  for (const auto& game : *games) fuzz::require(!records::playthrough(game).empty());
}

void check(const records::FirstRatRecord& record) {
  const auto game = records::replay(record);
  if (!game) fuzz::require(!game.error().what.empty());
  if (game) fuzz::require(!records::playthrough(*game).empty());
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
  const std::string written = records::write_document(*document);
  const auto again = records::read_document(written);
  fuzz::require(again.ok() && records::write_document(*again) == written);
  std::visit([](const auto& content) { check(content); }, *document);
  return 0;
}
