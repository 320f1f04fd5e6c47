#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "places.h"
#include "records/playthrough.h"
#include "records/rat_document.h"

namespace cheesemoon::records {
namespace {

const std::filesystem::path golden = std::filesystem::path(tests_folder()) / "golden";

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<std::string> golden_games() {
  std::vector<std::string> names;
  for (const char* game : {"brave-rats", "first-rat"}) {
    for (const auto& entry : std::filesystem::directory_iterator(golden / game)) {
      if (entry.path().extension() == ".json")
        names.push_back((std::filesystem::path(game) / entry.path().stem()).string());
    }
  }
  std::sort(names.begin(), names.end());
  return names;
}

template <Game G>
std::string text_of_games(const Document<G>& document) {
  const auto games = replay(document);
  EXPECT_TRUE(games) << describe(games.error());
  std::string text;
  for (const auto& game : *games) text += (text.empty() ? "" : "\n") + playthrough(game);
  return text;
}

class GoldenGame : public testing::TestWithParam<std::string> {};

// When a change of the rules is meant, scripts/write-golden-games writes the texts anew, and the
// difference is what the change does to whole games.
TEST_P(GoldenGame, ReadsAsItDid) {
  const std::filesystem::path record = golden / (GetParam() + ".json");
  const auto document = read_document(text_of(record));
  ASSERT_TRUE(document) << describe(document.error());
  const std::string text =
      std::visit([](const auto& content) { return text_of_games(content); }, *document);
  EXPECT_EQ(text, text_of(std::filesystem::path(record).replace_extension(".txt")));
}

std::string test_name(const testing::TestParamInfo<std::string>& game) {
  std::string name = game.param;
  std::replace_if(
      name.begin(), name.end(), [](char letter) { return letter == '-' || letter == '/'; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenGame, testing::ValuesIn(golden_games()), test_name);

TEST(GoldenGames, AreThere) {
  EXPECT_GE(golden_games().size(), 12U);
}

}  // namespace
}  // namespace cheesemoon::records
