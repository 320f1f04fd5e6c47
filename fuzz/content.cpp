#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "records/first_rat_content.h"
#include "records/share_folder.h"
#include "require.h"

using namespace cheesemoon;

// Any file is compiled, or refused with reasons.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  static const std::string schemas = records::content_folder() + "/first-rat/schema";
  const auto content = records::read_first_rat_content(text, schemas);
  if (content) return 0;
  fuzz::require(!content.error().empty());
  for (const auto& error : content.error()) fuzz::require(!error.what.empty());
  return 0;
}
