#include "tools/flooder.h"

#include <gtest/gtest.h>

#include "server/client/url.h"
#include "server/store/store_fixture.h"
#include "tools/serving.h"

namespace cheesemoon::tools {
namespace {

TEST(Flooder, GetsWhatHeIsAllowedAndIsRefusedTheRest) {
  const server::TemporaryFolder folder;
  const Serving serving(folder.file("games.sqlite"), true);
  const auto url = server::read_url(serving.url());
  ASSERT_TRUE(url);
  const auto flooder = Flooder::make(*url, "127.0.2.1");
  ASSERT_TRUE(flooder) << flooder.error();
  constexpr std::chrono::minutes longest{3};
  ASSERT_EQ((*flooder)->prepare(longest), std::nullopt);
  (*flooder)->begin();
  const auto deadline = std::chrono::steady_clock::now() + longest;
  for (const char* answer : {"table 201", "hint 200", "review 429"}) {
    while (!(*flooder)->answers().contains(answer)) {
      ASSERT_LT(std::chrono::steady_clock::now(), deadline) << answer << " never came";
      (*flooder)->go_on();
    }
  }
}

}  // namespace
}  // namespace cheesemoon::tools
